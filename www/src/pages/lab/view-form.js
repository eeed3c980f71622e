// What is played: rules, agents, how seas are laid, how many games, from which seed.

import {html, nothing} from 'lit/html.js';
import {isSeed} from '../../games/sea/address.js';
import {renderParameters} from '../../games/sea/view/picker.js';
import {agentParts} from '../../shell/players.js';
import {field, option} from '../../shell/view/controls.js';
import {gameName} from './sentences.js';
import {isMatch, labGames, MOST_AGENTS, MOST_GAMES} from './state.js';

/** @typedef {import('./view.js').Shown} Shown */
/** @typedef {import('./state.js').Wish} Wish */

/** @param {Event} event */
const valueIn = (event) => /** @type {HTMLInputElement} */ (event.target).value;

/** @param {Shown} shown */
export function renderForm(shown) {
  const {state, words, dispatch} = shown;
  const {wish, tables} = state;
  const wishes = (/** @type {Partial<Wish>} */ change) => dispatch({type: 'wish', change});
  const entry = tables?.rules.find(({id}) => id === wish.rules);
  // Two meet in a match, on no sea.
  const ofSeas = !isMatch(wish);
  return html`<form
    class="lab-form"
    @submit=${(/** @type {Event} */ event) => {
      event.preventDefault();
      dispatch({type: 'run'});
    }}
  >
    ${field(
      'lab-rules',
      words('lab-rules'),
      html`${labGames.map((id) => option(id, gameName(id, shown), id === wish.rules))}`,
      (rules) => wishes({rules, set: '', ...(isMatch({rules}) === ofSeas && {agents: []})}),
    )}
    <div class="field">
      <label for="lab-games">${words('lab-games')}</label>
      <input
        id="lab-games"
        type="number"
        inputmode="numeric"
        min="1"
        max=${MOST_GAMES}
        required
        .value=${String(wish.games)}
        @change=${(/** @type {{target: HTMLInputElement}} */ {target}) => {
          if (target.reportValidity()) wishes({games: target.valueAsNumber});
        }}
      />
    </div>
    <fieldset class="lab-agents">
      <legend>${words('lab-agents')}</legend>
      ${wish.agents.map((_, place) => renderAgent(shown, place))}
      ${
        ofSeas && wish.agents.length < MOST_AGENTS
          ? html`<button
              class="button"
              type="button"
              ?disabled=${!entry}
              @click=${() => wishes({agents: [...wish.agents, nextAgent(wish, entry?.agents ?? [])]})}
            >${words('lab-add-agent')}</button>`
          : nothing
      }
    </fieldset>
    <details class="picker-more">
      <summary>${words('pick-more')}</summary>
      ${
        ofSeas
          ? field(
              'lab-deploy',
              words('lab-deploy'),
              html`${(entry?.deployers ?? [wish.deploy]).map((id) =>
                option(
                  id,
                  words.has(`deploy-${id}`) ? words(`deploy-${id}`) : id,
                  id === wish.deploy,
                ),
              )}`,
              (deploy) => wishes({deploy}),
            )
          : nothing
      }
      <div class="field">
        <label for="lab-seed">${words(ofSeas ? 'lab-seed' : 'lab-match-seed')}</label>
        <input
          id="lab-seed"
          inputmode="numeric"
          autocomplete="off"
          maxlength="20"
          required
          .value=${wish.seed}
          @change=${(/** @type {{target: HTMLInputElement}} */ {target}) => {
            const isGood = isSeed(target.value);
            target.setCustomValidity(isGood ? '' : words('error-bad-seed'));
            if (target.reportValidity()) wishes({seed: target.value});
          }}
        />
      </div>
      ${ofSeas ? renderSet(shown) : nothing}
    </details>
    <div class="bar-group">
      <button class="button button-main" type="submit" ?disabled=${state.run?.status === 'running'}>${words('lab-run')}</button>
    </div>
  </form>`;
}

/** @param {Shown} shown what of the rules is changed */
function renderSet({state, words, dispatch}) {
  return html`<div class="field">
    <label for="lab-set">${words('lab-set')}</label>
    <input
      id="lab-set"
      autocomplete="off"
      autocapitalize="none"
      spellcheck="false"
      maxlength="500"
      aria-describedby="lab-set-hint"
      .value=${state.wish.set}
      @change=${(/** @type {Event} */ event) => dispatch({type: 'wish', change: {set: valueIn(event)}})}
    />
    <p class="field-hint" id="lab-set-hint">${words('lab-set-hint')}</p>
  </div>`;
}

/** @param {Wish} wish @param {string[]} able @returns {string} one that is not there yet */
const nextAgent = ({agents}, able) =>
  able.find((id) => !agents.some((agent) => agentParts(agent).id === id)) ?? agents[0];

/** @param {Shown} shown @param {number} place an agent, its parameters, and the way to leave it out */
function renderAgent({state, words, names, dispatch}, place) {
  const {wish, tables} = state;
  const {id, options} = agentParts(wish.agents[place]);
  const able = tables?.rules.find((one) => one.id === wish.rules)?.agents ?? [id];
  const parameters = tables?.agents.find((one) => one.id === id)?.parameters ?? [];
  const agents = (/** @type {string[]} */ next) => dispatch({type: 'wish', change: {agents: next}});
  const put = (/** @type {string} */ text) =>
    agents(wish.agents.map((own, at) => (at === place ? text : own)));
  return html`<div class="lab-agent">
    <select aria-label=${words('lab-agent', {number: place + 1})} @change=${(/** @type {Event} */ event) => put(valueIn(event))}>
      ${able.map((one) => option(one, names.agent(one), one === id))}
    </select>
    ${renderParameters(`lab-agent-${place + 1}`, {id, options}, parameters, put, {words, names})}
    ${
      wish.agents.length > 1 && !isMatch(wish)
        ? html`<button
            class="button button-quiet"
            type="button"
            aria-label=${words('lab-leave-out', {agent: names.agent(wish.agents[place])})}
            @click=${() => agents(wish.agents.filter((_, at) => at !== place))}
          >×</button>`
        : nothing
    }
  </div>`;
}
