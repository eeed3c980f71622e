// Whether agents may learn, and from whom: where a fleet is laid out, and among the statistics.
import {live} from 'lit/directives/live.js';
import {html} from 'lit/html.js';
import {MOST_NAME, noLearning} from './state.js';

/** @import {ViewContext} from '../view/page.js' */

/** @param {ViewContext} shown @param {string} id */
export function renderSwitch({state, words, dispatch}, id) {
  const {on} = state.learning ?? noLearning;
  return html`<p class="choice">
    <input
      id=${id}
      type="checkbox"
      .checked=${live(on)}
      @change=${(/** @type {Event} */ event) =>
        dispatch({type: 'learns', on: /** @type {HTMLInputElement} */ (event.target).checked})}
    />
    <label for=${id}>${words('learns')}</label>
  </p>`;
}

/** @param {ViewContext} shown @param {string} id whose fleets they are, where several play on one device */
export function renderLearner({state, words, dispatch}, id) {
  const {name, habits} = state.learning ?? noLearning;
  const names = [...new Set(habits.map((one) => one.name))].filter(Boolean).sort();
  return html`<div class="field">
    <label for=${id}>${words('learns-from')}</label>
    <input
      id=${id}
      autocomplete="off"
      maxlength=${MOST_NAME}
      list="${id}-known"
      placeholder=${words('learns-you')}
      .value=${live(name)}
      @change=${(/** @type {Event} */ event) =>
        dispatch({
          type: 'learns-from',
          name: /** @type {HTMLInputElement} */ (event.target).value,
        })}
    />
    <datalist id="${id}-known">${names.map((each) => html`<option value=${each}></option>`)}</datalist>
    <span class="field-hint">${words('learns-from-hint')}</span>
  </div>`;
}
