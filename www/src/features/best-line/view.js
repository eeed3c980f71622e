// What an agent weighs, drawn: each move with its value, and the line that it takes for the best.
import {html, nothing} from 'lit/html.js';
import {positionOf, yourTurn} from '../../games/reversi/select.js';
import {basisText, squareName, valueText} from '../../games/reversi/sentences.js';
import {joined, recordParts} from '../../shell/records.js';
import {wanted} from './state.js';

/** @typedef {import('../../games/reversi/view.js').Shown} Shown */
/** @typedef {import('../../games/reversi/types.js').Weighed} Weighed */

/** @param {Shown} shown */
export function renderWeighed(shown) {
  const {state, words, dispatch} = shown;
  const {game, weighed, lineOf, predict, present} = state;
  if (!game || predict || present) return nothing;
  const mayAsk = yourTurn(game.view) && lineOf !== positionOf(game);
  const isMeant = weighed && wanted({...state, playing: false})?.of === weighed.of;
  return html`${isMeant ? renderFound(shown, weighed) : nothing}
    ${mayAsk ? html`<p><button class="button" type="button" id="best-line" @click=${() => dispatch({type: 'best-line'})}>${words('reversi-best-line')}</button></p>` : nothing}`;
}

/** @param {Shown} shown @param {Weighed} weighed */
function renderFound(shown, weighed) {
  const {words, names} = shown;
  const {agent, values, line, done} = weighed;
  const moves = [...(values?.moves ?? [])].sort((one, other) => other.value - one.value);
  return html`<section class="weighed">
    <h2 class="legend-title">${words('reversi-weighed', {agent: names.agent(agent)})}</h2>
    ${
      moves.length > 1
        ? html`<table class="sheet">
            <thead><tr><th scope="col">${words('reversi-move')}</th><th scope="col" class="number">${words('reversi-worth')}</th></tr></thead>
            <tbody>${moves.map(
              (move) => html`<tr data-chosen=${move.square === values?.best}>
                <th scope="row">${squareName(move.square, shown)}</th>
                <td class="number">${valueText(move, shown)} <small>${basisText(move, shown)}</small></td>
              </tr>`,
            )}</tbody>
          </table>`
        : nothing
    }
    ${line.length > 0 ? renderLine(shown, weighed) : nothing}
    ${done ? nothing : html`<p class="field-hint">${words('counting')}</p>`}
  </section>`;
}

/** @param {Shown} shown @param {Weighed} weighed */
function renderLine(shown, {line, step}) {
  const {state, words, dispatch} = shown;
  const parts = recordParts(/** @type {NonNullable<typeof state.game>} */ (state.game).record);
  /** The game as far as some move of the line. @param {number} moves */
  const record = (moves) =>
    joined({...parts, actions: [...parts.actions.slice(0, step), ...line.slice(0, moves)]});
  const name = (/** @type {string} */ action) =>
    action === 'P' ? words('reversi-pass-step') : squareName(action.slice(1), shown);
  return html`<p>${words('reversi-best-line-is')}</p>
    <div class="bar-group" role="group" aria-label=${words('reversi-best-line-is')}>
      ${line.map(
        (action, place) =>
          html`<button class="button button-quiet" type="button" @click=${() => dispatch({type: 'show-line', record: record(place + 1), step: step + place + 1})}>${name(action)}</button>`,
      )}
    </div>
    <p class="field-hint">${words('reversi-best-line-hint')}</p>`;
}
