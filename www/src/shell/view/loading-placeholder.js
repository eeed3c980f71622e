import {html, nothing} from 'lit/html.js';

/**
 * @typedef {object} Awaiting
 * @property {{parts: Record<string, import('../../games/sea/types.js').PartStatus>}} state
 * @property {import('../../i18n/words.js').Words} words
 * @property {(action: {type: 'part-retry', name: string}) => void} dispatch
 */

/** @param {string} part @param {Awaiting} shown what stands in the place of a part of the page until it has come */
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
