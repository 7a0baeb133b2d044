import { useEffect } from 'preact/hooks';
import type { ViewProps } from '../Shown.js';
import { ask } from './ask.js';
import { MethodChoice } from '../MethodChoice.js';
import { usePage } from '../context.js';
import { Breakpoint } from './Breakpoint.js';
import { LayerChart } from './LayerChart.js';
import { Pseudocode } from './Pseudocode.js';
import { Rounds } from './Rounds.js';
import { RunLine } from './RunLine.js';
import { Transport } from './Transport.js';
import { Tree } from './Tree.js';
import { type SearchShown, pace } from './store.js';

/** The run of an algorithm on the board, step by step. */
export function View({ state: { search }, panel: { problem } }: ViewProps) {
  const { phrases } = usePage();
  usePlaying(search);
  if (!search) return null;
  const { run, playing } = search;
  return (
    <div class="search">
      <MethodChoice
        method={run.method}
        choices={run.choices}
        heuristics={run.heuristics}
        label={phrases.say('run.method')}
        hint={phrases.say('run.method.hint')}
        onChoose={(method) => {
          ask({ type: 'method', method });
        }}
      />
      <RunLine run={run} playing={playing} />
      {run.steps > 0 && (
        <>
          <Transport run={run} playing={playing} />
          <div class="search-parts">
            <Tree run={run} goal={problem.goal} />
            <div class="search-details">
              <Pseudocode run={run} />
              <Breakpoint run={run} />
              <LayerChart run={run} />
              {run.rounds.length > 0 && <Rounds run={run} />}
            </div>
          </div>
        </>
      )}
    </div>
  );
}

/** While it plays, asks for the next steps when their time has come. */
function usePlaying(search: SearchShown | undefined): void {
  const { run, playing = false } = search ?? {};
  const { step, steps, speed = 1 } = run ?? {};
  useEffect(() => {
    if (!playing) return undefined;
    const { milliseconds, steps: count } = pace(speed);
    const timer = setTimeout(() => {
      ask({ type: 'play', steps: count });
    }, milliseconds);
    return () => {
      clearTimeout(timer);
    };
    // At the end of a record that grows, it goes on as soon as there are more steps.
  }, [playing, step, steps, speed]);
}
