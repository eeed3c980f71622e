// The timeline of a game: the line to drag along, the buttons from step to step, and how fast it plays by itself.
import {html, nothing} from 'lit/html.js';
import {vars} from '../../board/vars.js';
import {speedsWith} from '../speed.js';
import {renderIconButton} from './icons.js';

/** @typedef {import('../game.d.ts').ShellState} ShellState */
/** @typedef {{words: import('../../i18n/words.js').Words, dispatch: (action: {type: 'go', where: import('../game.d.ts').Way}) => void}} Drawn */
/** @typedef {{step: number, steps: number}} Place */

/**
 * @param {Place} place
 * @param {Drawn} shown
 * @param {{step: number, kind: string}[] | null} [marks] what stands along it
 * @param {string} [value] word for where it stands
 */
export function renderScrubber(
  {step, steps},
  {words, dispatch},
  marks = null,
  value = 'timeline-value',
) {
  return html`<div class="scrubber">
    <input
      type="range"
      min="0"
      max=${steps}
      .value=${String(step)}
      aria-label=${words('timeline')}
      aria-valuetext=${words(value, {step, steps})}
      @input=${(/** @type {InputEvent} */ event) =>
        dispatch({type: 'go', where: Number(/** @type {HTMLInputElement} */ (event.target).value)})}
    />
    ${
      marks === null
        ? nothing
        : html`<div class="scrubber-marks" aria-hidden="true">
            ${marks.map(
              (mark) =>
                html`<span class="scrubber-mark" data-kind=${mark.kind} ${vars({'--at': steps ? mark.step / steps : 0})}></span>`,
            )}
          </div>`
    }
    <span class="scrubber-step">${words(value, {step, steps})}</span>
  </div>`;
}

/**
 * @param {Place & {playing: boolean}} place
 * @param {Drawn} shown
 * @param {{forward: boolean, last: boolean, play: boolean | null}} off which ways lead nowhere; `play` null: nothing plays by itself
 */
export function renderSteps({step, playing}, {words, dispatch}, off) {
  /** @param {import('../game.d.ts').Way} where @param {string} word @param {Parameters<typeof renderIconButton>[0]['sign']} sign @param {boolean} isOff */
  const button = (where, word, sign, isOff) =>
    renderIconButton({
      label: words(word),
      sign,
      off: isOff,
      act: () => dispatch({type: 'go', where}),
    });
  const play = playing ? 'pause' : 'play';
  return html`<div class="bar-group steps">
      ${button('first', 'first-step', 'first', step === 0)}
      ${button('back', 'back', 'back', step === 0)}
      ${off.play === null ? nothing : button('toggle', play, play, off.play)}
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
