// The set-up of a game: which fleet, how it is played, against whom, on which sea. It only chooses; its button opens.
import {html, nothing, svg} from 'lit/html.js';
import {agentParts} from '../../../shell/players.js';
import {presetRules, sameRules} from '../presets.js';
import {agentsFor, deployersFor, gamesOf, namedRules} from '../select.js';
import {renderPlan, straightShape} from '../view/fleet.js';
import {chosenRules, opening, switching} from './choices.js';
import {renderParameters} from './parameters.js';
import {LAYS, renderLays, renderSeaChoice} from './sea-choice.js';

/** @import {Action, Rules} from '../types.js' */
/** @import {ViewContext} from '../view/page.js' */

/** @param {ViewContext} shown what was chosen, and what is played as long as nothing was */
function chosenIn({state, view}) {
  const {mode, settings, picked, ownRules} = state;
  const playedOwn = ownRules.find(({rules}) => !view.rules.id && sameRules(rules, view.rules));
  const played = view.rules.id || (playedOwn ? `own:${playedOwn.name}` : 'custom');
  const rules = chosenRules(state) ?? namedRules(view.rules);
  const agents = agentsFor(state, rules);
  const seated = view.players.find(({kind}) => kind === 'agent')?.agent;
  const wished = agentParts(
    picked.agent ?? seated ?? settings[mode === 'watch' ? 'watched' : 'opponent'],
  );
  const entry = agents.find((agent) => agent.id === wished.id) ?? agents[0];
  const agent = entry && entry.id !== wished.id ? {id: entry.id, options: {}} : wished;
  return {played, game: picked.rules ?? played, rules, agents, entry, agent};
}

/** @param {ViewContext} shown */
export function renderSetUp(shown) {
  const {state, words, dispatch} = shown;
  const {picked} = state;
  const how = picked.mode ?? state.mode;
  const submit = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const form = new FormData(/** @type {HTMLFormElement} */ (event.target));
    const actions = how === state.mode ? opening(shown, form.get('seed')) : switching(shown, how);
    for (const action of actions) dispatch(action);
    if (['refused', 'picked'].includes(actions[0].type)) return;
    dispatch({type: 'dialog', dialog: null});
    // On a phone the choice lies below the board that it opens.
    document.querySelector('.frame')?.scrollIntoView();
  };
  return html`<form class="set-up" @submit=${submit}>
    <div class="set-up-choices">
      <div>${renderGames(shown)}</div>
      <div>${renderHow(shown, how)} ${renderAgents(shown)} ${renderMore(shown, how)}</div>
    </div>
    <div class="set-up-actions">
      <button class="button button-main" type="submit">${words('set-up-start', {mode: how})}</button>
      ${how === 'play' ? nothing : renderDays(shown)}
      <button class="button button-quiet" type="button" @click=${() => dispatch({type: 'dialog', dialog: null})}>${words('cancel')}</button>
    </div>
  </form>`;
}

/**
 * One of several that exclude each other.
 * @param {string} name of the group
 * @param {string} value
 * @param {boolean} checked
 * @param {unknown} text
 * @param {unknown} more
 * @param {() => void} choose
 * @param {string} [does] a sentence about it
 */
const radio = (name, value, checked, text, more, choose, does) => html`<label class="set-up-line">
    <input type="radio" name=${name} value=${value} aria-describedby=${does ? `${name}-${value}-does` : nothing} .checked=${checked} @change=${choose} />
    <span class="set-up-name">${text}</span> ${more}
    ${does ? html`<span class="set-up-does" id="${name}-${value}-does" aria-hidden="true">${does}</span>` : nothing}
  </label>`;

/** @param {ViewContext} shown */
function renderGames(shown) {
  const {state, view, words, names, dispatch} = shown;
  const {played, game} = chosenIn(shown);
  const pick = (/** @type {string} */ rules) => dispatch({type: 'picked', picked: {rules}});
  /** @type {[id: string, name: string, rules: Rules][]} */
  const games = [
    ...gamesOf(state.tables).map(
      (id) => /** @type {[string, string, Rules]} */ ([id, names.rules(id), id]),
    ),
    ...state.ownRules.map(
      ({name, rules}) => /** @type {[string, string, Rules]} */ ([`own:${name}`, name, rules]),
    ),
  ];
  if (played === 'custom') games.push(['custom', words('rules-custom'), view.rules]);
  return html`<fieldset class="set-up-group">
    <legend>${words('pick-rules')}</legend>
    ${games.map(([id, name, rules]) => radio('rules', id, id === game, name, renderPlans(rules), () => pick(id), words.has(`game-is-${id}`) ? words(`game-is-${id}`) : ''))}
    ${radio('rules', 'own', game === 'own', words('own-rules'), nothing, () => pick('own'))}
  </fieldset>`;
}

