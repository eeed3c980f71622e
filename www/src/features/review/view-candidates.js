import {html, nothing} from 'lit/html.js';

/** @import {ViewContext} from '../../games/sea/view/page.js' */

/** @param {ViewContext} shown what the agent weighed, best first, with what each score is made of */
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
  const {basis} = decision.map ?? {};
  const isSingle = basis?.kind === 'counted' && basis.precision === 'single';
  const percents = partedPercents(decision.candidates, words);
  const first = (/** @type {number} */ value) => (isChance ? percents(value) : score(value));
  /** A number of fleets is as rough as in the reason. @param {{code: string, value: number}} term */
  const termValue = ({code, value}) =>
    code === 'fleets' && (isSingle || value > Number.MAX_SAFE_INTEGER)
      ? words.rough(BigInt(Math.round(value)).toString())
      : score(value);
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
              return html`<td class="number">${term ? termValue(term) : ''}</td>`;
            })}
          </tr>`,
        )}
      </tbody>
    </table>
    ${isChance ? nothing : html`<p class="field-hint">${words('candidates-heuristic')}</p>`}`;
}

/**
 * Chances to a tenth of a per cent; all to a hundredth where that tells two of them apart that would be written alike.
 *
 * @param {{score: number}[]} candidates
 * @param {import('../../i18n/words.js').Words} words
 */
function partedPercents(candidates, words) {
  const percent = (/** @type {number} */ digits) => (/** @type {number} */ value) =>
    words.number(value, {
      style: 'percent',
      minimumFractionDigits: digits === 1 ? 0 : digits,
      maximumFractionDigits: digits,
    });
  const different = (/** @type {(value: number) => string} */ written) =>
    new Set(candidates.map(({score}) => written(score))).size;
  const [rough, fine] = [percent(1), percent(2)];
  return different(fine) > different(rough) ? fine : rough;
}
