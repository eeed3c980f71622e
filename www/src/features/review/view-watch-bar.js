// The controls along the timeline: of an agent that is watched, and of a game that is over.
import {html} from 'lit/html.js';
import {renderSwitch} from '../../games/sea/view/bar.js';
import {createButtons} from '../../shell/view/controls.js';
import {renderSurprises} from './view-appraisal.js';
import {renderScrubber, renderSpeed, renderSteps} from './view-timeline.js';

/** @import {ViewContext} from '../../games/sea/view/page.js' */

/** @param {ViewContext} shown */
const renderAlong = (shown) =>
  html`${renderScrubber(shown)} ${renderSteps(shown)} ${renderSurprises(shown)}`;

/** @param {ViewContext} shown */
export const renderEndedBar = (shown) =>
  html`${renderAlong(shown)}
    <div class="bar-group">${renderSpeed(shown)} ${renderSwitch(shown)}</div>`;

/** @param {ViewContext} shown */
export function renderWatchBar(shown) {
  const {state, words, dispatch, parts} = shown;
  const button = createButtons(shown);
  return html`${renderAlong(shown)}
    <div class="bar-group">
      ${renderSpeed(shown)}
      <button class="button" type="button" aria-pressed=${state.reveal} @click=${() => dispatch({type: 'reveal'})}>
        ${words(state.reveal ? 'hide' : 'reveal')}
      </button>
    </div>
    ${parts.teach?.renderLessonButtons(shown)}
    <div class="bar-group">
      ${button('play-on', {type: 'play-on'})}
      ${button('mode-compare', {type: 'compare', text: state.game?.record})} ${button('share', {type: 'dialog', dialog: 'share'})}
      ${button('new-sea', {type: 'new-sea', like: true})}
    </div>`;
}
