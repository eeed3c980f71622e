// The timeline of a game of turns, drawn: past the end of what was played agents play on, a step at a time.
import {html} from 'lit/html.js';
import {renderScrubber, renderSteps} from '../view/timeline.js';

/**
 * @template {import('../game.js').ShownGame} Game
 * @param {{state: import('../game.js').TurnState<Game>} & import('../view/timeline.js').Drawn} shown
 * @param {import('../game.js').Seats<Game['view']>} seats
 */
export function renderTimeline(shown, {isYours, hasYou}) {
  const {game, playing} = shown.state;
  const {view} = /** @type {Game} */ (game);
  const last = view.step === view.steps;
  const forward = last && (view.over || isYours(view));
  const off = {forward, last, play: hasYou(view) ? null : view.over};
  return html`${renderSteps({...view, playing}, shown, off)} ${renderScrubber(view, shown)}`;
}
