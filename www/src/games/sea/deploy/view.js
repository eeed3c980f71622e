// A fleet being laid out: the board, its tray, its faults. Places come from the state, which had them from the engine.

import {html, nothing} from 'lit/html.js';
import {renderBoard} from '../../../board/board.js';
import {cellAt} from '../../../board/cells.js';
import {colName, parseCell, rowName} from '../../../i18n/notation.js';
import {codedSentence} from '../../../shell/coded-sentence.js';
import {unlearned} from '../../../shell/players.js';
import {createButtons, sending} from '../../../shell/view/controls.js';
import {renderLinkLine} from '../../../shell/view/copy-line.js';
import {renderMore} from '../../../shell/view/more.js';
import {writeAddress} from '../address-written.js';
import {canLearn, habitsUnder} from '../habits/state.js';
import {renderLearner, renderSwitch} from '../habits/view-learner.js';
import {namedRules} from '../select.js';
import {renderCoverOf} from '../two-people/view.js';
import {renderPlan} from '../view/fleet.js';
import {renderNotice} from '../view/status.js';
import {deployingSentence} from './sentences.js';
import {isLegal, laidOut, rivalOfLaying, shapeOf} from './state.js';
import {parseWay} from './ways-text.js';

/** @import {ViewContext} from '../view/page.js' */
/** @import {Deploying} from './types.js' */

/** @param {ViewContext} shown */
export function renderDeploy(shown) {
  const {state, words, dispatch} = shown;
  const deploying = /** @type {Deploying} */ (state.deploying);
  const ships = laidOut(deploying);
  const missing = ships.filter(({cells}) => cells.length === 0).length;
  const ready = missing === 0 && deploying.faults.length === 0;
  if (deploying.covered) return renderCoverOf(2, 'cover-lay', {type: 'deploy-uncover'}, shown);
  const {first, two} = deploying;
  const button = createButtons(shown);
  // The first of two hands the device over, and may lay the fleet out anew until then.
  const done = two && !first ? 'deploy-hand' : 'deploy-start';
  const title = first ? 'deploy-title-second' : two ? 'deploy-title-first' : 'deploy-title';
  return html`<section class="region" id="board" aria-label=${words('region-label')}>
      <div class="boards" data-layout="one"><div class="seat">${renderDeployBoard(shown, deploying)}</div></div>
      ${renderNotice(shown)}
      ${
        deploying.faults.length > 0 && missing === 0
          ? html`<ul class="faults" aria-label=${words('error-illegal-fleet')}>
              ${deploying.faults.map((fault) => html`<li>${codedSentence(fault, 'fault', shown)}</li>`)}
            </ul>`
          : nothing
      }
      <div class="under"><p class="status">${deployingSentence(state, shown)}</p>
      <div class="bar" role="group" aria-label=${words('bar-label')}>
        <div class="bar-group">
          <button
            class="button button-main"
            type="button"
            id="deploy-start"
            aria-disabled=${!ready}
            @click=${() => dispatch({type: done})}
          >${words(done)}</button>
          ${button('deploy-shuffle', {type: 'deploy-shuffle'})}
          ${button('deploy-clear', {type: 'deploy-clear'}, {looks: 'button-quiet'})}
          ${deploying.picked ? button('deploy-turn', {type: 'deploy-turn'}, {looks: 'button-quiet'}) : nothing}
          ${button('cancel', {type: 'deploy-leave'}, {looks: 'button-quiet'})}
          ${
            first || deploying.purpose === 'watch'
              ? nothing
              : renderMore(
                  'more-deploy',
                  html`${button('deploy-two', {type: 'deploy-two'}, {pressed: Boolean(two)})}
                  ${ready ? button('deploy-challenge', {type: 'deploy-challenge'}) : nothing}`,
                  words,
                )
          }
        </div>
      </div></div>
      ${renderChallenge(shown, deploying)} ${renderLearning(shown, deploying)}
    </section>
    <section class="intro">
      <h1 class="title">${words(title)}</h1>
      <p class="lede">${renderWhich(shown, deploying)} ${words('deploy-lead')}</p>
    </section>
    <section class="panel" aria-label=${words('fleet-label')}>${renderTray(shown, deploying)}
      <details class="more"><summary>${words('deploy-text')}</summary>${renderText(shown, deploying)}</details>
      <details class="more" ?open=${state.fleets.length > 0}><summary>${words('deploy-keep')}</summary>${renderKept(shown, deploying)}</details>
    </section>`;
}

