import * as vscode from 'vscode';
import type { Tools } from '../editor/tools.js';
import { frameCount } from '../drawing/frames.js';
import { paceAt } from '../drawing/pace.js';
import { solutionSvg } from '../drawing/svg.js';
import { markdownStrip } from '../notation/strip.js';
import type { ShownSolution } from '../panel/context.js';
import { PageGoneError } from '../panel/gif/gifDrawing.js';
import type { Phrasebook } from '../words/phrasebook.js';
import { textOfMoves } from '../words/pictures.js';
import { withProgress } from './progress.js';
import { askFile, saveFile } from './saveFile.js';

/** The forms in which a solution can be exported: files, and texts for the clipboard. */
const FORMATS = ['svg', 'gif', 'markdown', 'svg-text'] as const;

type Format = (typeof FORMATS)[number];

const ICONS: Readonly<Record<Format, string>> = {
  svg: 'file-media',
  gif: 'device-camera-video',
  markdown: 'markdown',
  'svg-text': 'code',
};

/** What "Export Solution…" takes from other extensions and from keybindings; what is not given is asked for. */
export interface ExportArguments {
  readonly format?: Format;
  /** The file, where one is written. */
  readonly to?: vscode.Uri;
}

/** The side of a square of an SVG, in pixels, where there is room for it, and how wide the squares of a row may be. */
const SQUARE = 72;
const WIDEST = 480;

/** How long it is told that something was copied, in milliseconds. */
const TOLD_FOR = 3000;

/** "Export Solution…": writes a file that plays by itself, or copies a text. */
export async function exportSolution(
  tools: Tools,
  shown: ShownSolution | undefined,
  { format: given, to }: ExportArguments = {},
): Promise<void> {
  const { phrases } = tools;
  if (!shown) {
    void vscode.window.showInformationMessage(phrases.say('export.nothing'));
    return;
  }
  const format = FORMATS.find((known) => known === given) ?? (await askFormat(phrases));
  switch (format) {
    case undefined:
      return;
    case 'svg':
    case 'gif':
      await exportFile(shown, format, to instanceof vscode.Uri ? to : undefined, phrases);
      return;
    case 'markdown':
      await copy(markdownStrip(shown.problem, shown.moves, textOf(shown, phrases).title), phrases);
      return;
    case 'svg-text':
      await copy(svgOf(shown, phrases), phrases);
      return;
  }
}

async function askFormat(phrases: Phrasebook): Promise<Format | undefined> {
  const items = FORMATS.map((format) => ({
    format,
    label: `$(${ICONS[format]}) ${phrases.say(`export.${format}`)}`,
    detail: phrases.say(`export.${format}.detail`),
  }));
  const chosen = await vscode.window.showQuickPick(items, { title: phrases.say('export.title') });
  return chosen?.format;
}

async function exportFile(
  shown: ShownSolution,
  format: 'svg' | 'gif',
  to: vscode.Uri | undefined,
  phrases: Phrasebook,
): Promise<void> {
  const file = to ?? (await askFile(shown.source, format, phrases));
  if (!file) return;
  try {
    const bytes =
      format === 'svg' ? new TextEncoder().encode(svgOf(shown, phrases)) : await drawGif(shown, phrases);
    if (bytes) await saveFile(file, bytes, phrases);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const message =
      error instanceof PageGoneError
        ? phrases.say('export.hidden')
        : phrases.say('export.failed', { reason });
    void vscode.window.showErrorMessage(message);
  }
}

/** @returns undefined when it was cancelled */
async function drawGif(shown: ShownSolution, phrases: Phrasebook): Promise<Uint8Array | undefined> {
  const { kind } = vscode.window.activeColorTheme;
  const isLight = kind === vscode.ColorThemeKind.Light || kind === vscode.ColorThemeKind.HighContrastLight;
  const frames = frameCount(shown.moves.length, paceAt(shown.speed));
  return withProgress(phrases.say('export.drawing'), frames, phrases, (signal, onProgress) =>
    shown.drawGif(isLight ? 'light' : 'dark', signal, onProgress),
  );
}

function svgOf(shown: ShownSolution, phrases: Phrasebook): string {
  const { problem, moves, speed } = shown;
  const square = Math.min(SQUARE, Math.floor(WIDEST / problem.start.columns));
  const look = { square, colours: 'own', ...textOf(shown, phrases) } as const;
  return solutionSvg(problem, moves, look, paceAt(speed));
}

function textOf({ problem, moves }: ShownSolution, phrases: Phrasebook) {
  return textOfMoves(problem, moves, phrases);
}

async function copy(text: string, phrases: Phrasebook): Promise<void> {
  await vscode.env.clipboard.writeText(text);
  vscode.window.setStatusBarMessage(phrases.say('export.copied'), TOLD_FOR);
}
