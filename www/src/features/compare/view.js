// Agents compared on one sea: a board each with its own agent's map, one clock, and the numbers side by side.

import {repeat} from 'lit/directives/repeat.js';
import {html, nothing} from 'lit/html.js';
import {boardId, seaOf, tellsSinkings} from '../../games/sea/select.js';
import {renderSea} from '../../games/sea/view/sea.js';
import {renderSideBySide} from '../../games/sea/view/side-by-side.js';
import {renderNotice} from '../../games/sea/view/status.js';
import {createButtons} from '../../shell/view/controls.js';
import {renderIconButton} from '../../shell/view/icons.js';
import {renderComing} from '../../shell/view/loading-placeholder.js';
import {renderMore} from '../../shell/view/more.js';
import {reasonSentence} from '../review/reason-sentences.js';
import {partingSentence, roundSentence} from './sentences.js';
import {choiceOf, isPending, partingOf, roundMarks} from './state.js';
import {renderCompareChoices} from './view-choices.js';

/** @import {ViewContext} from '../../games/sea/view/page.js' */
/** @import {Comparing} from './types.js' */

/** @param {ViewContext} shown */
export function renderCompare(shown) {
  const {words, state} = shown;
  const {comparing} = state;
  return html`<section class="intro">
      ${renderSideBySide(shown)}
      <h1 class="title">${words('mode-compare')}</h1>
      ${comparing ? html`<p class="lede">${words('compare-lede', {agents: comparing.whole.players.length})}</p>` : nothing}
    </section>
    <section class="region" id="board" aria-label=${words('region-label')}>
      ${comparing ? renderRound(shown, comparing) : nothing}
      ${renderNotice(shown)}
      ${
        comparing
          ? renderClock(shown, comparing)
          : state.engine.phase === 'failed' || state.notice
            ? nothing
            : renderComing('compare', shown)
      }
    </section>
    ${comparing ? html`${renderTable(shown, comparing)} ${renderCompareChoices(shown, comparing)}` : nothing}`;
}

/** @param {ViewContext} shown @param {Comparing} comparing @param {number} player @returns {ViewContext} its hunt as if it were watched alone */
function watched(shown, {views}, player) {
  const view = views[player - 1];
  return {
    ...shown,
    state: {...shown.state, mode: 'watch'},
    view: {...view, decision: choiceOf(view, player)},
  };
}

/** @param {ViewContext} shown @param {Comparing} comparing */
function renderRound(shown, comparing) {
  const {state, words, parts} = shown;
  const {whole, step, steps} = comparing;
  const ended = whole.over && step === steps;
  return html`<div class="boards" data-layout="compare" data-count=${whole.players.length}>
      ${repeat(
        whole.players,
        ({player}) => player,
        ({player}) => {
          const one = watched(shown, comparing, player);
          return html`<div class="seat">
            ${renderSea(seaOf(one.view, player), one, {
              overlay: one.view.decision,
              aims: true,
              lit: parts.review?.behindOver(one, boardId(player)),
              hidden: !state.reveal && !ended,
            })}
            ${parts.review?.renderThoughtLegend(one) ?? nothing}
            ${isPending(one.view, player) ? html`<p class="counting">${words('counting')}</p>` : nothing}
          </div>`;
        },
      )}
    </div>
    <p class="status">${roundSentence(comparing, shown)}</p>`;
}

/** @param {ViewContext} shown @param {Comparing} comparing */
function renderClock(shown, comparing) {
  const {state, words, dispatch, parts} = shown;
  const {review} = parts;
  const {whole, step, steps} = comparing;
  const parting = partingOf(comparing);
  const isOff = whole.over && step === steps;
  const place = {step, steps, playing: state.playing};
  const clock = {
    words,
    dispatch: (/** @type {import('../../games/sea/types.js').Action<'go'>} */ {where}) =>
      dispatch({type: 'compare-go', where}),
  };
  const button = createButtons(shown);
  return html`<div class="bar" role="group" aria-label=${words('bar-label')}>
      ${
        review
          ? html`${review.renderScrubber(place, clock, {marks: roundMarks(comparing), value: 'compare-value'})}
            ${review.renderSteps(place, clock, {forward: isOff, last: isOff, play: false}, 'button-main')}`
          : renderComing('review', shown)
      }
      <div class="bar-group">
        ${button('compare-play', {type: 'compare-leave', players: `race:you,${whole.players[0].agent}`})}
        ${renderIconButton({label: words('share'), sign: 'share', act: () => dispatch({type: 'dialog', dialog: 'share'})})}
        ${renderMore(
          'watch-more',
          html`${button(state.reveal ? 'hide' : 'reveal', {type: 'reveal'}, {pressed: state.reveal})}
          ${review?.renderSpeed(shown)}
          ${button('new-sea', {type: 'compare-choose', seed: 'new'})}`,
          words,
        )}
      </div>
    </div>
    <div class="compare-parting">
      <p>${partingSentence(comparing, shown)}</p>
      ${parting ? button('compare-go', {type: 'compare-go', where: 'parting'}) : nothing}
      ${whole.over ? nothing : html`<p class="counting">${words('compare-ahead', {steps})}</p>`}
    </div>`;
}

/** @param {ViewContext} shown @param {Comparing} comparing what each has done so far, comes to in the end, and thinks */
function renderTable(shown, comparing) {
  const {words, names, dispatch} = shown;
  const {whole, views} = comparing;
  const sinkings = tellsSinkings(whole.rules);
  const scored = whole.rules.announce === 'content';
  const columns = [
    'compare-shots-now',
    ...(scored ? ['compare-flags-now', 'compare-points-end'] : ['compare-shots-end']),
    'compare-hits',
    ...(sinkings ? ['compare-sunk'] : []),
  ];
  return html`<section class="panel">
    <table class="sheet compare-table">
      <caption>${words('compare-table')}, ${words('sea-number', {seed: whole.seed})}</caption>
      <thead>
        <tr>
          <th scope="col">${words('compare-agent')}</th>
          ${columns.map((word) => html`<th scope="col" class="number">${words(word)}</th>`)}
        </tr>
      </thead>
      ${whole.players.map(({player, agent, shots, done}) => {
        const view = views[player - 1];
        const sea = seaOf(view, player);
        const now = view.players[player - 1];
        // Points are counted when all is over.
        const points = seaOf(whole, player).score?.total;
        const final = scored ? points : done ? shots : undefined;
        const end = final === undefined ? words('compare-open-end') : words.number(final);
        const numbers = [
          words.number(sea.shots),
          ...(scored ? [words.number(sea.flags.length)] : []),
          end,
          words.number(sea.hits),
          ...(sinkings ? [words.number(now.sunk)] : []),
        ];
        const name = names.agent(agent);
        return html`<tbody>
          <tr>
            <th scope="rowgroup" rowspan="2">${name}</th>
            ${numbers.map((number) => html`<td class="number">${number}</td>`)}
          </tr>
          <tr>
            <td colspan=${columns.length}>
              <div class="compare-why"><p class="compare-reason">${reason(view, player)}</p>
              <button
                class="button button-quiet"
                type="button"
                @click=${() => dispatch({type: 'compare-leave', players: `solo:${agent}`})}
              >${words('compare-watch', {agent: name})}</button></div>
            </td>
          </tr>
        </tbody>`;
      })}
    </table>
  </section>`;

  /** @param {import('../../engine/types.js').View} view @param {number} player */
  function reason(view, player) {
    const choice = choiceOf(view, player);
    if (choice) return reasonSentence(choice, shown);
    return words(isPending(view, player) ? 'counting' : 'compare-done');
  }
}
