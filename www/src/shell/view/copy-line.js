// A text to be sent to somebody: seen, selected and copied.
import {html, nothing} from 'lit/html.js';

/**
 * @param {string} id
 * @param {string} label
 * @param {string} text
 * @param {{words: import('../../i18n/words.js').Words, dispatch: (action: {type: 'copy', text: string}) => void}} shown
 * @param {string} copy word of the button
 * @param {{name?: string, after?: unknown}} [how] `name`: of the button, where others have its word too
 */
export const renderCopyLine = (
  id,
  label,
  text,
  {words, dispatch},
  copy,
  {name, after} = {},
) => html`<div class="field">
  <label for=${id}>${label}</label>
  <span class="field-row">
    <input id=${id} readonly .value=${text} @focus=${(/** @type {FocusEvent} */ event) =>
      /** @type {HTMLInputElement} */ (event.target).select()} />
    <button class="button" type="button" aria-label=${name ?? nothing} @click=${() => dispatch({type: 'copy', text})}>${words(copy)}</button>
  </span>
  ${after ?? nothing}
</div>`;

/** @param {string} id @param {string} label @param {string} link @param {import('../../games/sea/view/page.js').ViewContext} shown */
export function renderLinkLine(id, label, link, shown) {
  const {state, words} = shown;
  const isCopied = state.said?.key === 'copied';
  return renderCopyLine(id, label, link, shown, 'link-copy', {
    after: isCopied ? html`<span class="field-hint">${words('copied')}</span>` : nothing,
  });
}