/** @param {ViewContext} shown @param {Deploying} deploying the game the fleet is for, and who will shoot at it */
function renderWhich({state, words, names}, {rules, purpose, first, two}) {
  const game = rules.id ? names.rules(rules.id) : words('rules-custom');
  // Between two people, and where a fleet is laid to look on, the agent of one's own games is not meant.
  return first || two || purpose === 'watch'
    ? words('deploy-for', {game})
    : words('deploy-against', {game, agent: names.agent(rivalOfLaying(state))});
}

/** @param {ViewContext} shown @param {Deploying} deploying whether the one played against may learn from this fleet */
function renderLearning(shown, {purpose, first, two, rules}) {
  const {state, words, names, dispatch} = shown;
  const agent = rivalOfLaying(state);
  if (!state.learning || purpose === 'watch' || first || two || !rules.id || !canLearn(agent))
    return nothing;
  const games = habitsUnder(state.learning, rules.id)?.games ?? 0;
  return html`<section class="habits" aria-label=${words('learns-label')}>
    ${renderSwitch(shown, 'deploy-learns')}
    <p class="field-hint">${words('learns-how', {agent: names.agent(unlearned(agent))})}</p>
    ${
      state.learning.on
        ? html`${renderLearner(shown, 'deploy-learner')}
          <p>
            ${words('learns-games', {games})}
            <button class="button button-quiet" type="button" @click=${() => dispatch({type: 'dialog', dialog: 'statistics'})}>
              ${words('learns-look')}
            </button>
          </p>`
        : nothing
    }
  </section>`;
}

/** @param {ViewContext} shown @param {Deploying} deploying the link that is sent to a friend */
function renderChallenge(shown, {challenge}) {
  const {words, link, site} = shown;
  if (!challenge || site === null) return nothing;
  const query = writeAddress({mode: 'race', record: challenge, step: 0, steps: 0});
  return html`<section aria-label=${words('deploy-challenge')}>
    ${renderLinkLine('challenge-link', words('challenge-link'), new URL(query, link()).href, shown)}
    <p class="field-hint">${words('challenge-how')}</p>
  </section>`;
}

/** @param {ViewContext} shown @param {Deploying} deploying */
function renderDeployBoard({state, words, names}, deploying) {
  const {rules, picked} = deploying;
  const {rows, cols} = rules;
  const ships = laidOut(deploying);
  const reach = new Set((picked?.places ?? []).flat());
  const lying = new Map(ships.flatMap(({name, cells}) => cells.map((cell) => [cell, name])));
  const wrong = new Set(
    deploying.faults.flatMap(({args}) => [args.ship, args.other]).filter(Boolean),
  );
  return renderBoard({
    id: 'deploy',
    rows,
    cols,
    label: words('board-deploy'),
    caption: words('board-deploy'),
    rowNames: Array.from({length: rows}, (_, row) => rowName(row, names.notation)),
    colNames: Array.from({length: cols}, (_, col) => colName(col, names.notation)),
    cells: Array.from({length: rows * cols}, (_, index) => {
      const cell = cellAt(index, cols);
      const ship = lying.get(cell);
      const name = [
        names.cell(cell),
        ship ? words('cell-ship', {ship: names.ship(ship)}) : '',
        reach.has(cell) ? words('cell-can-go') : '',
      ]
        .filter(Boolean)
        .join(', ');
      return {
        cell,
        name,
        mark: /** @type {const} */ ('unknown'),
        carries: ship !== undefined,
        reach: reach.has(cell),
      };
    }),
    ships: ships
      .map(({name, cells}, index) => ({cells, state: shipState(name, index)}))
      .filter(({cells}) => cells.length > 0),
    focus: state.focuses.deploy ?? null,
  });

  /** @param {string} name @param {number} index @returns {import('../../../board/board.js').BoardShip['state']} */
  function shipState(name, index) {
    if (picked?.index === index) return isLegal(picked) ? 'picked' : 'wrong';
    return wrong.has(name) ? 'wrong' : 'deploy';
  }
}

