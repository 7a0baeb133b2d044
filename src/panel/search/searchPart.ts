import { acceptingAlgorithms } from '../../search/algorithms.js';
import { quickHeuristics } from '../../search/heuristics/values.js';
import { stepUntil } from '../../search/record/breakpoint.js';
import type { Algorithm, Method } from '../../search/search.js';
import type { Control } from '../protocol.js';
import type { PartTools, ViewPart } from '../viewPart.js';
import { FRESH, type Kept, type RunAction, readKept } from './protocol.js';
import { Recording } from './recording.js';
import { runAt } from './runAt.js';

/** Algorithms that tell no observer of what they do: their nodes are no boards. */
const UNWATCHED: readonly Algorithm['id'][] = ['anytime', 'constructive'];

/** At most so many nodes are remembered as opened or closed by hand; of more, the latest. */
const MOST_FOLDED = 100;

/** What is kept, while a search plays, is told this long after, in milliseconds. */
const KEEPING_DELAY = 300;

/** Runs an algorithm on the problem shown, and shows its record step by step. */
export class SearchPart implements ViewPart {
  private recording: Recording | undefined;
  private kept: Kept;
  private keeping: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly tools: PartTools) {
    this.kept = readKept(tools.kept);
  }

  show(): void {
    const { tools, method } = this;
    this.recording ??= new Recording(tools.problem, method, () => {
      this.tell();
    });
    this.tell();
  }

  reset(): void {
    this.beginAnew(this.kept.method);
  }

  dispose(): void {
    this.recording?.cancel();
    clearTimeout(this.keeping);
  }

  /** Carries out a key or a command for the step that is shown. */
  control(control: Control): void {
    const { record, phase } = this.recording ?? {};
    if (!record) return;
    switch (control) {
      case 'first':
        this.goTo(0);
        return;
      case 'previous':
        this.goTo(this.step - 1);
        return;
      case 'next':
        this.goTo(this.step + 1);
        return;
      case 'last':
        this.goTo(record.steps);
        return;
      case 'toggle':
        // Played to the end, it starts over.
        if (this.step === record.steps && phase?.kind !== 'recording') this.goTo(0);
        this.tools.post({ type: 'searchToggle' });
        return;
    }
  }

  /** Does what the page asks for. */
  act(action: RunAction): void {
    const { record } = this.recording ?? {};
    if (!record) return;
    switch (action.type) {
      case 'go':
        this.goTo(action.step);
        return;
      case 'toggle':
        this.control('toggle');
        return;
      case 'play':
        this.goTo(stepUntil(record, this.step, this.step + action.steps, this.kept.breakpoint));
        return;
      case 'visit':
        if (action.node < record.size) this.goTo(record.stepOf(action.node));
        return;
      case 'fold':
        this.fold(action.node, action.open);
        break;
      case 'break':
        this.change({ breakpoint: action.breakpoint });
        break;
      case 'look':
        this.change({ speed: action.speed, zoom: action.zoom });
        break;
      case 'method':
        this.beginAnew(action.method);
        this.show();
        return;
    }
    this.tell();
  }

  /** The step that is shown: one to come back to may not be recorded yet. */
  private get step(): number {
    return Math.min(this.kept.step, this.recording?.record.steps ?? 0);
  }

  private get algorithms(): Algorithm[] {
    return acceptingAlgorithms(this.tools.problem.start).filter(({ id }) => !UNWATCHED.includes(id));
  }

  /** The method chosen here, else the panel's, as far as it can be watched on boards of this shape. */
  private get method(): Method {
    const { algorithm, heuristic } = this.kept.method ?? this.tools.method;
    const [first] = this.algorithms;
    const heuristics = quickHeuristics(this.tools.problem.start);
    return {
      algorithm: this.algorithms.some(({ id }) => id === algorithm) ? algorithm : (first?.id ?? algorithm),
      heuristic: heuristics.includes(heuristic) ? heuristic : (heuristics.at(-1) ?? heuristic),
    };
  }

  private goTo(step: number): void {
    // What was folded by hand around another node would be in the way here.
    const { steps = 0 } = this.recording?.record ?? {};
    this.change({ step: Math.max(0, Math.min(step, steps)), closed: [] });
    this.tell();
  }

  private fold(node: number, open: boolean): void {
    const without = (nodes: readonly number[]) => nodes.filter((other) => other !== node);
    const withIt = (nodes: readonly number[]) => [...without(nodes), node].slice(-MOST_FOLDED);
    const { opened, closed } = this.kept;
    this.change(
      open
        ? { opened: withIt(opened), closed: without(closed) }
        : { opened: without(opened), closed: withIt(closed) },
    );
  }

  private change(changes: Partial<Kept>): void {
    this.kept = { ...this.kept, ...changes };
    this.keeping ??= setTimeout(() => {
      this.keeping = undefined;
      this.tools.keep(this.kept);
    }, KEEPING_DELAY);
  }

  /** Forgets the run and all that was about its nodes. */
  private beginAnew(method: Method | undefined): void {
    this.recording?.cancel();
    this.recording = undefined;
    const { speed, zoom } = this.kept;
    this.change({ ...FRESH, method, speed, zoom });
  }

  private tell(): void {
    if (!this.recording) return;
    const { step, recording, kept, algorithms } = this;
    const choices = algorithms.map(({ id, informed }) => ({ algorithm: id, informed }));
    const heuristics = quickHeuristics(this.tools.problem.start);
    this.tools.post({ type: 'searchRun', run: runAt(recording, step, kept, { choices, heuristics }) });
  }
}
