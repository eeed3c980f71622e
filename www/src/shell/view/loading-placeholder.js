import {html, nothing} from 'lit/html.js';

/** @import {ViewContext} from '../../games/sea/view/page.js' */

/** @param {string} part @param {Pick<ViewContext, 'state' | 'words' | 'dispatch'>} shown what stands in the place of a part of the page until it has come */
export function renderComing(part, {state, words, dispatch}) {
  const failed = state.parts[part] === 'failed';
  return html`<div class="notice" data-kind=${failed ? 'fault' : 'wait'}>
    <p role=${failed ? 'alert' : nothing}>${words(failed ? 'part-failed' : 'part-coming')}</p>
    ${
      failed
        ? html`<button class="button" type="button" @click=${() => dispatch({type: 'part-retry', name: part})}>${words('yes-retry')}</button>`
        : nothing
    }
  </div>`;
}