/** @param {ViewContext} shown @param {Deploying} deploying every ship with its number; those not placed are taken from here */
function renderTray({words, names, dispatch}, deploying) {
  return html`<ol class="tray" aria-label=${words('fleet-label')}>
    ${laidOut(deploying).map(
      ({name, cells}, index) => html`<li class="tray-ship" data-placed=${cells.length > 0}>
        <button
          class="button"
          type="button"
          data-ship=${index}
          aria-pressed=${deploying.picked?.index === index}
          @click=${() => dispatch({type: 'deploy-choose', index})}
        >
          ${renderPlan(shapeOf(deploying.rules, name), false)}
          <span>${names.capital(names.ship(name))}</span>${cells.length === 0 ? html` <span class="field-hint">${words('deploy-unplaced')}</span>` : nothing}
        </button>
      </li>`,
    )}
  </ol>`;
}

/** @param {ViewContext} shown @param {Deploying} deploying */
function renderText({words, names, dispatch}, {rules}) {
  const submit = sending('place', (value) => {
    // The way is whatever follows the last digit.
    const [, place = '', way = ''] = /^(.*\d)(\D*)$/.exec(value) ?? [];
    dispatch({
      type: 'deploy-typed',
      cell: parseCell(place, rules, names.notation),
      way: parseWay(way, words),
    });
  });
  return html`<form class="field" @submit=${submit}>
    <label for="deploy-place">${words('deploy-text')}</label>
    <span class="field-row">
      <input id="deploy-place" name="place" autocomplete="off" maxlength="20" aria-describedby="deploy-place-hint" />
      <button class="button" type="submit">${words('deploy-put')}</button>
    </span>
    <span class="field-hint" id="deploy-place-hint">
      ${words('deploy-text-hint', {example: `${names.cell('B3')} ${words('deploy-way-right')}`})}
    </span>
  </form>`;
}

/** @param {ViewContext} shown @param {Deploying} deploying */
function renderKept({state, words, dispatch}, {rules, faults}) {
  const mine = state.fleets.filter(
    (kept) => JSON.stringify(kept.rules) === JSON.stringify(namedRules(rules)),
  );
  const submit = sending('name', (name, input) => {
    dispatch({type: 'deploy-keep', name: name.trim()});
    input.value = '';
  });
  return html`<form class="field" @submit=${submit}>
      <label for="deploy-name">${words('deploy-name')}</label>
      <span class="field-row">
        <input id="deploy-name" name="name" autocomplete="off" maxlength="40" required />
        <button class="button" type="submit" ?disabled=${faults.length > 0}>${words('deploy-keep')}</button>
      </span>
    </form>
    ${
      mine.length > 0
        ? html`<h2 class="legend-title">${words('deploy-kept')}</h2>
            <ul class="cards">
              ${mine.map(
                ({name, fleet}) => html`<li class="card">
                  <button class="button" type="button" @click=${() => dispatch({type: 'deploy-fleet', ships: fleet})}>${name}</button>
                  <button class="button button-quiet" type="button" @click=${() => dispatch({type: 'forget-fleet', name})}>
                    ${words('forget')}<span class="unseen">: ${name}</span>
                  </button>
                </li>`,
              )}
            </ul>`
        : nothing
    }`;
}
