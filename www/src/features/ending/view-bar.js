// The controls under the board of a game that is over.
import {html} from 'lit/html.js';
import {renderSwitch} from '../../games/sea/view/bar.js';
import {renderComing} from '../../shell/view/loading-placeholder.js';

/** @param {import('../../games/sea/view/page.js').ViewContext} shown */
export function renderEndedBar(shown) {
  const {review} = shown.parts;
  if (!review) return renderComing('review', shown);
  return html`${review.renderTimeline(shown)} ${review.renderSurprises(shown)}
    <div class="bar-group">${review.renderSpeed(shown)} ${renderSwitch(shown)}</div>`;
}
