import {html} from 'lit/html.js';

/** @param {import('../../../i18n/words.js').Words} words what the means in the list of agents are of: other pages have those of other games */
export const renderStrengths = (words) =>
  html`<p class="field-hint">${words('agent-strengths')}</p>`;
