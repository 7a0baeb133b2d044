import {
  COLUMNS,
  type Column,
  type ComparisonRun,
  type ComparisonState,
  FIGURES,
  type Sort,
} from '../../panel/compare/protocol.js';
import { describeFigure, describeVerdict, nameOfAlgorithm, nameOfHeuristic } from '../../words/comparison.js';
import { Icon, type IconName } from '../Icon.js';
import { usePage } from '../context.js';
import { ask } from './request.js';

interface Props {
  readonly comparison: ComparisonState;
  /** The id of the heading that names the table. */
  readonly labelledBy: string;
}

/** A run a row. Where it is too wide it scrolls by itself, by keys too, and the headers stay. */
export function ResultTable({ comparison: { runs, sort, optimum }, labelledBy }: Props) {
  return (
    // What scrolls has to be reached by the keyboard.
    <div class="result-table" role="region" aria-labelledby={labelledBy} tabIndex={0}>
      <table aria-labelledby={labelledBy}>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <Header key={column} column={column} sort={sort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {runs.map((run) => (
            <Row key={`${run.method.algorithm} ${run.method.heuristic}`} run={run} optimum={optimum} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Header({ column, sort }: { readonly column: Column; readonly sort: Sort }) {
  const { phrases } = usePage();
  const isSorted = sort.column === column;
  const order = sort.descending ? 'descending' : 'ascending';
  return (
    <th scope="col" class={`column-${column}`} {...(isSorted && { 'aria-sort': order })}>
      <button
        type="button"
        title={phrases.say(`compare.hint.${column}`)}
        onClick={() => {
          ask({ kind: 'sort', column });
        }}
      >
        {phrases.say(`compare.column.${column}`)}
        <Icon name={isSorted ? order : 'unsorted'} />
      </button>
    </th>
  );
}

const VERDICT_ICONS: Readonly<Record<ComparisonRun['verdict'], IconName>> = {
  optimal: 'check-all',
  shortest: 'check',
  longer: 'warning',
  open: 'question',
  milliseconds: 'watch',
  held: 'watch',
  failed: 'unsolvable',
};

interface RowProps {
  readonly run: ComparisonRun;
  readonly optimum: number | undefined;
}

function Row({ run, optimum }: RowProps) {
  const { phrases } = usePage();
  const none = phrases.say('compare.none');
  return (
    <tr data-verdict={run.verdict}>
      <th scope="row">{nameOfAlgorithm(run, phrases)}</th>
      <td>{nameOfHeuristic(run, phrases) ?? none}</td>
      <td class="verdict">
        <Icon name={VERDICT_ICONS[run.verdict]} />
        {describeVerdict(run, optimum, phrases)}
      </td>
      {FIGURES.map((figure) => {
        const value = run.figures[figure];
        return (
          <td key={figure} class="figure" data-figure={figure}>
            {value === undefined ? none : describeFigure(figure, value, phrases)}
          </td>
        );
      })}
    </tr>
  );
}
