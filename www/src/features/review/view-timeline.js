import {html} from 'lit/html.js';
import {vars} from '../../board/vars.js';
import {timelineMarks} from '../../games/sea/timeline-marks.js';
import {renderIconButton} from '../../shell/view/icons.js';
import {surpriseMarks} from './view-appraisal.js';

/** @import {ViewContext} from '../../games/sea/view/page.js' */

const SPEEDS = [0.5, 1, 2, 5, 0];

/**
 * The scrubber, with marks where something was hit or sunk, and where a step surprises.
 * @param {Pick<ViewContext, 'state' | 'view' | 'words' | 'dispatch'>} shown
 * @param {{step: number, kind: string}[]} [marks]
 * @param {string} [value] word for where it stands
 */
export function renderScrubber(
  {state, view, words, dispatch},
  marks = [...timelineMarks(view), ...surpriseMarks(state)],
  value = 'timeline-value',
) {
  const {step, steps} = view;
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
    <div class="scrubber-marks" aria-hidden="true">
      ${marks.map(
        (mark) =>
          html`<span class="scrubber-mark" data-kind=${mark.kind} ${vars({'--at': steps ? mark.step / steps : 0})}></span>`,
      )}
    </div>
    <span class="scrubber-step">${words(value, {step, steps})}</span>
  </div>`;
}

/** @param {Pick<ViewContext, 'state' | 'view' | 'words' | 'dispatch'>} shown */
export function renderSteps({state, view, words, dispatch}) {
  const {step, steps} = view;
  const computes = state.mode === 'watch' && !view.over;
  const atEnd = step === steps && !computes;
  /** @param {import('../../games/sea/types.js').Where} where @param {string} word @param {Parameters<typeof renderIconButton>[0]['sign']} sign @param {boolean} off */
  const button = (where, word, sign, off) =>
    renderIconButton({label: words(word), sign, off, act: () => dispatch({type: 'go', where})});
  const {playing} = state;
  return html`<div class="bar-group steps">
      ${button('first', 'first-step', 'first', step === 0)}
      ${button('back', 'back', 'back', step === 0)}
      ${button('toggle', playing ? 'pause' : 'play', playing ? 'pause' : 'play', false)}
      ${button('forward', 'forward', 'forward', atEnd)}
      ${button('last', 'last-step', 'last', atEnd)}
    </div>`;
}

/** @param {ViewContext} shown */
export function renderSpeed({state, words, dispatch}) {
  return html`<label class="speed">
    <span>${words('speed')}</span>
    <select
      @change=${(/** @type {Event} */ event) =>
        dispatch({
          type: 'setting',
          name: 'speed',
          value: Number(/** @type {HTMLSelectElement} */ (event.target).value),
        })}
    >
      ${SPEEDS.map(
        (speed) =>
          html`<option value=${speed} .selected=${state.settings.speed === speed}>
            ${speed === 0 ? words('speed-at-once') : words('speed-steps', {steps: words.number(speed)})}
          </option>`,
      )}
    </select>
  </label>`;
}
