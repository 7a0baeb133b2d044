import { isPuzzleFence } from '../notation/fences.js';
import { type PreviewTools, figuresOf } from './figures.js';

/** As much of a token of markdown-it as is of use here. */
interface Token {
  /** What stands behind the fence's marks. */
  readonly info: string;
  readonly content: string;
  readonly attrs: unknown;
}

interface Renderer {
  renderAttrs(token: Token): string;
}

type Rule = (
  tokens: readonly Token[],
  index: number,
  options: unknown,
  env: unknown,
  renderer: Renderer,
) => string;

/** As much of markdown-it as is of use here. */
export interface MarkdownIt {
  readonly renderer: { readonly rules: { fence?: Rule | undefined } };
}

/**
 * Has fenced blocks of puzzles drawn. What cannot be drawn stays the code block that it is, below what is said of it.
 * @param md is given the rule, and back
 */
export function drawPuzzles<Markdown extends MarkdownIt>(md: Markdown, tools: PreviewTools): Markdown {
  const { rules } = md.renderer;
  const code = rules.fence;
  if (!code) return md;
  rules.fence = (tokens, index, options, env, renderer) => {
    const token = tokens[index];
    const figures = token && isPuzzleFence(token.info) ? figuresOf(token.content, tools) : undefined;
    if (!token || !figures) return code(tokens, index, options, env, renderer);
    // The attributes tell the preview which line this is.
    const drawn = `<div${renderer.renderAttrs(token)}>${figures.html}</div>\n`;
    if (figures.rest === '') return drawn;
    return drawn + code([withText(token, figures.rest)], 0, options, env, renderer);
  };
  return md;
}

/** @returns a token that is the same, methods included, but for its text, and is on no line */
function withText(token: Token, content: string): Token {
  return Object.assign(Object.create(token) as Token, { content, attrs: null });
}
