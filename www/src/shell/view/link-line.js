// A link to be sent to somebody: to be seen, selected and copied.
import {html, nothing} from 'lit/html.js';

/** @import {ViewContext} from '../../games/sea/view/page.js' */

/** @param {string} id @param {string} label @param {string} link @param {ViewContext} shown */
export const renderLinkLine = (
  id,
  label,
  link,
  {state, words, dispatch},
) => html`<div class="field">
  <label for=${id}>${label}</label>
  <span class="field-row">
    <input id=${id} readonly .value=${link} @focus=${(/** @type {FocusEvent} */ event) =>
      /** @type {HTMLInputElement} */ (event.target).select()} />
    <button class="button" type="button" @click=${() => dispatch({type: 'copy', text: link})}>${words('link-copy')}</button>
  </span>
  ${state.said?.key === 'copied' ? html`<span class="field-hint">${words('copied')}</span>` : nothing}
</div>`;
