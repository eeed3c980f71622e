// What an author writes who checks types: that it passes the check is the test.

/** @param {import('../../www/src/widget/public.js').SpyglassBoard} board */
export function heard(board) {
  /** @param {import('../../www/src/widget/public.js').BoardEvents['board-answer']} event */
  function hold(event) {
    event.preventDefault();
    return event.detail.measure?.likeliest.chance.toFixed(1);
  }
  board.addEventListener('board-answer', hold);
  board.removeEventListener('board-answer', hold);
  board.addEventListener('board-ready', ({detail}) => detail.steps.toFixed());
  board.addEventListener('board-error', ({detail: {code}}) => code.toUpperCase(), {once: true});
  board.addEventListener('click', ({clientX}) => clientX.toFixed());
}

/** @param {import('../../www/src/packaging/npm/engine.js').TutoredGame} game */
export const taught = (game) => [
  game.hint(1, 2, 'no-room'),
  game.prove(1, 'C4', 'no-room'),
  game.deductions(1, 'no-room'),
];
