import {html, nothing} from 'lit/html.js';

/** @typedef {import('./page.js').Shown} Shown */

/** @param {Shown} shown what the agent weighed, best first, with what each score is made of */
export function renderCandidates({view, words, names}) {
  const {decision} = view;
  if (!decision) return html`<p class="empty">${words('candidates-wait')}</p>`;
  if (decision.candidates.length === 0) {
    const follows = decision.reason.code === 'neighbour-of-hit';
    return html`<p class="empty">${words(follows ? 'candidates-follows' : 'candidates-none')}</p>`;
  }
  const terms = [
    ...new Set(decision.candidates.flatMap((candidate) => candidate.terms.map(({code}) => code))),
  ];
  const score = (/** @type {number} */ value) => words.number(value, {maximumFractionDigits: 2});
  const isChance = decision.map !== null && decision.map.basis.kind !== 'heuristic';
  const first = (/** @type {number} */ value) =>
    isChance ? words.number(value, {style: 'percent', maximumFractionDigits: 1}) : score(value);
  return html`<p class="candidates-more">
      ${words('candidates-more', {sensible: decision.sensible, ties: decision.ties})}
    </p>
    <table class="candidates">
      <caption class="unseen">${words('candidates-label')}</caption>
      <thead>
        <tr>
          <th scope="col">${words('candidate-cell')}</th>
          <th scope="col" class="number">${words(isChance ? 'candidate-chance' : 'candidate-score')}</th>
          ${terms.map((code) => html`<th scope="col" class="number">${words(`term-${code}`)}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${decision.candidates.map(
          (candidate) => html`<tr data-chosen=${candidate.cell === decision.cell}>
            <th scope="row">${names.cell(candidate.cell)}</th>
            <td class="number">${first(candidate.score)}</td>
            ${terms.map((code) => {
              const term = candidate.terms.find((one) => one.code === code);
              return html`<td class="number">${term ? score(term.value) : ''}</td>`;
            })}
          </tr>`,
        )}
      </tbody>
    </table>
    ${isChance ? nothing : html`<p class="field-hint">${words('candidates-heuristic')}</p>`}`;
}
