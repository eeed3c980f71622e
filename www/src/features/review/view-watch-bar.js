// The controls along the timeline: of an agent that is watched, and of a game that is over.
import {html} from 'lit/html.js';
import {timelineMarks} from '../../games/sea/timeline-marks.js';
import {renderSwitch} from '../../games/sea/view/bar.js';
import {createButtons} from '../../shell/view/controls.js';
import {renderScrubber, renderSpeed, renderSteps} from '../../shell/view/timeline.js';
import {renderSurprises, surpriseMarks} from './view-appraisal.js';

/** @import {ViewContext} from '../../games/sea/view/page.js' */

/** @param {ViewContext} shown marked where something was hit or sunk, and where a step surprises */
export function renderTimeline(shown) {
  const {state, view} = shown;
  const isOff = view.step === view.steps && (state.mode !== 'watch' || view.over);
  const place = {...view, playing: state.playing};
  return html`${renderScrubber(view, shown, [...timelineMarks(view), ...surpriseMarks(state)])}
    ${renderSteps(place, shown, {forward: isOff, last: isOff, play: false})}`;
}

/** @param {ViewContext} shown */
const renderAlong = (shown) => html`${renderTimeline(shown)} ${renderSurprises(shown)}`;

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
