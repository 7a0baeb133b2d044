import { type ComparisonRun, type ComparisonState, FIGURES } from '../../panel/compare/protocol.js';
import { describeFigure, nameOfMethod } from '../../words/comparison.js';
import { usePage } from '../context.js';
import { ask } from './request.js';
import { type LogScale, logScale } from './scale.js';

/** One figure of all runs as bars on a logarithmic scale, in the table's order. */
export function Bars({ comparison: { runs, figure } }: { readonly comparison: ComparisonState }) {
  const { phrases } = usePage();
  const scale = logScale(runs.flatMap(({ figures }) => figures[figure] ?? []));
  return (
    <section class="log-bars">
      <label class="log-figure">
        {phrases.say('compare.bars.figure')}
        <select
          value={figure}
          onChange={({ currentTarget }) => {
            const chosen = FIGURES.find((each) => each === currentTarget.value);
            if (chosen) ask({ kind: 'figure', figure: chosen });
          }}
        >
          {FIGURES.map((each) => (
            <option key={each} value={each}>
              {phrases.say(`compare.column.${each}`)}
            </option>
          ))}
        </select>
      </label>
      {scale && (
        <>
          <ol>
            {runs.map((run) => (
              <Bar
                key={`${run.method.algorithm} ${run.method.heuristic}`}
                run={run}
                value={run.figures[figure]}
                scale={scale}
                text={describeFigure(figure, run.figures[figure] ?? 0, phrases)}
              />
            ))}
          </ol>
          <p class="note">
            {phrases.say('compare.bars.scale', {
              from: describeFigure(figure, scale.low, phrases),
              to: describeFigure(figure, scale.high, phrases),
            })}
          </p>
        </>
      )}
    </section>
  );
}

interface BarProps {
  readonly run: ComparisonRun;
  readonly value: number | undefined;
  readonly scale: LogScale;
  /** The value as it is read. */
  readonly text: string;
}

function Bar({ run, value, scale, text }: BarProps) {
  const { phrases } = usePage();
  const share = scale.share(value ?? 0);
  return (
    <li>
      <span class="log-name">{nameOfMethod(run, phrases)}</span>
      <span class="track" aria-hidden="true">
        {scale.decades.map((decade) => (
          <span key={decade} class="decade" style={{ left: percent(scale.share(decade)) }} />
        ))}
        <span class="log-bar" data-verdict={run.verdict} style={{ width: percent(share) }} />
      </span>
      <span class="log-value">{value === undefined ? phrases.say('compare.none') : text}</span>
    </li>
  );
}

function percent(share: number): string {
  return `${100 * share}%`;
}
