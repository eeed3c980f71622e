// The timeline of a game: the line to drag along, the buttons from step to step, and how fast it plays by itself.
import {html, nothing, svg} from 'lit/html.js';
import {vars} from '../../board/vars.js';
import {speedsWith} from '../speed.js';
import {renderIconButton} from './icons.js';

/** @typedef {import('../game.d.ts').ShellState} ShellState */
/** @typedef {{words: import('../../i18n/words.js').Words, dispatch: (action: {type: 'go', where: import('../game.d.ts').Way}) => void}} Drawn */
/**
 * @typedef {object} Place
 * @property {number} step
 * @property {number} steps known so far
 * @property {number} [length] so many the line stands for, where more may come
 */
/** @typedef {{step: number, kind: string}} Mark */

/** So many steps are one stretch of the scale; at every second bound stands a number. */
const STRETCH = 5;
/** @param {Place} place how many steps the whole line stands for */
export const lengthOf = ({steps, length = steps}) => Math.max(1, length);

/**
 * A scale as on a chart, with a slider over it.
 * @param {Place} place
 * @param {Drawn} shown
 * @param {object} [more]
 * @param {Mark[]} [more.marks] what stands along it
 * @param {string} [more.value] word for where it stands
 * @param {unknown} [more.above] what is drawn over it on the same scale
 * @param {(step: number) => import('../game.d.ts').Way} [more.way] the step of the game that a step of the line stands for
 */
export function renderScrubber(place, {words, dispatch}, more = {}) {
  const {marks = [], value = 'timeline-value', above, way = (step) => step} = more;
  const {step, steps} = place;
  const length = lengthOf(place);
  const said = words(value, {step, steps});
  return html`<div class="scrubber" ${vars({'--at': step / length})}>
    ${above}
    <svg class="scale" aria-hidden="true" focusable="false">
      <rect class="scale-line" y="14" width="100%" height="7" />
      ${stretches(step, length)} ${marks.map((mark) => renderMark(mark, length))}
      ${tens(step, length)}
      <svg class="scale-pointer" x=${percent(step, length)} width="1" height="48">
        <path class="scale-reach" d="M0 -30V14" />
        <path d="M-7 14H7V24L0 30L-7 24Z" />
        <text y="44">${step}</text>
      </svg>
    </svg>
    <input
      type="range"
      min="0"
      max=${length}
      .value=${String(step)}
      aria-label=${words('timeline')}
      aria-valuetext=${said}
      @input=${(/** @type {InputEvent} */ event) =>
        dispatch({
          type: 'go',
          where: way(Number(/** @type {HTMLInputElement} */ (event.target).value)),
        })}
    />
    <span class="scrubber-step">${said}</span>
  </div>`;
}

/** @param {number} step @param {number} length */
const percent = (step, length) => `${(100 * step) / length}%`;

/** @param {number} step @param {number} length every second stretch is filled: dark as far as one has come */
function stretches(step, length) {
  const filled = [];
  for (let from = 0; from < length; from += 2 * STRETCH) {
    const to = Math.min(from + STRETCH, length);
    const here = Math.min(Math.max(step, from), to);
    for (const [kind, start, end] of /** @type {const} */ ([
      ['past', from, here],
      ['ahead', here, to],
    ]))
      if (end > start)
        filled.push(
          svg`<rect class="stretch" data-kind=${kind} x=${percent(start, length)} y="14" width=${percent(end - start, length)} height="7" />`,
        );
  }
  return filled;
}

/** @param {number} step @param {number} length the numbers along the line and at its end, but where they would touch that of the pointer or of the end */
function tens(step, length) {
  const touch = (/** @type {number} */ one, /** @type {number} */ other) =>
    Math.abs(one - other) / length <= 0.06;
  const numbers = [];
  for (let ten = 0; ten < length; ten += 2 * STRETCH)
    if (!touch(ten, step) && !touch(ten, length)) numbers.push(ten);
  if (length > 1 && !touch(step, length)) numbers.push(length);
  return numbers.map(
    (number) =>
      svg`<text class="scale-number" data-odd=${number < length && number % (4 * STRETCH) ? '' : nothing} x=${percent(number, length)} y="44">${number}</text>`,
  );
}

export const SHAPES = {
  hit: 'M0 6V12',
  sunk: 'M0 0V12',
  surprising: 'M0 23L5 30H-5Z',
  surprise: 'M0 23L4 27L0 31L-4 27Z',
};

/** @param {Mark} mark @param {number} length */
const renderMark = ({step, kind}, length) =>
  svg`<svg class="scrubber-mark" data-kind=${kind} x=${percent(step, length)} width="1" height="48"><path d=${SHAPES[/** @type {keyof typeof SHAPES} */ (kind)]} /></svg>`;

/**
 * @param {Place & {playing: boolean}} place
 * @param {Drawn} shown
 * @param {{forward: boolean, last: boolean, play: boolean | null}} off which ways lead nowhere; `play` null: nothing plays by itself
 * @param {string} [looks] of the button that plays
 */
export function renderSteps({step, playing}, {words, dispatch}, off, looks = '') {
  /** @param {import('../game.d.ts').Way} where @param {string} word @param {Parameters<typeof renderIconButton>[0]['sign']} sign @param {boolean} isOff @param {string} [looks] */
  const button = (where, word, sign, isOff, looks) =>
    renderIconButton({
      ...{sign, off: isOff, looks},
      label: words(word),
      act: () => dispatch({type: 'go', where}),
    });
  const play = playing ? 'pause' : 'play';
  return html`<div class="bar-group steps">
      ${button('first', 'first-step', 'first', step === 0)}
      ${button('back', 'back', 'back', step === 0)}
      ${off.play === null ? nothing : button('toggle', play, play, off.play, looks)}
      ${button('forward', 'forward', 'forward', off.forward)}
      ${button('last', 'last-step', 'last', off.last)}
    </div>`;
}

/** @param {{state: ShellState, words: Drawn['words'], dispatch: (action: {type: 'setting', name: 'speed', value: number}) => void}} shown */
export const renderSpeed = ({state: {settings}, words, dispatch}) => html`<label class="speed">
    <span>${words('speed')}</span>
    <select
      @change=${(/** @type {Event} */ event) =>
        dispatch({
          type: 'setting',
          name: 'speed',
          value: Number(/** @type {HTMLSelectElement} */ (event.target).value),
        })}
    >
      ${speedsWith(settings.speed).map(
        (speed) =>
          html`<option value=${speed} .selected=${settings.speed === speed}>
            ${speed === 0 ? words('speed-at-once') : words('speed-steps', {steps: words.number(speed)})}
          </option>`,
      )}
    </select>
  </label>`;
