// To the one who laid the fleet: what came of it.
import {html, nothing} from 'lit/html.js';
import {atEnd} from '../../games/sea/select.js';
import {handedLink, isReply} from '../../shell/share/embedding.js';
import {renderLinkLine} from '../../shell/view/copy-line.js';

/** @import {ViewContext} from '../../games/sea/view/page.js' */

/** @param {ViewContext} shown at the end of a challenge that was hunted here */
export function renderReply(shown) {
  const {state, view, words, link} = shown;
  if (!isReply(state) || !atEnd(view)) return nothing;
  return html`<div class="standing">
    ${renderLinkLine('reply-link', words('challenge-reply'), handedLink(state, link()), shown)}
    <p class="field-hint">${words('challenge-reply-how')}</p>
  </div>`;
}
