// Questions of the course: answered before the answer is shown, judged at once, added up at the end.
import {chancesIn, heldAgainst, judgedChoice, judgedNumber, numberIn, shotIn} from './judging.js';

/** @typedef {{right: number, answered: number, asked: number}} Tally */
/** @typedef {{cell: string, chance: number, most: number}} Held in thousandths */
/**
 * @typedef {object} Feedback What the page says of an answer in its own language.
 * @property {() => string} decimal the sign before tenths in that language
 * @property {(tally: Tally) => void} tally
 * @property {(held: Held, place: HTMLElement) => void} held
 */

/** @param {Element} form @param {string} which of its sentences */
function say(form, which) {
  const sentences = /** @type {NodeListOf<HTMLElement>} */ (form.querySelectorAll('[data-when]'));
  for (const sentence of sentences) sentence.hidden = sentence.dataset.when !== which;
}

/** @param {HTMLFormElement} form */
function open(form) {
  const answer = form.querySelector('details');
  if (answer) answer.open = true;
}

/** @param {HTMLFormElement} form @param {string} decimal @returns {'exact' | 'right' | 'low' | 'high' | 'wrong' | 'unread'} unread: nothing was answered, or no number */
function judged(form, decimal) {
  const {kind, value, near, right} = form.dataset;
  if (kind === 'choice') {
    const chosen = form.querySelector('input:checked');
    if (!chosen) return 'unread';
    return /** @type {HTMLInputElement} */ (chosen).value === right ? 'right' : 'wrong';
  }
  const field = /** @type {HTMLInputElement} */ (form.querySelector('input'));
  const guess = numberIn(field.value, decimal);
  return guess === null
    ? 'unread'
    : judgedNumber(guess, {value: Number(value), near: Number(near)});
}

/** @param {ParentNode} text @param {Feedback} feedback */
export function askQuestions(text, feedback) {
  const forms = /** @type {HTMLFormElement[]} */ ([...text.querySelectorAll('form.question')]);
  /** What came first counts: whoever has seen the answer is not asked again. @type {Map<HTMLFormElement, boolean>} */
  const answers = new Map();

  /** @param {HTMLFormElement} form @param {boolean} right */
  function count(form, right) {
    if (!answers.has(form)) answers.set(form, right);
    feedback.tally({
      right: [...answers.values()].filter(Boolean).length,
      answered: answers.size,
      asked: forms.length,
    });
  }

  /** @param {HTMLFormElement} form @param {string} cell shot at on the board of the question */
  function shot(form, cell) {
    const {kind, right = '', likeliest = '', chances = ''} = form.dataset;
    if (kind === 'exercise') {
      const verdict = judgedChoice(cell, {right: right.split(' '), likeliest});
      say(form, verdict);
      if (verdict === 'right') open(form);
      return count(form, verdict === 'right');
    }
    const held = heldAgainst(cell, chancesIn(chances));
    if (!held) return say(form, 'known');
    say(form, 'held');
    feedback.held(
      {cell, ...held},
      /** @type {HTMLElement} */ (form.querySelector('[data-when="held"]')),
    );
    open(form);
    count(form, held.right);
  }

  for (const form of forms) {
    const fields = /** @type {NodeListOf<HTMLElement>} */ (form.querySelectorAll('.guess'));
    for (const field of fields) field.hidden = false;
    // Until its game is there a board shows the position being read, where a shot would mean nothing.
    const board = /** @type {HTMLElement | null} */ (form.querySelector('spyglass-board'));
    if (board) board.inert = true;
    form.addEventListener('board-ready', () => board?.removeAttribute('inert'));
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      const verdict = judged(form, feedback.decimal());
      const isRead = verdict !== 'unread';
      say(form, verdict);
      const field = form.querySelector('input');
      if (field?.type === 'text') field.ariaInvalid = String(!isRead);
      if (!isRead) return field?.focus();
      open(form);
      count(form, verdict === 'exact' || verdict === 'right');
    });
    form.addEventListener('board-answer', (event) => {
      // The reader is asked, the game does not go on: neither by a shot nor by giving up.
      event.preventDefault();
      const cell = shotIn(/** @type {CustomEvent} */ (event).detail.action);
      if (cell !== null) shot(form, cell);
    });
  }
}