/** @param {Rules} rules its fleet from above */
const renderPlans = (rules) =>
  html`<span class="set-up-fleet" aria-hidden="true">${presetRules(rules).fleet.flatMap(
    ({count, length, cells}) =>
      Array.from({length: count}, () => renderPlan(cells ?? straightShape(length ?? 1), false)),
  )}</span>`;

/** @param {ViewContext} shown @param {import('../types.js').Mode} how */
function renderHow(shown, how) {
  const {state, words, dispatch} = shown;
  if (state.mode === 'watch') return nothing;
  // Where fleets are placed for one player there is nobody to take turns with.
  const meant = presetRules(chosenRules(state) ?? shown.view.rules);
  if (meant.players !== 2 || meant.budgets) return nothing;
  return html`<fieldset class="set-up-group set-up-how">
    <legend>${words('pick-mode')}</legend>
    ${
      /** @type {const} */ (['race', 'play']).map((mode) =>
        radio('how', mode, mode === how, words(`mode-${mode}`), nothing, () =>
          dispatch({type: 'picked', picked: {mode}}),
        ),
      )
    }
  </fieldset>`;
}

/** The most shots a hunt can take: the whole of a bar. */
const MOST = 100;

/** @param {ViewContext} shown every agent that can play these rules */
function renderAgents(shown) {
  const {state, words, names, dispatch} = shown;
  const {rules, agents, agent} = chosenIn(shown);
  const offered = agents.length > 0 ? agents : [{id: agent.id, admiral: null}];
  // The fewer shots, the further below; what was not measured last.
  const ranked = offered.toSorted((one, other) => (other.admiral ?? 0) - (one.admiral ?? 0));
  // The means are of the classic game: other rules have others, even where they differ by one choice.
  const hasMeans = rules === 'admiral';
  /** @param {number} mean whole: measured anew, as in the Lab, its tenth is another */
  const meanOf = (
    mean,
  ) => html`<svg class="set-up-bar" viewBox="0 0 ${MOST} 8" preserveAspectRatio="none" aria-hidden="true">
      <rect class="set-up-whole" width=${MOST} height="8" />${svg`<rect class="set-up-mean" width=${mean} height="8" />`}
    </svg>
    <span class="set-up-number">${words.number(mean, {maximumFractionDigits: 0})}</span>`;
  return html`<fieldset class="set-up-group">
    <legend>${words(state.mode === 'watch' ? 'pick-agent-watch' : 'pick-agent')}</legend>
    ${ranked.map(({id, admiral}) =>
      radio(
        ...['agent', id, id === agent.id, names.agent(id)],
        hasMeans && admiral !== null ? meanOf(admiral) : nothing,
        () => dispatch({type: 'picked', picked: {agent: id}}),
        words(`agent-does-${id}`),
      ),
    )}
    ${hasMeans ? html`<p class="field-hint">${words('agent-strengths')}</p>` : nothing}
  </fieldset>`;
}

/** @param {ViewContext} shown the rarer choices: an agent's parameters, and the sea @param {import('../types.js').Mode} how */
function renderMore(shown, how) {
  const {state, words, dispatch} = shown;
  const {rules, entry, agent} = chosenIn(shown);
  const parameters = entry?.parameters ?? [];
  const ways = state.tables ? deployersFor(state.tables, rules) : ['uniform'];
  if (parameters.length === 0 && how === 'play' && !ways.includes(LAYS[0])) return nothing;
  const pick = (/** @type {string} */ text) => dispatch({type: 'picked', picked: {agent: text}});
  return html`<details class="set-up-more">
    <summary>${words('pick-more')}</summary>
    ${renderParameters('pick', agent, parameters, pick, shown)}
    ${how === 'play' ? renderLays(shown, ways) : renderSeaChoice(shown, ways)}
  </details>`;
}

/** @param {ViewContext} shown the sea of the day is one for all; other fleets have their own */
function renderDays(shown) {
  const {state, words, names, dispatch} = shown;
  const {game} = chosenIn(shown);
  const days = new Set(['admiral', gamesOf(state.tables).includes(game) ? game : 'admiral']);
  return [...days].map(
    (rules, at) =>
      html`<button class="button" type="button" @click=${() => {
        dispatch({type: 'day', rules});
        dispatch({type: 'dialog', dialog: null});
      }}>${words('sea-of-day')}${at > 0 ? `: ${names.rules(rules)}` : ''}</button>`,
  );
}
