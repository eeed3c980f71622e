// What a student hands in: the record of the game, one line, from which everything can be played again.
const field = /** @type {HTMLTextAreaElement} */ (document.getElementById('hand-in'));
const told = /** @type {HTMLElement} */ (document.getElementById('told'));

document.addEventListener('board-step', (event) => {
  field.value = event.detail.record;
});
/** By how it ended. @type {Record<string, (shots: number) => string>} */
const SENTENCES = {
  won: (shots) => `You sank the fleet with ${shots} shots and won.`,
  lost: (shots) => `You sank the fleet with ${shots} shots; the agent needed fewer.`,
  drawn: (shots) => `You and the agent both needed ${shots} shots.`,
  finished: (shots) => `You sank the fleet with ${shots} shots.`,
  resigned: () => 'You gave up this game. It has no score.',
};

document.addEventListener('board-end', (event) => {
  const {outcome, score, record} = event.detail;
  field.value = record;
  told.textContent = `${SENTENCES[outcome](Number(score))} Copy the line above.`;
});
