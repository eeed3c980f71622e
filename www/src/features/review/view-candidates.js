// Cells with their chances or scores as bars: what an agent weighed, and the likeliest cells where nobody chooses.
import {html, nothing, svg} from 'lit/html.js';
import {scoreShares, tintOf} from '../../board/overlay.js';
import {fleetsOf} from '../../games/sea/basis-sentence.js';
import {boardId} from '../../games/sea/select.js';
import {BEST, likeliestCells, partedPercents, weighedCells} from './candidates.js';

/** @import {ViewContext} from '../../games/sea/view/page.js' */
/** @import {Belief} from '../../engine/types.js' */
/** @import {Words} from '../../i18n/words.js' */
/**
 * @typedef {object} Row
 * @property {string} cell by its name
 * @property {number} share of the full width
 * @property {number} [tint] of its cell; none where the bar is a score
 * @property {string} figure
 * @property {string} heard the figure for the ear
 * @property {string} [fleets] how many have a ship there
 * @property {string} [fleetsHeard]
 * @property {string[]} [terms] what else the figure is made of
 * @property {boolean} chosen
 * @property {boolean} [asked] its cell was chosen on the board
 */

/** @param {{label: string, counted?: boolean, rows: Row[]}} list counted: nobody aims at its first cell */
const renderRows = ({
  label,
  counted,
  rows,
}) => html`<ol class="candidates" aria-label=${label} data-counted=${counted ? '' : nothing}>
  ${rows.map(
    ({cell, share, tint, figure, heard, fleets, fleetsHeard, terms = [], chosen, asked}) =>
      html`<li class="candidate" data-chosen=${chosen} data-asked=${asked ? '' : nothing}>
        <span class="unseen">${[cell, heard, fleetsHeard, ...terms].filter(Boolean).join(', ')}</span>
        <span class="candidate-name" aria-hidden="true">${cell}</span>
        <svg class="candidate-bar" viewBox="0 0 100 14" preserveAspectRatio="none" aria-hidden="true" focusable="false">
          <rect class="candidate-whole" width="100" height="14" />${svg`<rect class="candidate-part" data-tint=${tint ?? 'score'} width=${100 * share} height="14" />`}
        </svg>
        <span class="candidate-figure" aria-hidden="true">${figure}</span>
        ${fleets ? html`<span class="candidate-fleets" aria-hidden="true">${fleets}</span>` : nothing}
        ${terms.length > 0 ? html`<span class="candidate-terms" aria-hidden="true">${terms.join(' · ')}</span>` : nothing}
      </li>`,
  )}
</ol>`;

/** @param {ViewContext} shown what the agent weighed, best first, with what each score is made of */
export function renderCandidates(shown) {
  const {state, view, words, dispatch} = shown;
  const {decision} = view;
  if (!decision)
    return html`<p class="empty">${words(state.asks ? 'predict-hidden' : 'candidates-wait')}</p>`;
  const {candidates, reason, sensible, ties} = decision;
  if (candidates.length === 0) {
    const follows = reason.code === 'neighbour-of-hit';
    return html`<p class="empty">${words(follows ? 'candidates-follows' : 'candidates-none')}</p>`;
  }
  const cells = weighedCells(view);
  const all = state.allCandidates;
  const best = all ? cells : cells.slice(0, BEST);
  const more = cells.slice(best.length).filter(({cell}) => cell === askedOf(shown));
  // The list stays as long as it is.
  const rows = best.slice(0, best.length - more.length);
  return html`${renderRows({label: words('candidates-label'), rows: rowsOf([...rows, ...more], shown)})}
    <div class="candidates-foot">
      <p class="candidates-more">
        ${words('candidates-more', {sensible, ties, shown: rows.length < sensible ? rows.length : 'all'})}
        ${
          cells.length > BEST
            ? html`<button class="button button-quiet" type="button" @click=${() => dispatch({type: 'candidates-all'})}>
                ${words(all ? 'candidates-fewer' : 'candidates-all')}
              </button>`
            : nothing
        }
      </p>
      ${isChance(decision) ? shown.parts.shots?.renderShots(shown, boardId(decision.player)) : nothing}
    </div>`;
}

/** @param {ViewContext} shown the cell that was chosen on the board of the agent watched */
const askedOf = ({state, view}) => view.decision && state.focuses[boardId(view.decision.player)];

/** @param {import('../../engine/types.js').Decision} decision */
const isChance = ({map}) => map !== null && map.basis.kind !== 'heuristic';

/** @param {ReturnType<typeof weighedCells>} cells @param {ViewContext} shown @returns {Row[]} */
function rowsOf(cells, shown) {
  const {view, words, names} = shown;
  const asked = askedOf(shown);
  const decision = /** @type {import('../../engine/types.js').Decision} */ (view.decision);
  const {basis} = decision.map ?? {};
  const isSingle = basis?.kind === 'counted' && basis.precision === 'single';
  const scores = cells.map(({score}) => score);
  const number = (/** @type {number} */ value) => words.number(value, {maximumFractionDigits: 2});
  const percents = partedPercents(scores, words, 'tenths');
  const shares = isChance(decision) ? scores : scoreShares(scores);
  return cells.map(({cell, score, terms}, at) => {
    const fleets = terms.find(({code}) => code === 'fleets');
    const figure = isChance(decision) ? percents(score) : words.number(score);
    return {
      ...{cell: names.cell(cell), chosen: cell === decision.cell, asked: cell === asked},
      ...{share: shares[at], figure},
      ...(isChance(decision)
        ? {tint: tintOf(score), heard: figure}
        : {heard: words('cell-score', {score: figure})}),
      ...(fleets ? fleetsText(fleets.value, isSingle, words) : {}),
      terms: terms.flatMap((term) =>
        term === fleets ? [] : [`${words(`term-${term.code}`)} ${number(term.value)}`],
      ),
    };
  });
}

/** @param {number} value @param {boolean} isSingle @param {Words} words a number of fleets is as rough as in the reason */
function fleetsText(value, isSingle, words) {
  const isRough = isSingle || value > Number.MAX_SAFE_INTEGER;
  const decimal = BigInt(Math.round(value)).toString();
  const fleets = isRough ? words.rough(decimal) : words.count(decimal);
  return {
    fleets,
    fleetsHeard: words('candidate-fleets', {fleets: isRough ? fleets : fleetsOf(decimal, words)}),
  };
}

/** @param {Belief} belief @param {number} cols @param {(cell: string, index: number) => boolean} isOpen @param {Pick<ViewContext, 'words' | 'names'>} speech the likeliest cells, where chances alone are shown */
export function renderLikeliestCells(belief, cols, isOpen, {words, names}) {
  const cells = likeliestCells(belief, cols, isOpen);
  const percents = partedPercents(
    cells.map(({chance}) => chance),
    words,
    'whole',
  );
  return renderRows({
    label: words('likeliest-label'),
    counted: true,
    rows: cells.map(({cell, chance}, at) => ({
      ...{cell: names.cell(cell), share: chance, tint: tintOf(chance), chosen: at === 0},
      ...{figure: percents(chance), heard: percents(chance)},
    })),
  });
}
