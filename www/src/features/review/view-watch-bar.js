// The controls along the timeline: of an agent that is watched, and of a game that is over.
import {html, nothing} from 'lit/html.js';
import {renderSwitch} from '../../games/sea/view/bar.js';
import {createButtons, renderButton} from '../../shell/view/controls.js';
import {renderIconButton} from '../../shell/view/icons.js';
import {renderMore} from '../../shell/view/more.js';
import {renderSpeed} from '../../shell/view/timeline.js';
import {renderSurprises, surpriseWay} from './view-appraisal.js';
import {renderTimeline} from './view-log.js';

/** @import {ViewContext} from '../../games/sea/view/page.js' */

/** @param {ViewContext} shown */
export const renderEndedBar = (shown) =>
  html`${renderTimeline(shown)} ${renderSurprises(shown)}
    <div class="bar-group">${renderSpeed(shown)} ${renderSwitch(shown)}</div>`;

/** @param {ViewContext} shown what leads on is to play; once all is played that is elsewhere */
export const renderWatchBar = (shown) => renderTimeline(shown, 'button-main');

/** @param {ViewContext} shown what one can do with a hunt that is watched, besides looking along it */
export function renderWatchActions(shown) {
  const {state, words, dispatch, parts} = shown;
  const button = createButtons(shown);
  const surprise = surpriseWay(shown);
  return html`<div class="result-actions">
      ${button('take-over', {type: 'play-on'})} ${parts.teach?.renderPredictButton(shown, 'predict-next')}
      ${renderIconButton({label: words('share'), sign: 'share', act: () => dispatch({type: 'dialog', dialog: 'share'})})}
      ${renderMore(
        'watch-more',
        html`${button(state.reveal ? 'hide' : 'reveal', {type: 'reveal'}, {pressed: state.reveal})}
        ${renderSpeed(shown)}
        ${
          surprise
            ? html`${renderButton(words(surprise.seeks ? 'surprise-stop' : 'surprise-next'), surprise.act, {off: surprise.off})} ${surprise.more}`
            : nothing
        }
        ${parts.teach?.renderPresentButton(shown)}
        ${button('new-sea', {type: 'new-sea', like: true})}
        ${['statistics', 'about'].map((dialog) => button(dialog, {type: 'dialog', dialog}))}`,
        words,
      )}
    </div>
    ${surprise ? html`<p class="surprise-told" id="surprise-told">${surprise.told}</p>` : nothing}`;
}
