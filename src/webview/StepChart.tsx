import { useMemo, useRef } from 'preact/hooks';
import type { Curves } from '../panel/solution/protocol.js';
import type { Phrasebook } from '../words/phrasebook.js';
import { usePage } from './context.js';

interface Props {
  readonly curves: Curves;
  /** How many moves the solution has: one at least. */
  readonly length: number;
  readonly step: number;
}

/** A line of the chart; its name is its style too. */
interface Line {
  readonly name: 'left' | 'distance' | 'estimate';
  readonly label: string;
  /** A value for each step. */
  readonly values: readonly number[];
}

/** How far the goal is at each step, and what a heuristic says of it. Dragging in it goes through the steps. */
export function StepChart({ curves, length, step }: Props) {
  const { phrases, dispatch } = usePage();
  const plot = useRef<HTMLDivElement>(null);
  const lines = useMemo(() => linesOf(curves, length, phrases), [curves, length, phrases]);
  const top = Math.max(...lines.flatMap(({ values }) => values));
  const go = ({ clientX }: PointerEvent) => {
    const box = plot.current?.getBoundingClientRect();
    if (box) dispatch({ type: 'go', step: Math.round(((clientX - box.left) / box.width) * length) });
  };
  return (
    <figure class="step-chart" aria-label={phrases.say('chart.label')}>
      <div
        ref={plot}
        class="plot"
        role="img"
        aria-label={summaryOf(curves, length, phrases)}
        title={phrases.say('chart.hint')}
        onPointerDown={(event) => {
          if (event.button !== 0) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          go(event);
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) go(event);
        }}
      >
        <svg viewBox={`0 0 ${length} ${top}`} preserveAspectRatio="none">
          {lines.map(({ name, values }) => (
            <polyline key={name} class={`line ${name}`} points={pointsOf(values, top)} />
          ))}
        </svg>
        <span class="top">{phrases.number(top)}</span>
        <span class="here" style={{ left: `${(100 * step) / length}%` }} />
        {lines.map(({ name, values }) => (
          <span
            key={name}
            class={`dot ${name}`}
            style={{
              left: `${(100 * step) / length}%`,
              top: `${100 - (100 * (values[step] ?? 0)) / top}%`,
            }}
          />
        ))}
      </div>
      <figcaption>
        <ul class="legend">
          {lines.map(({ name, label, values }) => (
            <li key={name}>
              <svg viewBox="0 0 24 2" aria-hidden="true">
                <polyline class={`line ${name}`} points="0,1 24,1" />
              </svg>
              {label} <strong>{phrases.number(values[step] ?? 0)}</strong>
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
}

function linesOf({ heuristic, estimates, distances }: Curves, length: number, phrases: Phrasebook): Line[] {
  const left = Array.from({ length: length + 1 }, (_, step) => length - step);
  return [
    { name: 'left', label: phrases.say('chart.left'), values: left },
    ...(distances
      ? [{ name: 'distance' as const, label: phrases.say('chart.distance'), values: distances }]
      : []),
    { name: 'estimate', label: phrases.say(`heuristic.${heuristic}`), values: estimates },
  ];
}

function pointsOf(values: readonly number[], top: number): string {
  return values.map((value, step) => `${step},${top - value}`).join(' ');
}

function summaryOf({ heuristic, estimates, distances }: Curves, count: number, phrases: Phrasebook): string {
  const values = { heuristic: phrases.say(`heuristic.${heuristic}`), estimate: estimates[0] ?? 0, count };
  const distance = distances?.[0];
  return distance === undefined
    ? phrases.say('chart.summary', values)
    : phrases.say('chart.summary.distance', { ...values, distance });
}
