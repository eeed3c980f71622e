// What a student hands in: the record of the game, one line, from which everything can be played again.
const field = /** @type {HTMLTextAreaElement} */ (document.getElementById('hand-in'));
const told = /** @type {HTMLElement} */ (document.getElementById('told'));

document.addEventListener('board-step', (event) => {
  field.value = event.detail.record;
});
document.addEventListener('board-end', (event) => {
  field.value = event.detail.record;
  told.textContent = `Done in ${event.detail.score} shots. Copy the line above.`;
});
