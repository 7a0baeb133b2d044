/**
 * All that the extension says, in English. Every other language is a table with
 * these keys. `{name}` is filled in; keys that end in .one and .other are the
 * forms for a number.
 */
export const english = {
  // The lens above a puzzle.
  'lens.solve': 'Solve',
  'lens.solved': 'Solve (at the goal already)',
  'lens.distance': 'Solve ({moves})',
  'lens.unsolvable': 'unsolvable',
  'lens.tooltip': 'Show the solution on an animated board',
  'lens.unsolvable.tooltip': 'Show why, and which board would be solvable',
  'lens.flaw.tooltip': 'Select it',

  // Reading puzzles.
  'input.title': 'Solve 8-puzzle',
  'input.prompt':
    'Type or paste a board: 9 squares row by row, x for the blank. "start -> goal" sets a goal.',
  'input.placeholder': '2 3 4 1 5 x 7 6 8',
  'input.nothing': 'There is no puzzle in it: no tiles at all.',
  'read.nothing': 'There is no puzzle in the selection: no tiles at all.',
  'read.too-long':
    'The selection is too long to be read for puzzles ({length} characters; the limit is {limit}).',
  'read.some-wrong.one': '{count} of {all} puzzles cannot be read: {flaw}.',
  'read.some-wrong.other': '{count} of {all} puzzles cannot be read; the first: {flaw}.',
  'read.select': 'Select It',
  'read.line': '{flaw}, line {line}',
  'setting.open': 'Open Setting',
  'setting.goal.wrong':
    'The setting eightPuzzle.goal is neither a named goal nor a board: "{text}". The goal with the blank last is used.',

  // What is wrong with a text that ought to be a puzzle.
  'flaw.foreign-word': '"{word}" is neither a tile nor a blank (x, 0, _, . or *)',
  'flaw.wrong-count.one': '{found} square, but a {rows}×{columns} board has {cells}',
  'flaw.wrong-count.other': '{found} squares, but a {rows}×{columns} board has {cells}',
  'flaw.ragged-row.one': 'row {row} has {found} square instead of {columns}',
  'flaw.ragged-row.other': 'row {row} has {found} squares instead of {columns}',
  'flaw.too-large': '{found} squares are too many: boards have at most {limit}',
  'flaw.lonely-arrow.start': 'no start board stands before the arrow',
  'flaw.lonely-arrow.goal': 'no goal board stands behind the arrow',
  'flaw.shapes-differ': 'the start is a {start} board and the goal a {goal} one',
  'flaw.twice.one': 'tile {tiles} stands twice',
  'flaw.twice.other': 'tiles {tiles} stand twice',
  'flaw.twice.blank': 'the blank stands twice',
  'flaw.missing.one': '{tiles} is missing',
  'flaw.missing.other': '{tiles} are missing',
  'flaw.missing.blank': 'the blank (x, 0, _, . or *) is missing',
  'flaw.outside.one': '{tiles} is no tile of a {rows}×{columns} board',
  'flaw.outside.other': '{tiles} are no tiles of a {rows}×{columns} board',

  // Numbers of things.
  'moves.one': '{count} move',
  'moves.other': '{count} moves',
  'inversions.one': '{count} inversion',
  'inversions.other': '{count} inversions',

  // Moves of the blank.
  'move.u': 'up',
  'move.l': 'left',
  'move.d': 'down',
  'move.r': 'right',

  // The panel.
  'panel.title': '8-puzzle: {source}',
  'panel.source.input': 'typed in',
  'puzzle.of': 'Puzzle {number} of {count}',
  'puzzle.previous': 'Previous puzzle',
  'puzzle.next': 'Next puzzle',
  'board.label': 'Board',
  'board.goal': 'Goal',
  'board.row': 'row {row}: {tiles}',
  'board.blank': 'blank',
  'step.of': 'Step {step} of {count}',
  'step.moved': 'Step {step} of {count}: blank {move}, tile {tile}',
  'step.done': '{step} The goal is reached.',
  'step.scrubber': 'Step',
  'player.label': 'Player',
  'player.first': 'First step (Home)',
  'player.previous': 'Previous step (Left)',
  'player.play': 'Play (Space)',
  'player.pause': 'Pause (Space)',
  'player.next': 'Next step (Right)',
  'player.last': 'Last step (End)',
  'player.speed': 'Speed',
  'moves.label': 'Moves',
  'moves.hint': 'The way the blank goes: u up, l left, d down, r right.',
  'moves.copy': 'Copy moves',
  'moves.copied': 'Moves copied',
  'moves.none': 'The board is at the goal already: no move is needed.',
  'moves.to': 'Step {step}: {move}',
  'figures.label': 'Figures',
  'figures.optimal': 'a shortest solution',
  'figures.not-optimal': 'not known to be shortest',
  'figures.expanded': '{count} expanded',
  'figures.generated': '{count} generated',
  'figures.frontier': 'largest frontier {count}',
  'figures.milliseconds': '{count} ms',
  'algorithm.ida-star': 'IDA* with Manhattan distance',
  'algorithm.breadth-first': 'Breadth-first search',
  'search.running': 'Searching with {algorithm}…',
  'search.progress': '{expanded} nodes expanded; a solution has at least {moves}.',
  'search.cancel': 'Cancel',
  'search.cancelled': 'The search was cancelled.',
  'search.again': 'Search again',
  'search.beyond':
    'This is a {rows}×{columns} board. Shortest solutions are within reach up to 4×4; larger boards can be read but not solved.',
  'unsolvable.title': 'Unsolvable',
  'unsolvable.moves':
    'No sequence of moves leads from this board to the goal: their parities differ, and no move can change that.',
  'unsolvable.start': 'Start: {inversions}',
  'unsolvable.goal': 'Goal: {inversions}',
  'unsolvable.row': '{inversions} + blank in row {row} = {sum}',
  'unsolvable.parity.even': '{sum}: even',
  'unsolvable.parity.odd': '{sum}: odd',
  'unsolvable.pairs': 'Tiles before a smaller one: {pairs}',
  'unsolvable.pair': '{larger} before {smaller}',
  'unsolvable.why.odd':
    'An inversion is a larger tile before a smaller one, reading row by row. Sideways moves change none; a move up or down carries a tile past {passed} others and changes their number by an even amount.',
  'unsolvable.why.even':
    'An inversion is a larger tile before a smaller one, reading row by row. Sideways moves change none; a move up or down carries a tile past {passed} others, so the inversions and the row of the blank change by odd amounts together.',
  'unsolvable.exchange': 'With {first} and {second} exchanged it would be solvable, and nearest to the goal.',
  'unsolvable.exchange.show': 'Solve that board',
} as const;
