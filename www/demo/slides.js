// From slide to slide. Any slide program does it: a board only has to be shown and hidden.
const slides = [...document.querySelectorAll('.slide')];
let now = 0;

/** @param {number} by */
function go(by) {
  now = Math.min(Math.max(now + by, 0), slides.length - 1);
  slides.forEach((slide, index) => {
    slide.toggleAttribute('data-now', index === now);
  });
}

document.addEventListener('click', ({target}) => {
  const button = /** @type {Element} */ (target).closest('[data-by]');
  if (button) go(Number(button.getAttribute('data-by')));
});
document.addEventListener('keydown', (event) => {
  // Keys pressed inside a board are the board's.
  if (/** @type {Element} */ (event.target).closest('spyglass-board')) return;
  const by = {PageDown: 1, PageUp: -1}[event.key];
  if (!by) return;
  event.preventDefault();
  go(by);
});
