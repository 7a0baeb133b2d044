/** The commands that the manifest declares or that lenses call. */
export const COMMANDS = {
  solve: 'eightPuzzle.solve',
  firstStep: 'eightPuzzle.firstStep',
  previousStep: 'eightPuzzle.previousStep',
  playPause: 'eightPuzzle.playPause',
  nextStep: 'eightPuzzle.nextStep',
  lastStep: 'eightPuzzle.lastStep',
  nextPuzzle: 'eightPuzzle.nextPuzzle',
  previousPuzzle: 'eightPuzzle.previousPuzzle',
  showSolution: 'eightPuzzle.showSolution',
  showSpace: 'eightPuzzle.showSpace',
  showPlay: 'eightPuzzle.showPlay',
  slideUp: 'eightPuzzle.slideUp',
  slideDown: 'eightPuzzle.slideDown',
  slideLeft: 'eightPuzzle.slideLeft',
  slideRight: 'eightPuzzle.slideRight',
  undoMove: 'eightPuzzle.undoMove',
  redoMove: 'eightPuzzle.redoMove',
  hint: 'eightPuzzle.hint',
  copyMoves: 'eightPuzzle.copyMoves',
  /** Arguments of these are documented where they are carried out, in `commands`. */
  insertSolution: 'eightPuzzle.insertSolution',
  solveAll: 'eightPuzzle.solveAll',
  checkAnswers: 'eightPuzzle.checkAnswers',
  newPuzzle: 'eightPuzzle.newPuzzle',
  goToNextPuzzle: 'eightPuzzle.goToNextPuzzle',
  goToPreviousPuzzle: 'eightPuzzle.goToPreviousPuzzle',
  convert: 'eightPuzzle.convert',
  /** Internal. Arguments: the document's URI, the offset at which the puzzle begins. */
  solveAt: 'eightPuzzle.solveAt',
  /** Internal. Arguments: the document's URI, the offsets from and to which to select. */
  selectText: 'eightPuzzle.selectText',
} as const;
