// The form of a run: rules, agents, how fleets are deployed, how many games, from which seed.

import {html, nothing} from 'lit/html.js';
import {isSeed} from '../../games/sea/address.js';
import {renderParameters} from '../../games/sea/set-up/parameters.js';
import {agentParts} from '../../shell/players.js';
import {field, option} from '../../shell/view/fields.js';
import {gameName, refusalSentence} from './sentences.js';
import {BAD_SEED, isMatch, labGames, MOST_AGENTS, MOST_GAMES} from './state.js';

/** @typedef {import('./view.js').Shown} Shown */
/** @typedef {import('./state.js').RunConfig} RunConfig */

/** @param {string} text @param {RunConfig} config @returns {import('./state.js').Refusal | null} */
const badSeed = (text, config) =>
  isSeed(text) ? null : {code: BAD_SEED, args: {of: isMatch(config) ? 'match' : 'sea'}};

/** @param {Event} event */
const valueIn = (event) => /** @type {HTMLInputElement} */ (event.target).value;

/** @param {Shown} shown */
export function renderForm(shown) {
  const {state, words, dispatch} = shown;
  const {config, tables} = state;
  const configure = (/** @type {Partial<RunConfig>} */ change) =>
    dispatch({type: 'configure', change});
  const entry = tables?.rules.find(({id}) => id === config.rules);
  // Two meet in a match, on no sea.
  const ofSeas = !isMatch(config);
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
      html`${labGames.map((id) => option(id, gameName(id, shown), id === config.rules))}`,
      (rules) => configure({rules, set: '', ...(isMatch({rules}) === ofSeas && {agents: []})}),
    )}
    <fieldset class="lab-agents">
      <legend>${words('lab-agents')}</legend>
      ${config.agents.map((_, place) => renderAgent(shown, place))}
      ${
        ofSeas && config.agents.length < MOST_AGENTS
          ? html`<button
              class="button"
              type="button"
              ?disabled=${!entry}
              @click=${() => configure({agents: [...config.agents, nextAgent(config, entry?.agents ?? [])]})}
            >${words('lab-add-agent')}</button>`
          : nothing
      }
    </fieldset>
    <div class="field">
      <label for="lab-games">${words('lab-games')}</label>
      <input
        id="lab-games"
        type="number"
        inputmode="numeric"
        min="1"
        max=${MOST_GAMES}
        required
        .value=${String(config.games)}
        @change=${(/** @type {{target: HTMLInputElement}} */ {target}) => {
          if (target.reportValidity()) configure({games: target.valueAsNumber});
        }}
      />
    </div>
    <button class="button button-main" type="submit" ?disabled=${state.run?.status === 'running'}>${words('lab-run', {agents: config.agents.length, games: config.games, of: ofSeas ? 'seas' : 'match'})}</button>
    <details class="picker-more">
      <summary>${words('pick-more')}</summary>
      ${
        ofSeas
          ? field(
              'lab-deploy',
              words('lab-deploy'),
              html`${(entry?.deployers ?? [config.deploy]).map((id) =>
                option(
                  id,
                  words.has(`deploy-${id}`) ? words(`deploy-${id}`) : id,
                  id === config.deploy,
                ),
              )}`,
              (deploy) => configure({deploy}),
            )
          : nothing
      }
      <div class="field">
        <label for="lab-seed">${words(ofSeas ? 'lab-seed' : 'lab-match-seed')}</label>
        <input
          id="lab-seed"
          inputmode="numeric"
          autocomplete="off"
          maxlength="40"
          required
          .value=${config.seed}
          @change=${(/** @type {{target: HTMLInputElement}} */ {target}) => {
            target.value = target.value.trim();
            const error = badSeed(target.value, config);
            target.setCustomValidity(error ? refusalSentence(error, shown) : '');
            if (error) dispatch({type: 'refused', error});
            else configure({seed: target.value});
          }}
        />
      </div>
      ${ofSeas ? renderSet(shown) : nothing}
    </details>
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
      .value=${state.config.set}
      @change=${(/** @type {Event} */ event) => dispatch({type: 'configure', change: {set: valueIn(event)}})}
    />
    <p class="field-hint" id="lab-set-hint">${words('lab-set-hint')}</p>
  </div>`;
}

/** @param {RunConfig} config @param {string[]} able @returns {string} one that is not there yet */
const nextAgent = ({agents}, able) =>
  able.find((id) => !agents.some((agent) => agentParts(agent).id === id)) ?? agents[0];

/** @param {Shown} shown @param {number} place an agent, its parameters, and the way to leave it out */
function renderAgent({state, words, names, dispatch}, place) {
  const {config, tables} = state;
  const {id, options} = agentParts(config.agents[place]);
  const able = tables?.rules.find((one) => one.id === config.rules)?.agents ?? [id];
  const parameters = tables?.agents.find((one) => one.id === id)?.parameters ?? [];
  const agents = (/** @type {string[]} */ next) =>
    dispatch({type: 'configure', change: {agents: next}});
  const put = (/** @type {string} */ text) =>
    agents(config.agents.map((own, at) => (at === place ? text : own)));
  return html`<div class="lab-agent">
    <select aria-label=${words('lab-agent', {number: place + 1})} @change=${(/** @type {Event} */ event) => put(valueIn(event))}>
      ${able.map((one) => option(one, names.agent(one), one === id))}
    </select>
    ${
      config.agents.length > 1 && !isMatch(config)
        ? html`<button
            class="button button-quiet"
            type="button"
            aria-label=${words('lab-leave-out', {agent: names.agent(config.agents[place])})}
            @click=${() => agents(config.agents.filter((_, at) => at !== place))}
          >×</button>`
        : nothing
    }
    ${
      parameters.length > 0
        ? html`<details class="lab-parameters" ?open=${Object.keys(options).length > 0}>
            <summary>${words('lab-parameters')}</summary>
            ${renderParameters(`lab-agent-${place + 1}`, {id, options}, parameters, put, {words, names})}
          </details>`
        : nothing
    }
  </div>`;
}
