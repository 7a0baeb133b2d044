/** The colours of a board. */
export interface Palette {
  readonly board: string;
  /** The line about the board. */
  readonly frame: string;
  readonly tile: string;
  /** The line about a tile. */
  readonly edge: string;
  readonly digit: string;
  /** A tile in its place, and its digits. */
  readonly home: string;
  readonly 'home-digit': string;
  /** How much of a solution has been played, and what has not. */
  readonly bar: string;
  readonly track: string;
}

/** As in VS Code's own light theme. */
export const LIGHT: Palette = {
  ...{ board: '#f8f8f8', frame: '#dcdcdc', tile: '#e5e5e5', edge: '#00000018', digit: '#3b3b3b' },
  ...{ home: '#005fb8', 'home-digit': '#ffffff', bar: '#005fb8', track: '#dcdcdc' },
};

/** As in VS Code's own dark theme. */
export const DARK: Palette = {
  ...{ board: '#1f1f1f', frame: '#3c3c3c', tile: '#313131', edge: '#ffffff18', digit: '#cccccc' },
  ...{ home: '#0078d4', 'home-digit': '#ffffff', bar: '#0078d4', track: '#3c3c3c' },
};

/** Whatever theme VS Code has, in pages that it puts its colours into. */
export const THEMED: Palette & { readonly ring: string } = {
  board: 'var(--vscode-editorWidget-background,transparent)',
  frame: 'var(--vscode-contrastBorder,var(--vscode-widget-border,transparent))',
  tile: 'var(--vscode-button-secondaryBackground,transparent)',
  edge: 'var(--vscode-contrastBorder,var(--vscode-button-border,transparent))',
  digit: 'var(--vscode-button-secondaryForeground,var(--vscode-foreground))',
  home: 'var(--vscode-button-background,transparent)',
  'home-digit': 'var(--vscode-button-foreground,var(--vscode-foreground))',
  bar: 'var(--vscode-progressBar-background,var(--vscode-focusBorder))',
  track: 'var(--vscode-scrollbarSlider-background,transparent)',
  /** A second line in tiles in their place, where colours alone do not tell. */
  ring: 'var(--vscode-contrastActiveBorder,transparent)',
};

/** @returns the declarations of CSS that give a palette's colours their names */
export function declarations(palette: Palette): string {
  return Object.entries(palette)
    .map(([name, colour]) => `--${name}:${String(colour)};`)
    .join('');
}
