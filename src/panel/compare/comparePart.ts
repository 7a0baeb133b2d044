import * as vscode from 'vscode';
import type { PartTools, ViewPart } from '../viewPart.js';
import { Comparison } from './comparison.js';
import { type ComparisonRequest, readComparison } from './protocol.js';

/** How long it is told that something was copied, in milliseconds. */
const TOLD_FOR = 3000;

/** The comparison of methods, as a part of a panel. */
export class ComparePart implements ViewPart {
  private readonly comparison: Comparison;

  constructor(tools: PartTools) {
    const { context } = tools;
    const { solver, phrases } = context;
    this.comparison = new Comparison(readComparison(tools.kept), {
      solver,
      phrases,
      get problem() {
        return tools.problem;
      },
      limits: () => context.settings().limits,
      post: (comparison) => {
        tools.post({ type: 'comparison', comparison });
      },
      keep: (saved) => {
        tools.keep(saved);
      },
      copy: (text) => {
        void vscode.env.clipboard.writeText(text);
        vscode.window.setStatusBarMessage(phrases.say('compare.copied'), TOLD_FOR);
      },
    });
  }

  show(): void {
    this.comparison.tell();
  }

  reset(): void {
    this.comparison.reset();
  }

  dispose(): void {
    this.comparison.end();
  }

  /** Does what the page asks for. */
  receive(request: ComparisonRequest): void {
    this.comparison.receive(request);
  }
}
