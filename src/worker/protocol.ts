import type { Move } from '../puzzle/moves.js';
import type { Problem } from '../puzzle/problem.js';
import type { Limits, Timed } from '../search/drive.js';
import type { Share } from '../search/patterns/patternDive.js';
import type { Round } from '../search/patterns/patternSearch.js';
import type { Method, Progress } from '../search/search.js';
import type { ShortestSolutions } from '../search/shortestSolutions.js';
import type { Solution } from '../search/solve.js';

/** What a worker can be asked to do. */
export type Job =
  /** To solve a problem by a method, within limits. */
  | { readonly kind: 'solve'; readonly problem: Problem; readonly method: Method; readonly limits: Limits }
  /** To tell the bound with which a search by the best tables that are there begins. */
  | { readonly kind: 'bound'; readonly problem: Problem }
  /** To search a share of all that is within a bound; thoroughly, when that is much. */
  | {
      readonly kind: 'round';
      readonly problem: Problem;
      readonly bound: number;
      readonly share: Share;
      readonly thorough: boolean;
    }
  /** To find all solutions of the length that shortest ones have. */
  | {
      readonly kind: 'shortest';
      readonly problem: Problem;
      readonly distance: number;
      readonly limit: number;
      readonly limits: Limits;
    };

/** What it comes to. */
export interface Results {
  readonly solve: Solution;
  readonly bound: number;
  readonly round: Round;
  readonly shortest: ShortestSolutions;
}

/** What a job of some kind comes to. */
export type ResultOf<AJob extends Job> = Timed<Results[AJob['kind']]>;

/** Messages to a worker. Jobs have numbers, given by who asks. */
export type Order =
  | { readonly kind: 'begin'; readonly id: number; readonly job: Job }
  | { readonly kind: 'cancel'; readonly id: number }
  /** In another share of the same round, a solution was found. */
  | { readonly kind: 'rival'; readonly id: number; readonly moves: readonly Move[] }
  /** The tables that the extension ships, packed. */
  | { readonly kind: 'tables'; readonly duplicates: Uint8Array; readonly patterns: Uint8Array };

/** Messages from a worker. */
export type Report = { readonly id: number } & (
  | { readonly kind: 'progress'; readonly progress: Progress }
  | { readonly kind: 'done'; readonly result: Timed<Results[keyof Results]> }
  | { readonly kind: 'cancelled' }
  | {
      readonly kind: 'limit';
      readonly limit: keyof Limits;
      readonly progress: Progress;
      readonly milliseconds: number;
    }
  | { readonly kind: 'failed'; readonly message: string }
);

/** One end of the line between a worker and who asks it. */
export interface Line<Sent, Heard> {
  post(message: Sent): void;
  /** To be called once, before anything is heard. */
  listen(onMessage: (message: Heard) => void): void;
}
