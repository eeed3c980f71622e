// To the one who laid the fleet: what came of it.
import {html, nothing} from 'lit/html.js';
import {isChallenge} from '../../state/records.js';
import {atEnd} from '../../state/select.js';
import {renderLinkLine} from '../link-line.js';

/** @typedef {import('../page.js').Shown} Shown */

/** @param {Shown} shown at the end of a challenge that was hunted here */
export function renderReply(shown) {
  const {state, view, words, link} = shown;
  const {game, mode} = state;
  if (!game || game.friend > 0 || mode !== 'race' || !view.over || !atEnd(view)) return nothing;
  if (!isChallenge(game.record)) return nothing;
  const url = new URL(link());
  url.searchParams.set('friend', '1');
  return html`<div class="standing">
    ${renderLinkLine('reply-link', words('challenge-reply'), url.href, shown)}
    <p class="field-hint">${words('challenge-reply-how')}</p>
  </div>`;
}
