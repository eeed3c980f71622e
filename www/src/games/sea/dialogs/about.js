import {html} from 'lit/html.js';

/** @import {ViewContext} from '../view/page.js' */

/** @param {ViewContext} shown where all this comes from, its licence, and the one line a bug report needs */
export function renderAbout({state, words, dispatch}) {
  const {game} = state;
  const report = game ? `${game.record} step=${game.view.step}` : '';
  return html`<p>${words('about-lead')}</p>
    <h3 class="legend-title">${words('about-sources')}</h3>
    <ul>${[1, 2, 3, 4].map((source) => html`<li>${words(`about-source-${source}`)}</li>`)}</ul>
    <p>${words('about-licence')} <a href="licences.txt">${words('about-licences')}</a></p>
    <p class="field-hint">${words('about-fonts')}</p>
    <p>
      <button class="button" type="button" ?disabled=${!game} @click=${() => dispatch({type: 'copy', text: report})}>
        ${words('copy-bug-report')}
      </button>
    </p>`;
}
