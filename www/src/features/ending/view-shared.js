// A result to be sent: the picture, and the ways to send it.

import {until} from 'lit/directives/until.js';
import {html, nothing} from 'lit/html.js';
import {addressWithFonts, svgAddress} from '../../shell/share/fonts.js';
import {renderSend, sharesItself} from '../../shell/share/view-hand-out.js';
import {renderButton} from '../../shell/view/controls.js';
import {cardOf} from './card.js';
import {sharedOf} from './shared.js';

/** @import {ViewContext} from '../../games/sea/view/page.js' */
/** @import {ShareAction} from '../../shell/share/types.js' */

/** @param {ViewContext} shown of a game that is over; nothing of any other */
export function renderShared(shown) {
  const {words, dispatch} = shown;
  const shared = sharedOf(shown);
  if (!shared) return nothing;
  const {text, link, title, desc, card} = shared;
  const about = {title, desc, link};
  const svg = card && cardOf(card, about);
  const name = 'spyglass-result';
  /** @param {string} said @param {ShareAction} action */
  const button = (said, action) => renderButton(said, () => dispatch(action));
  return html`<section class="shared" aria-label=${words('shared-label')}>
    ${svg ? html`<img class="shared-card" width="1200" height="630" alt=${desc} src=${until(addressWithFonts(svg), svgAddress(svg))} />` : nothing}
    <p class="field-row">
      ${renderSend(shown, {name, about, svg, text, copy: 'shared-text'})}
      ${svg ? button(words('shared-picture'), {type: 'hand-out', form: 'card', name, about, svg}) : nothing}
      ${sharesItself() ? button(words('shared-text'), {type: 'copy', text}) : button(words('shared-sea-link'), {type: 'copy', text: link})}
    </p>
  </section>`;
}
