// My answers in Reversi: each as it was given, what they come to, the text to hand in, and the check of one that was handed in.
import {html, nothing} from 'lit/html.js';
import {rowsOf, tallyOf} from './answers.js';
import {lossText, squareName} from './sentences.js';

/** @typedef {import('./view.js').Shown} Shown */
/** @typedef {import('./answers.js').Row} Row */

/** @param {Row['gives']} gives @param {Shown} shown */
function givesText(gives, shown) {
  if (!gives) return '–';
  const {loss, unit} = gives;
  return loss === null
    ? shown.words('reversi-answers-result')
    : shown.words('reversi-answers-gives', {loss: lossText(loss, shown), unit});
}

/** @param {Row[]} rows @param {Shown} shown @param {string} caption */
function renderTable(rows, shown, caption) {
  const {words, names} = shown;
  const square = (/** @type {string | undefined | null} */ name) =>
    name ? squareName(name, shown) : '–';
  return html`<table class="sheet answers">
    <caption class="unseen">${caption}</caption>
    <thead>
      <tr>
        <th scope="col" class="number">${words('answers-step')}</th>
        <th scope="col">${words('answers-own')}</th>
        <th scope="col" class="number">${words('reversi-given-up')}</th>
        <th scope="col">${words('reversi-answers-best')}</th>
        <th scope="col">${words('answers-did')}</th>
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        ({step, own, did, tries, gives}) => html`<tr data-chosen=${own !== null && own === did}>
          <th scope="row" class="number">${step}</th>
          <td>${own ? square(own) : words('answers-skipped')}${tries > 1 ? html` <small>${words('answers-try', {tries})}</small>` : nothing}</td>
          <td class="number">${givesText(gives, shown)}</td>
          <td>${gives ? html`${square(gives.best)} <small>${names.agent(gives.agent)}</small>` : '–'}</td>
          <td>${square(did)}</td>
        </tr>`,
      )}
    </tbody>
  </table>`;
}

/** @param {Shown} shown */
export function renderAnswers(shown) {
  const {state, words, dispatch} = shown;
  const rows = rowsOf(state);
  return html`${
    rows.length === 0
      ? html`<p class="empty">${words('answers-none')}</p>`
      : html`${renderTable(rows, shown, words('tab-answers'))}
            <p class="foretell-tally">${words('reversi-foretell-tally', tallyOf(rows))}</p>
            <p class="field-hint">${words('reversi-answers-basis')}</p>
            <p class="field-row">
              <button class="button" type="button" @click=${() => dispatch({type: 'copy-answers'})}>${words('answers-copy')}</button>
            </p>`
  }
    ${renderCheck(shown)}`;
}

/** @param {Shown} shown a text that somebody handed in */
function renderCheck(shown) {
  const {state, words, dispatch} = shown;
  const {read} = state.lesson;
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
        : html`<p class=${read?.holds ? 'foretell-score' : 'field-fault'} role="status">${
            read === null
              ? words('answers-unread')
              : words('answers-checked', {holds: read.holds ? 'yes' : 'no', code: read.code})
          }</p>`
    }
    ${read ? html`${renderTable(read.answers, shown, words('answers-handed'))}<p class="field-hint answers-record">${read.record}</p>` : nothing}
  </details>`;
}
