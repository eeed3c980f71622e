// Predict and Present: the two ways to make a lesson of what is watched.
import {html} from 'lit/html.js';

/** @typedef {import('../../games/sea/view/page.js').ViewContext} Shown */

/** @param {Shown} shown */
export const renderLessons = ({state, words, dispatch}) => html`<div class="bar-group">
  <button class="button" type="button" id="predict" aria-pressed=${Boolean(state.predict)} @click=${() => dispatch({type: 'predict'})}>
    ${words('predict')}
  </button>
  <button class="button" type="button" id="present" @click=${() => dispatch({type: 'present', on: true})}>${words('present')}</button>
</div>`;
