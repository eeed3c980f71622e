// What the boards tell this page.
const log = document.getElementById('log');

/** @param {string} sentence */
function write(sentence) {
  const line = document.createElement('li');
  line.textContent = sentence;
  log?.append(line);
}

// The events bubble: one listener hears every board of the page.
document.addEventListener('board-step', (event) => {
  const {step, steps, action} = event.detail;
  if (/** @type {Element} */ (event.target).id === 'watched')
    write(`Step ${step} of ${steps}: ${action ?? 'the beginning'}`);
});

document.addEventListener('board-answer', (event) => {
  // FC7 is a shot at C7. Prevented, it is heard and not played.
  event.preventDefault();
  write(`You would do ${event.detail.action}.`);
});

document.addEventListener('board-error', (event) => {
  write(`${event.detail.code}: ${event.detail.sentence}`);
});
