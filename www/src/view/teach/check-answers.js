// The check of answers that somebody handed in, of the seas and of Reversi.
import {html, nothing} from 'lit/html.js';
import {readSentence} from '../../speak/handed.js';

/**
 * @template Answer
 * @param {object} shown
 * @param {{holds: boolean, code: string, record: string, answers: Answer[]} | null | undefined} shown.read null where nothing could be read, undefined where nothing was handed in
 * @param {(answers: Answer[], caption: string) => unknown} shown.renderTable
 * @param {import('../../i18n/words.js').Words} shown.words
 * @param {(action: {type: 'check-answers', text: string}) => void} shown.dispatch
 */
export function renderCheck({read, renderTable, words, dispatch}) {
  /** @param {SubmitEvent} event */
  function check(event) {
    event.preventDefault();
    const data = new FormData(/** @type {HTMLFormElement} */ (event.target));
    dispatch({type: 'check-answers', text: String(data.get('answers'))});
  }
  return html`<details class="more">
    <summary>${words('answers-check')}</summary>
    <form class="field" @submit=${check}>
      <label for="answers-handed">${words('answers-paste')}</label>
      <textarea id="answers-handed" name="answers" rows="5" spellcheck="false" autocomplete="off" maxlength="99999" required aria-describedby="answers-honest"></textarea>
      <span class="field-hint" id="answers-honest">${words('answers-honest')}</span>
      <span><button class="button" type="submit">${words('answers-check-button')}</button></span>
    </form>
    ${
      read === undefined
        ? nothing
        : html`<p class=${read?.holds ? 'foretell-score' : 'field-fault'} role="status">${readSentence(read, {words})}</p>`
    }
    ${read ? html`${renderTable(read.answers, words('answers-handed'))}<p class="field-hint answers-record">${read.record}</p>` : nothing}
  </details>`;
}
