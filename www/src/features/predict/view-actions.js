// What one can do with a hunt that is watched, besides looking along it.
import {html, nothing} from 'lit/html.js';
import {atEnd} from '../../games/sea/select.js';
import {renderMarksLegend} from '../../games/sea/view/legend.js';
import {signsOf} from '../../games/sea/view/panel.js';
import {renderPredictButton, renderPresentButton} from '../../shell/lesson/view.js';
import {createButtons} from '../../shell/view/controls.js';
import {renderIconButton} from '../../shell/view/icons.js';
import {renderMore} from '../../shell/view/more.js';

/** @param {import('../../games/sea/view/page.js').ViewContext} shown */
export function renderWatchActions(shown) {
  const {state, view, words, dispatch, parts} = shown;
  const button = createButtons(shown);
  return html`<div class="result-actions">
      ${view.over && atEnd(view) && !state.predict ? nothing : html`${shown.noUndo ? nothing : button('take-over', {type: 'play-on'})} ${renderPredictButton(shown, 'predict-next')}`}
      ${renderIconButton({label: words('share'), sign: 'share', act: () => dispatch({type: 'dialog', dialog: 'share'})})}
      ${renderMore(
        'watch-more',
        html`${button(state.reveal ? 'hide' : 'reveal', {type: 'reveal'}, {pressed: state.reveal})}
        ${parts.review?.renderSpeed(shown)}
        ${parts.review?.renderSurpriseRows(shown)}
        ${renderPresentButton(shown)}
        ${button('new-sea', {type: 'new-sea', like: true})}
        ${parts.review && view.rules.id === 'solitaire' ? button('figures-open', {type: 'dialog', dialog: 'figures'}) : nothing}
        ${state.wide ? nothing : html`<details><summary>${words('legend-title')}</summary>${renderMarksLegend({signs: signsOf(shown), words})}</details>`}
        ${['statistics', 'about'].map((dialog) => button(dialog, {type: 'dialog', dialog}))}`,
        words,
      )}
    </div>
    ${parts.review?.renderSurpriseLine(shown)}`;
}
