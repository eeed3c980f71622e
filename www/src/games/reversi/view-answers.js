// My answers in Reversi: each as it was given, what they come to, the text to hand in, and the check of one that was handed in.
import {html, nothing} from 'lit/html.js';
import {renderCheck} from '../../shell/lesson/view-check-answers.js';
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
  const {read} = state.lesson;
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
    ${renderCheck({
      ...{words, dispatch, read},
      renderTable: (answers, caption) => renderTable(answers, shown, caption),
    })}`;
}
