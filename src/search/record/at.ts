import type { Round, SearchRecord } from './record.js';

/** The nodes that count at a step: in a search that deepens, those of the round under way. */
export interface Span {
  readonly first: number;
  /** One behind the last. */
  readonly end: number;
}

/** What has become of a node at a step. */
export const STATUSES = ['waiting', 'expanded', 'cut', 'replaced'] as const;
export type Status = (typeof STATUSES)[number];

/** @returns the round that a step is in, from 0; -1 in searches without rounds */
export function roundAt({ rounds }: SearchRecord, step: number): number {
  return rounds.findLastIndex((round) => round.step <= Math.max(step, 1));
}

export function spanOf(record: SearchRecord, round: number, step: number): Span {
  const next: Round | undefined = record.rounds[round + 1];
  return {
    first: record.rounds[round]?.node ?? 0,
    end: Math.min(record.sizeAt(step), next?.node ?? Infinity),
  };
}

export function statusAt(record: SearchRecord, node: number, step: number): Status {
  if (record.get(node, 'kept') === 0) return 'cut';
  const expandedAt = record.get(node, 'expandedAt');
  if (expandedAt > 0 && expandedAt <= step) return 'expanded';
  const replacedBy = record.get(node, 'replacedBy');
  return replacedBy > 0 && replacedBy < record.sizeAt(step) ? 'replaced' : 'waiting';
}
