import * as vscode from 'vscode';
import { type Board, type Shape, isShape } from '../puzzle/board.js';
import type { NewPuzzleArguments } from './newPuzzle.js';
import type { Tools } from '../editor/tools.js';

const EIGHT: Shape = { rows: 3, columns: 3 };
const SHAPES: readonly Shape[] = [
  EIGHT,
  ...[2, 3, 4].flatMap((rows) => [2, 3, 4].map((columns) => ({ rows, columns }))),
].filter(({ rows, columns }, index) => index === 0 || rows !== 3 || columns !== 3);
const SIZE = /^\s*(\d{1,2})\s*[x×*, ]\s*(\d{1,2})\s*$/i;

type Question = vscode.QuickPickItem & { readonly ask: () => Promise<NewPuzzleArguments | undefined> };

/**
 * Asks which puzzle is wanted.
 * @param goalOf tells the goal that the puzzle will have
 * @returns undefined when nothing was chosen
 */
export async function askPuzzle(
  tools: Tools,
  goalOf: (shape: Shape) => Promise<Board>,
): Promise<NewPuzzleArguments | undefined> {
  const { phrases } = tools;
  const random = (shape: Shape): Question => ({
    label: phrases.say('new.random', { rows: shape.rows, columns: shape.columns }),
    ask: () => Promise.resolve(shape),
  });
  const [eight, ...others] = SHAPES.map(random);
  const items = [
    ...(eight ? [eight] : []),
    {
      label: phrases.say('new.distance'),
      detail: phrases.say('new.distance.detail'),
      ask: async () => askDistance(tools, await goalOf(EIGHT)),
    },
    ...others,
    { label: phrases.say('new.size'), ask: () => askSize(tools) },
  ];
  return (await vscode.window.showQuickPick(items, { title: phrases.say('new.title') }))?.ask();
}

async function askDistance({ solver, phrases }: Tools, goal: Board): Promise<NewPuzzleArguments | undefined> {
  const longest = (await solver.table(goal)).longest();
  const typed = await vscode.window.showInputBox({
    title: phrases.say('new.title'),
    prompt: phrases.say('new.distance.prompt', { longest }),
    validateInput: (text) =>
      /^\s*\d{1,3}\s*$/.test(text) && Number(text) <= longest
        ? undefined
        : phrases.say('new.distance.wrong', { longest }),
  });
  return typed === undefined ? undefined : { ...EIGHT, distance: Number(typed) };
}

async function askSize({ phrases }: Tools): Promise<NewPuzzleArguments | undefined> {
  const typed = await vscode.window.showInputBox({
    title: phrases.say('new.title'),
    prompt: phrases.say('new.size.prompt'),
    placeHolder: phrases.say('new.size.placeholder'),
    validateInput: (text) => (shapeIn(text) ? undefined : phrases.say('new.size.prompt')),
  });
  return shapeIn(typed ?? '');
}

function shapeIn(text: string): Shape | undefined {
  const [, rows, columns] = SIZE.exec(text) ?? [];
  const shape = { rows: Number(rows), columns: Number(columns) };
  return isShape(shape) ? shape : undefined;
}
