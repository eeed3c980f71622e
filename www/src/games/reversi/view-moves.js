// The line of the game, move by move, and the lines beside it.
import {html, nothing} from 'lit/html.js';
import {renderDiscSign} from './discs.js';
import {judged} from './select.js';
import {signed, squareName} from './sentences.js';

/** @typedef {import('./view.js').Shown} Shown */

/** @param {Shown} shown */
export function renderMoves(shown) {
  const {state, words, dispatch} = shown;
  if (!state.game) return nothing;
  const {view} = state.game;
  const known = judged(state);
  return html`${view.lines.length > 1 ? renderLines(shown) : nothing}
    ${
      view.moves.length === 0
        ? html`<p class="empty">${words('reversi-no-moves')}</p>`
        : html`<ol class="moves" aria-label=${words('moves-label')}>
            ${view.moves.map(({step, side, square}) => {
              const loss = known[step - 1]?.loss ?? null;
              return html`<li class="move" aria-current=${step === view.step ? 'step' : 'false'}>
                <button class="move-button" type="button" @click=${() => dispatch({type: 'go', where: step})}>
                  <span class="move-step">${step}</span>
                  <span class="move-who">${renderDiscSign(side)}<span class="unseen">${words(`reversi-${side}`)}</span></span>
                  <span class="move-what">${square ? squareName(square, shown) : words('reversi-pass-step')}</span>
                  ${Math.round(loss ?? 0) ? html`<span class="move-loss">${words('reversi-loss', {loss: signed(-Math.round(Number(loss)), shown)})}</span>` : nothing}
                </button>
              </li>`;
            })}
          </ol>`
    }`;
}

/** @param {Shown} shown */
function renderLines({state, words, dispatch}) {
  const {view} = /** @type {NonNullable<typeof state.game>} */ (state.game);
  return html`<div class="bar-group" role="group" aria-label=${words('reversi-lines')}>
    ${view.lines.map(
      ({from, steps}, line) => html`<button
        class="button"
        type="button"
        aria-pressed=${line === view.line}
        @click=${() => dispatch({type: 'line', line})}
      >${line === 0 ? words('reversi-main-line', {steps}) : words('reversi-branch', {line, from: from + 1, steps})}</button>`,
    )}
  </div>
  <p class="field-hint">${words('reversi-lines-link')}</p>`;
}
