// The end of a game: the plate in the title block's place, where one can go from here, and how the hunt went.

import {html, nothing} from 'lit/html.js';
import {agentsFor, atEnd, namedRules, rivalOf, yourSeat} from '../../games/sea/select.js';
import {firstDifference} from '../../games/sea/timeline-marks.js';
import {renderSwitch} from '../../games/sea/view/bar.js';
import {renderScoreSheet} from '../../games/sea/view/score.js';
import {upTo} from '../../shell/records.js';
import {renderButton} from '../../shell/view/controls.js';
import {renderMore} from '../../shell/view/more.js';
import {plateFacts, plateOf} from './plate.js';
import {differenceSentence} from './sentences.js';
import {endOf, nextRival} from './state.js';
import {renderCostliest} from './view-costliest.js';
import {renderCurves, renderHunts} from './view-plots.js';
import {renderSkill} from './view-skill.js';

/** @import {ViewContext} from '../../games/sea/view/page.js' */
/** @import {Action} from '../../games/sea/types.js' */
/** @import {View} from '../../engine/types.js' */

/** @param {ViewContext} shown all that stands where the title was; nothing before the end */
export function renderEnding(shown) {
  const {state, view, words, parts, site} = shown;
  if (!state.game?.view.ended || (state.mode === 'watch' && !view.over)) return nothing;
  const end = endOf(state, view);
  const plate = end ? renderPlate(end, shown) : renderTitle(shown);
  if (state.mode === 'watch') return plate;
  // Many elements on a page would be many landmarks of one name.
  const role = site === undefined ? 'region' : 'group';
  return html`<div class="ending" role=${role} aria-label=${words('result-label')}>
    ${plate} ${renderActions(end, shown)}
    ${site === undefined && !atEnd(view) ? parts.review?.renderSurpriseLine(shown, true) : nothing}
    ${end ? html`${renderCurves(end, shown)} ${renderHunts(end, shown)} ${renderSkill(end, shown)} ${renderCostliest(shown)} ${renderScore(end, shown)}` : nothing}
    ${renderDifference(shown)}
  </div>`;
}

/** @param {ViewContext} shown in the plate's place, where it is not known yet how the game ended */
const renderTitle = ({state, words, site, parts, ...shown}) =>
  site === undefined
    ? html`<h1 class="title">${parts.results?.renderTitle({state, words, parts, ...shown}) || words(`mode-${state.mode}`)}</h1>`
    : nothing;

/** @param {View} end @param {ViewContext} shown */
function renderPlate(end, shown) {
  const {state, site} = shown;
  const {number, text, rival, gaveUp} = plateOf(end, shown);
  const facts = plateFacts(state, end, shown);
  const said = html`<span class="plate-number">${number}</span> <span class="plate-said">${text}</span>`;
  return html`<div class="plate" ?data-gave-up=${gaveUp} ?data-fresh=${state.ending?.fresh}>
    ${
      site === undefined
        ? html`<h1 class="plate-title" id="end-title" tabindex="-1">${said}</h1>`
        : html`<p class="plate-title" id="end-title" tabindex="-1">${said}</p>`
    }
    ${rival ? html`<p class="plate-rival">${rival}</p>` : nothing}
    ${facts ? html`<p class="plate-facts">${facts}</p>` : nothing}
  </div>`;
}

/** @param {View | null} end @param {ViewContext} shown */
function renderActions(end, shown) {
  const {state, view, words, names, dispatch, parts, site, noUndo} = shown;
  const {game, settings} = state;
  if (!game) return nothing;
  const isDuel = view.kind === 'duel';
  const rival = rivalOf(view);
  /** @param {string} text @param {Action} action @param {Parameters<typeof renderButton>[2]} [how] */
  const button = (text, action, how) => renderButton(text, () => dispatch(action), how);
  /** @type {Action} */
  const another = {type: 'new-sea', like: true};
  const watched = names.agent(rival?.agent ?? settings.watched);
  const able = agentsFor(state, namedRules(view.rules)).map(({id}) => id);
  const next = end && rival && plateOf(end, shown).won ? nextRival(rival.agent ?? '', able) : null;
  return html`<div class="result-actions">
    ${isDuel ? button(words('rematch'), {type: 'rematch'}, {looks: 'button-main'}) : button(words('plate-next'), another, {looks: 'button-main'})}
    ${button(words('share'), {type: 'dialog', dialog: 'share'})}
    ${atEnd(view) ? button(words('review'), {type: 'review'}, {looks: 'button-quiet'}) : noUndo ? nothing : button(words('play-on'), {type: 'play-on'}, {looks: 'button-quiet'})}
    ${view.kind === 'race' && rival ? button(words('both-boards'), {type: 'both-boards'}, {looks: 'button-quiet', pressed: state.ending?.both ?? false}) : nothing}
    ${next ? button(words('plate-against', {agent: names.agent(next)}), {type: 'choose', name: 'opponent', value: next}, {looks: 'button-quiet'}) : nothing}
    ${renderMore(
      'end-more',
      html`${
        isDuel
          ? button(words('new-sea'), another)
          : noUndo
            ? nothing
            : button(words('same-sea'), {type: 'open-record', record: upTo(game.record, 0)})
      }
      ${button(words('watch-agent-here', {agent: watched}), {type: 'watch-here'})}
      ${site === undefined ? html`${renderSwitch(shown)} ${parts.review?.renderSpeed(shown)} ${parts.review?.renderSurpriseRows(shown)}` : nothing}`,
      words,
    )}
  </div>`;
}

/** @param {ViewContext} shown where the hunts of a race first part; of another person's game it is not one's own that parts */
function renderDifference(shown) {
  const {state, view, words, dispatch} = shown;
  const difference = state.game?.friend ? null : firstDifference(view);
  const parting = yourSeat(view) ? differenceSentence(view, shown) : '';
  if (!difference || !parting) return nothing;
  return html`<p class="result-more">${parting}
    <button class="button button-quiet" type="button" @click=${() => dispatch({type: 'go', where: difference.step})}>
      ${words('show-there')}
    </button></p>`;
}

/** @param {View} end @param {ViewContext} shown solitaire's score, term by term; in a race both side by side */
function renderScore(end, {words, names}) {
  const scored = end.boards.flatMap(({shooter, score}) =>
    score ? [{who: names.agent(end.players[shooter - 1].agent), score}] : [],
  );
  return scored.length > 0 ? renderScoreSheet(words('score-title'), scored, words) : nothing;
}
