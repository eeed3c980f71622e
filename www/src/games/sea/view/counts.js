import {html, nothing} from 'lit/html.js';
import {isForTwo} from '../../../shell/players.js';
import {leadBoard, seaOf, shipCount, shipsLeft, tellsSinkings, yourSeat} from '../select.js';

/** @import {ViewContext} from './page.js' */
/** @import {Board, View} from '../../../engine/types.js' */

/** @param {Board} board @param {Pick<ViewContext, 'state' | 'view' | 'words' | 'names'>} shown whose sea this is */
export function seaTitle(board, {state, view, words, names}) {
  const shooter = view.players[board.shooter - 1];
  if (board.owner !== null) {
    const isYours =
      yourSeat(view)?.player === board.owner &&
      !state.game?.friend &&
      !(isForTwo(view) && view.ended);
    if (isYours) return words('board-yours');
    return words('board-theirs', {agent: names.player(view, board.owner)});
  }
  if (shooter.kind === 'agent') return words('board-of-agent', {agent: names.agent(shooter.agent)});
  if (view.kind !== 'race' || !state.game?.view.ended) return words('board-hunt');
  return state.game.friend > 0
    ? words('board-of-agent', {agent: names.person})
    : words('board-of-you');
}

/** @param {Board} board @param {View} view @param {Pick<ViewContext, 'words' | 'names'>} speech */
export function seaCounts(board, view, {words}) {
  const {left} = board;
  // Of a sea that is not shown its shooter alone says how many ships are sunk.
  const afloat = board.withheld
    ? shipCount(view.rules.fleet) - view.players[board.shooter - 1].sunk
    : shipsLeft(board);
  const parts = [words('caption-shots', {shots: board.shots})];
  if (left) parts.push(words('caption-budget', {shots: left.shots, guesses: left.guesses}));
  if (tellsSinkings(view.rules)) parts.push(words('caption-left', {left: afloat}));
  return parts.join(' · ');
}

/** @param {ViewContext} shown all that a running race tells of the rival: 'Parity: 14 shots, 2 sunk' */
export function renderRival({words, names, view}) {
  const [rival] = view.players.filter(({kind}) => kind === 'agent');
  if (!rival) return '';
  const {sunk, shots} = rival;
  const board = seaOf(view, rival.player);
  const key = tellsSinkings(view.rules) ? 'race-rival' : 'race-rival-unannounced';
  const text = words(key, {agent: names.agent(rival.agent), shots, sunk});
  return html`<p class="rival">${text}${board.done && !leadBoard(view).done ? html` · ${words('race-rival-done')}` : ''}</p>`;
}

/** @param {ViewContext} shown of a race that goes on: how far each has come */
export function renderScores(shown) {
  const {view, words, names} = shown;
  if (view.kind !== 'race' || view.ended || view.players.length < 2) return nothing;
  return html`<dl class="scores">
    ${view.players.map(({player, kind, agent}) => {
      const board = seaOf(view, player);
      const who = kind === 'you' ? words('you') : names.agent(agent);
      return html`<div class="score-of">
        <dt>${who}</dt>
        <dd>${seaCounts(board, view, shown)}${kind === 'agent' && board.done && !leadBoard(view).done ? html` · ${words('race-rival-done')}` : nothing}</dd>
      </div>`;
    })}
  </dl>`;
}
