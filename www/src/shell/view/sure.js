// What cannot be taken back is asked for twice.
import {html, nothing} from 'lit/html.js';

/** @typedef {{type: 'sure', word: string | null}} Sure what was pressed once of that which is asked for twice; null of none */

/** What is heard of a first press. @param {Pick<Sure, 'word'>} action @param {import('../../i18n/words.js').Words} words */
export const sureSaid = ({word}, words) => (word ? words('sure-said', {what: words(word)}) : '');

/**
 * What cannot be taken back is asked for twice, in the same place.
 * @template {{type: string}} Action
 * @param {{state: {sure: string | null}, words: import('../../i18n/words.js').Words, dispatch: (action: Action | Sure) => void}} shown
 * @param {string} word
 * @param {Action} action
 * @param {{off?: boolean, looks?: string}} [how]
 */
export function renderSure({state, words, dispatch}, word, action, {off = false, looks = ''} = {}) {
  const what = words(word);
  const sure = state.sure === word;
  const press = () => {
    if (off) return;
    dispatch({type: 'sure', word: sure ? null : word});
    if (sure) dispatch(action);
  };
  return html`<button
    class="button ${looks}"
    type="button"
    data-stays=${sure ? nothing : ''}
    aria-disabled=${off}
    @blur=${() => dispatch({type: 'sure', word: null})}
    @click=${press}
  >${sure ? words('sure', {what}) : what}</button>`;
}
