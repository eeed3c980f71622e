// Why: what the agent chose, and the eleven terms its evaluation is made of.
import {html, nothing} from 'lit/html.js';
import {vars} from '../../board/vars.js';
import {renderDiscSign} from './discs.js';
import {isEngine, isMinimax, playerOf, shownDecision} from './select.js';
import {
  pointsText,
  reasonSentence,
  seatName,
  signed,
  squareName,
  stableSentences,
} from './sentences.js';
import {VARIANTS} from './state.js';
import {KEYS, renderDifferences} from './view-differences.js';

/** @typedef {import('./view.js').Shown} Shown */
/** @typedef {import('../../engine/reversi-types.js').ReversiTerm} TermView */
/** @typedef {import('../../engine/reversi-types.js').Values} Values */
/** @typedef {import('../../engine/reversi-types.js').ReversiView['stable']} Stable */

/** @param {Shown} shown */
export function renderReason(shown) {
  const {state, later, words, dispatch} = shown;
  if (!state.game) return nothing;
  const {view} = state.game;
  const decision = shownDecision(state);
  const agent = (decision && playerOf(view, decision.side)?.agent) ?? null;
  const step = decision === view.decision ? view.step : view.step - 1;
  return html`<section class="reason">
      ${
        decision
          ? html`<p class="reason-sentence">${reasonSentence(state, shown)}</p>
              ${decision.candidates.length > 1 ? renderCandidates(shown) : nothing}
              ${
                isMinimax(agent)
                  ? html`<button class="button" type="button" @click=${() => dispatch({type: 'tree-of', agent, step})}>${words('reversi-its-tree')}</button>`
                  : nothing
              }`
          : html`<p class="empty">${words('reversi-no-reason')}</p>`
      }
    </section>
    ${later?.renderWeighed(shown)}
    ${hasTerms(view) ? renderEvaluation(shown, view) : nothing}`;
}

/** The engine weighs no terms. @param {import('./types.js').ReversiView} view */
const hasTerms = ({players}) =>
  players.some(({agent}) => isMinimax(agent)) || !players.some(({agent}) => isEngine(agent));

/** @param {Shown} shown @param {import('./types.js').ReversiView} view */
const renderEvaluation = (shown, {terms, values, stable}) =>
  html`<h2 class="legend-title">${shown.words('reversi-terms')}</h2>
    <p class="field-hint">${shown.words('reversi-terms-lede')}</p>
    ${renderTerms(shown, terms, values)} ${renderStable(shown, stable)}
    ${renderDifferences(shown, terms, values)}`;

/** @param {Shown} shown @param {Stable} stable */
function renderStable(shown, stable) {
  const lines = stableSentences(stable, shown);
  if (lines.length === 0) return nothing;
  return html`<p class="field-hint">${shown.words('reversi-stable-rule')}</p>
    <ul class="stable-discs">${lines.map((line) => html`<li>${line}</li>`)}</ul>`;
}

/** @param {Shown} shown */
function renderCandidates(shown) {
  const {state, words} = shown;
  const decision = /** @type {import('../../engine/reversi-types.js').ReversiDecision} */ (
    shownDecision(state)
  );
  const {view} = /** @type {NonNullable<typeof state.game>} */ (state.game);
  const sorted = [...decision.candidates].sort((a, b) => b.value - a.value);
  return html`<table class="sheet">
    <caption class="unseen">${words('reversi-candidates', {who: seatName(view, decision.side, shown)})}</caption>
    <thead><tr><th scope="col">${words('reversi-move')}</th><th scope="col" class="number">${words('reversi-worth')}</th></tr></thead>
    <tbody>
      ${sorted.map(
        ({square, value}) => html`<tr data-chosen=${square === decision.square}>
          <th scope="row">${squareName(square, shown)}${square === decision.square ? html` <small>${words('reversi-chosen')}</small>` : nothing}</th>
          <td class="number">${pointsText(value, shown)}</td>
        </tr>`,
      )}
    </tbody>
  </table>`;
}

/**
 * @param {Shown} shown
 * @param {TermView[]} all
 * @param {Values} values
 * @param {import('./types.js').Variant} [variant] whose points the bars are
 */
export function renderTerms(shown, all, values, variant = VARIANTS[0]) {
  const {words} = shown;
  const terms = all.map((one) => ({
    term: one.term,
    ...(variant === 'as-written' ? one.written : one),
  }));
  const most = Math.max(
    1,
    ...terms.flatMap(({black, white}) => [Math.abs(black), Math.abs(white)]),
  );
  /** @param {'black' | 'white'} side @param {number} points */
  const bar = (side, points) => html`<td class="term-points" data-side=${side}>
    <span class="term-number">${signed(points, shown)}</span>
    <span class="term-track" aria-hidden="true"><span class="term-bar" data-side=${side} data-way=${['bad', 'none', 'good'][Math.sign(points) + 1]} ${vars({'--share': Math.abs(points) / most})}></span></span>
  </td>`;
  return html`<table class="sheet terms">
    <caption class="unseen">${words('reversi-terms')}</caption>
    <thead>
      <tr>
        <th scope="col">${words('reversi-term')}</th>
        <th scope="col">${renderDiscSign('black')} ${words('reversi-black')}</th>
        <th scope="col">${renderDiscSign('white')} ${words('reversi-white')}</th>
      </tr>
    </thead>
    <tbody>
      ${terms.map(
        ({term, black, white}) => html`<tr data-none=${black === 0 && white === 0 ? '' : nothing}>
          <th scope="row">${words(`reversi-term-${term}`)}</th>
          ${bar('black', black)} ${bar('white', white)}
        </tr>`,
      )}
    </tbody>
    <tfoot>
      ${VARIANTS.map(
        (variant) => html`<tr>
          <th scope="row">${words(`reversi-sum-${variant}`)}</th>
          <td colspan="2" class="number">${signed(values[KEYS[variant]], shown)}</td>
        </tr>`,
      )}
    </tfoot>
  </table>`;
}
