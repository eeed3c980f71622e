// What opens Share → Embed: there before what is in it.
import {html} from 'lit/html.js';

/**
 * @param {{isOpen: boolean, words: import('../../i18n/words.js').Words, dispatch: (action: import('./types.js').ShareAction) => void}} fold
 * @param {unknown} body
 */
export const renderEmbedFold = ({isOpen, words, dispatch}, body) => html`<details
  class="embed"
  ?open=${isOpen}
  @toggle=${(/** @type {{target: HTMLDetailsElement}} */ {target}) => target.open !== isOpen && dispatch({type: 'embedding', change: target.open ? {} : null})}
>
  <summary>${words('embed-title')}</summary>
  ${body}
</details>`;
