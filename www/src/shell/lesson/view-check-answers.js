// The check of answers that were handed in, of the seas and of Reversi: by one, or by several in one paste.
import {html, nothing} from 'lit/html.js';
import {aroundSentence, readingSentence, readSentence} from './answer-sheet-sentences.js';

/**
 * @template Row
 * @typedef {import('./answer-sheet.js').Reading<Row, unknown>} Reading
 */
/** @typedef {import('../../i18n/words.js').Words} Words */

/** @param {import('./answer-sheet.js').Reading<unknown, unknown>[]} read */
const classOf = (read) =>
  read.every(({sheet}) => sheet?.holds) ? 'prediction-score' : 'field-fault';

/**
 * @template Row
 * @param {Reading<Row>} reading
 * @param {(rows: Row[], caption: string) => unknown} renderTable
 * @param {string} caption
 */
const renderSheet = ({sheet}, renderTable, caption) =>
  sheet
    ? html`${renderTable(sheet.answers, caption)}<p class="field-hint answers-record">${sheet.record}</p>`
    : nothing;

/**
 * @template Row
 * @param {Reading<Row>[]} read
 * @param {{words: Words}} speech
 * @param {(rows: Row[], caption: string) => unknown} renderTable
 */
const renderSeveral = (read, speech, renderTable) =>
  read.map((reading, nth) => {
    const title = speech.words('answers-one-of', {number: nth + 1, count: read.length});
    return html`<section class="answers-one">
      <h2 class="legend-title">${title}</h2>
      ${reading.above || reading.below ? html`<p class="field-hint answers-record">${aroundSentence(reading, speech)}</p>` : nothing}
      <p class=${classOf([reading])}>${readingSentence(reading, speech)}</p>
      ${renderSheet(reading, renderTable, title)}
    </section>`;
  });

/**
 * @template Row
 * @param {object} shown
 * @param {Reading<Row>[] | undefined} shown.read undefined where nothing was handed in
 * @param {(rows: Row[], caption: string) => unknown} shown.renderTable
 * @param {Words} shown.words
 * @param {(action: {type: 'check-answers', text: string} | {type: 'answers-read', read: undefined}) => void} shown.dispatch
 */
export function renderCheck({read, renderTable, words, dispatch}) {
  /** @param {SubmitEvent} event */
  function check(event) {
    event.preventDefault();
    const data = new FormData(/** @type {HTMLFormElement} */ (event.target));
    dispatch({type: 'check-answers', text: String(data.get('answers'))});
  }
  /** What was said of a text is not said of another. */
  function unread() {
    if (read) dispatch({type: 'answers-read', read: undefined});
  }
  return html`<details class="more">
    <summary>${words('answers-check')}</summary>
    <form class="field" @submit=${check}>
      <label for="answers-handed">${words('answers-paste')}</label>
      <textarea id="answers-handed" name="answers" rows="5" spellcheck="false" autocomplete="off" maxlength="99999" required aria-describedby="answers-honest" @input=${unread}></textarea>
      <span class="field-hint" id="answers-honest">${words('answers-honest')}</span>
      <span><button class="button" type="submit">${words('answers-check-button')}</button></span>
    </form>
    ${read ? html`<p class=${classOf(read)} role="status">${readSentence(read, {words})}</p>` : nothing}
    ${
      read?.length === 1
        ? renderSheet(read[0], renderTable, words('answers-handed'))
        : renderSeveral(read ?? [], {words}, renderTable)
    }
  </details>`;
}
