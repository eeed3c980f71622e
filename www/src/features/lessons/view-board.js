// The board of a chapter: the position with what is marked on it, and once it is judged with what the engine makes of it.
import {html, nothing} from 'lit/html.js';
import {renderFleet} from '../../games/sea/view/fleet.js';
import {shipLines} from '../../games/sea/view/panel.js';
import {renderSea} from '../../games/sea/view/sea.js';
import {chapterOf, heldUntil, isOver, mayAnswer, playedOf} from './player-state.js';

/** @import {PlayedChapter, PlayerState} from './player-types.js' */
/** @import {Shown} from './view-player.js' */

/** What a board of the seas is drawn from, where no game is opened. @param {PlayedChapter} played @param {Record<string, string>} grids */
const stateOf = ({aim}, grids) => ({
  ...{aim, focuses: grids, engine: {phase: 'ready'}, asked: null, waiting: []},
  game: null,
});

/** @param {PlayerState} state what lies over the board once no answer may follow */
function overlayOf(state) {
  const {last} = playedOf(state);
  if (!last || !isOver(state) || heldUntil(state)) return {};
  const {belief, decision} = last.facts;
  if (decision) return {overlay: decision, aims: true};
  if (!belief) return {};
  return {overlay: {map: {basis: belief.basis, values: belief.unhit ?? belief.chances}}};
}

/** @param {PlayedChapter} played @param {Extract<import('./player-types.js').Scene, {game: 'sea'}>} scene */
const viewOf = ({game}, scene) => (game?.kind === 'sea' ? game.view : scene.view);

/** @param {Shown} shown */
export function renderLessonBoard(shown) {
  const {state, grids} = shown;
  const played = playedOf(state);
  const {scene, game, marks, last} = played;
  if (!scene) return null;
  if (scene.game === 'reversi') return shown.reversi?.renderLessonReversi(shown) ?? null;
  const chapter = chapterOf(state);
  const view = viewOf(played, scene);
  const [board] = view.boards;
  const marked = game
    ? board
    : {...board, flags: [...board.flags, ...marks.ship], notes: [...board.notes, ...marks.water]};
  // A chance is asked of one cell, which is framed.
  const aim = chapter?.ask === 'chance' ? (chapter.goal.cell ?? null) : played.aim;
  const context = {...shown, view, state: stateOf({...played, aim}, grids)};
  const isTaking = !shown.readonly && (mayAnswer(state) || !isOver(state));
  return renderSea(
    marked,
    /** @type {import('../../games/sea/view/page.js').ViewContext} */ (
      /** @type {unknown} */ (context)
    ),
    {acts: isTaking, aim: last && !last.facts.decision ? aim : undefined, ...overlayOf(state)},
  );
}

/** What is hidden has to be known to reason about it. @param {Shown} shown */
export function renderLessonFleet(shown) {
  const played = playedOf(shown.state);
  const {scene} = played;
  if (scene?.game !== 'sea') return nothing;
  const {words} = shown;
  const {boards, rules} = viewOf(played, scene);
  const {fleet} = boards[0];
  // Such a name tells its length.
  const ships = shipLines(fleet, shown).map((line, at) =>
    fleet[at].sunk === 0 && /^ship-\d+$/.test(fleet[at].name) ? {...line, said: ''} : line,
  );
  return html`<div class="lesson-fleet">
    ${renderFleet({label: words('fleet-label'), ships})}
    <p class="field-hint">${words(`lessons-contact-${rules.contact}`)}</p>
  </div>`;
}
