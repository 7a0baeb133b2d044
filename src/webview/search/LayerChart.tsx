import type { Run } from '../../panel/search/protocol.js';
import { usePage } from '../context.js';

type Side = Run['sides'][number];

/** One in so many depths has its number under it, so that they do not run together. */
const MOST_NUMBERS = 10;

/** How many boards of each depth wait and have been expanded, a chart for each side of the search. */
export function LayerChart({ run: { sides } }: { readonly run: Run }) {
  const { phrases } = usePage();
  const most = Math.max(1, ...sides.flatMap(({ depths }) => depths.map(inAll)));
  return (
    <section class="layer-chart" aria-labelledby="layers-title">
      <h2 id="layers-title">{phrases.say('layers.label')}</h2>
      <ul class="legend">
        <li class="expanded">
          {phrases.say('layers.expanded', { count: phrases.number(total(sides, 'expanded')) })}
        </li>
        <li class="waiting">
          {phrases.say('layers.waiting', { count: phrases.number(total(sides, 'waiting')) })}
        </li>
        <li class="cut">{phrases.say('layers.cut', { count: phrases.number(total(sides, 'cut')) })}</li>
      </ul>
      {sides.map((side) => (
        <figure key={side.side}>
          {sides.length > 1 && <figcaption>{phrases.say(`layers.from.${side.side}`)}</figcaption>}
          <Bars side={side} most={most} />
        </figure>
      ))}
    </section>
  );
}

function Bars({ side: { side, depths }, most }: { readonly side: Side; readonly most: number }) {
  const { phrases } = usePage();
  const every = Math.ceil(depths.length / MOST_NUMBERS);
  return (
    <ol class="layer-bars" start={0} data-side={side}>
      {depths.map((layer, depth) => {
        const { waiting, expanded, cut } = layer;
        const told = phrases.say('layers.bar', {
          depth,
          expanded: phrases.number(expanded),
          waiting: phrases.number(waiting),
          cut: phrases.number(cut),
        });
        return (
          <li key={depth} title={told}>
            <span class="for-screen-readers">{told}</span>
            {(['cut', 'waiting', 'expanded'] as const).map(
              (status) =>
                layer[status] > 0 && (
                  <span
                    key={status}
                    class={`fill ${status}`}
                    aria-hidden="true"
                    style={{ '--share': layer[status] / most }}
                  />
                ),
            )}
            <span class="place" aria-hidden="true">
              {depth % every === 0 ? depth : ''}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

function inAll({ waiting, expanded, cut }: Side['depths'][number]): number {
  return waiting + expanded + cut;
}

function total(sides: readonly Side[], status: keyof Side['depths'][number]): number {
  return sides.flatMap(({ depths }) => depths).reduce((sum, layer) => sum + layer[status], 0);
}
