// What an element of Reversi hands on: opened by the button beside its controls, over all else.
import {html, nothing} from 'lit/html.js';
import {renderForms, renderText} from '../games/reversi/view-hand-out.js';
import {renderIcon} from '../shell/view/icons.js';

/** @typedef {import('../games/reversi/view.js').Shown & {site: string | null}} Shown */

const ID = 'reversi-share';

/** @param {Shown} shown */
export function renderShare(shown) {
  const {words, state, site} = shown;
  if (!state.game) return nothing;
  return html`<button
      class="button button-icon"
      type="button"
      aria-label=${words('share-title')}
      title=${words('share-title')}
      popovertarget=${ID}
    >${renderIcon('share')}</button>
    <div class="reversi-share" id=${ID} popover role="dialog" aria-label=${words('share-title')}>
      ${site === null ? nothing : renderText(shown, 'text-link', words('reversi-text-link'), shown.link())}
      ${renderText(shown, 'text-record', words('reversi-text-record'), state.game.record)}
      ${renderForms(shown, state.game)}
      <button class="button" type="button" popovertarget=${ID} popovertargetaction="hide">${words('close')}</button>
    </div>`;
}
