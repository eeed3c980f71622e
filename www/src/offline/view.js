import {live} from 'lit/directives/live.js';
import {html, nothing} from 'lit/html.js';

/** @import {ViewContext} from '../games/sea/view/page.js' */

/** @param {ViewContext} shown the choice in the settings, and how far it has got */
export function renderOffline({state, words, dispatch}) {
  if (!state.offline) return nothing;
  const {phase, done, total, code} = state.offline;
  const isOn = phase === 'on' || phase === 'coming';
  /** @param {Event} event */
  function change({target}) {
    const {checked} = /** @type {HTMLInputElement} */ (target);
    dispatch({type: checked ? 'offline-keep' : 'offline-leave'});
  }
  return html`<div class="choice">
      <input
        id="set-offline"
        type="checkbox"
        aria-describedby="set-offline-more"
        .checked=${live(isOn)}
        @change=${change}
      />
      <label for="set-offline">${words('offline-keep')}</label>
    </div>
    <p class="field-hint" id="set-offline-more" role="status">
      ${words(`offline-${phase === 'unknown' ? 'off' : phase}`)}
    </p>
    ${
      phase === 'coming'
        ? html`<progress aria-label=${words('offline-coming')} max=${total || 1} .value=${done}></progress>`
        : nothing
    }
    ${code && phase === 'off' ? html`<p class="field-fault" role="alert">${words(`error-${code}`)} (${code})</p>` : nothing}`;
}

/**
 * @param {{words: import('../i18n/words.js').Words, accept: () => void, later: () => void}} offer
 */
export const renderUpdate = ({
  words,
  accept,
  later,
}) => html`<p role="status">${words('offline-new')}</p>
  <button class="button" type="button" @click=${accept}>${words('offline-reload')}</button>
  <button class="button button-quiet" type="button" @click=${later}>${words('offline-later')}</button>`;
