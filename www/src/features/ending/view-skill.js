// Skill and luck of a hunt, a line each.

import {html, nothing} from 'lit/html.js';
import {ownSkill, skillRead} from '../review/skill.js';

/** @import {ViewContext} from '../../games/sea/view/page.js' */
/** @import {View} from '../../engine/types.js' */

/** @param {View} end the game as it ended @param {ViewContext} shown nothing before every shot was held against what could be known */
export function renderSkill(end, {state, words}) {
  const own = ownSkill(state, end);
  if (!own) return nothing;
  const {skill, luck, hits, expected, estimated} = own;
  const tenth = {minimumFractionDigits: 1, maximumFractionDigits: 1};
  const balance = words.number(luck, {...tenth, signDisplay: 'exceptZero'});
  const means = words('luck-means', {hits, expected: words.number(expected, tenth)});
  const row = (
    /** @type {string} */ name,
    /** @type {string} */ value,
    /** @type {string} */ what,
  ) =>
    html`<div class="skill-row">
      <dt>${name}</dt>
      <dd><span class="skill-number">${value}</span> <span class="skill-means">${what}</span></dd>
    </div>`;
  return html`<div class="skill">
    <dl>
      ${row(words('skill'), words.number(skillRead(skill)), words('skill-means'))}
      ${row(words('luck'), balance, means)}
    </dl>
    <p class="skill-note">${words('luck-note')}${estimated ? html` ${words('skill-estimated')}` : nothing}</p>
  </div>`;
}
