// Beside a position being edited: its rules, what follows from it, and where it leads.

import {live} from 'lit/directives/live.js';
import {html, nothing} from 'lit/html.js';
import {missingCounts} from '../../games/sea/position.js';
import {presetRules} from '../../games/sea/presets.js';
import {agentsFor, gamesOf, isPuzzle, namedRules, shipCount} from '../../games/sea/select.js';
import {renderFleet} from '../../games/sea/view/fleet.js';
import {shipLines} from '../../games/sea/view/panel.js';
import {createButtons, renderButton} from '../../shell/view/controls.js';
import {taking} from '../../shell/view/file-field.js';
import {renderIconButton} from '../../shell/view/icons.js';
import {renderMore} from '../../shell/view/more.js';
import {examples} from './examples.js';
import {clashSentence, verdictMore} from './sentences.js';
import {judgedOf, observedAt} from './state.js';

/** @import {ViewContext} from '../../games/sea/view/page.js' */
/** @import {Editing} from './types.js' */

const FILES = '.txt,.json,.spyglass,text/plain,application/json';

/** @param {Event} event */
const listIn = (event) => /** @type {HTMLSelectElement} */ (event.target);

/** @param {ViewContext} shown @param {Editing} editing the rules by name; the list of all lies over the word that offers it */
export function renderRules({state, words, names, dispatch}, {whole, position}) {
  // Where ships move the order of the shots tells, and none is told here.
  const ids = gamesOf(state.tables).filter((id) => presetRules(id).motion === 'none');
  const own = state.ownRules.map(({name}) => `own:${name}`);
  const named = typeof position.rules === 'string' ? position.rules : 'custom';
  const now = ids.includes(named) ? named : 'custom';
  return html`<p class="facts">
    <span>${names.rules(whole)}</span>
    <span class="button button-quiet list-over">
      <span aria-hidden="true">${words('change-game')}</span>
      <select
        aria-label=${words('change-game')}
        @change=${(/** @type {Event} */ event) => dispatch({type: 'edit-choose', value: listIn(event).value})}
      >
        ${ids.map((id) => html`<option value=${id} .selected=${live(id === now)}>${names.rules(id)}</option>`)}
        ${own.map((value) => html`<option value=${value} .selected=${live(false)}>${value.slice('own:'.length)}</option>`)}
        ${now === 'custom' ? html`<option value="custom" .selected=${live(true)} disabled>${names.rules(whole)}</option>` : nothing}
      </select>
    </span>
  </p>`;
}

/** @param {ViewContext} shown @param {Editing} editing what follows; while it is counted, what followed before */
export function renderVerdict(shown, editing) {
  const {words} = shown;
  if (missingCounts(editing.position) > 0)
    return html`<p class="empty">${words('edit-missing-how')}</p>`;
  const more = verdictMore(editing, shown);
  const {clash = []} = editing.verdict?.result ?? {};
  return html`${more ? html`<p class="empty">${more}</p>` : nothing}
    ${
      clash.length > 0
        ? html`<ol class="faults clash" aria-label=${words('edit-clash-label')}>
            ${clash.map((item) => html`<li>${clashSentence(item, shown)}</li>`)}
          </ol>`
        : nothing
    }
    ${renderLikeliest(shown, editing)} ${renderExamples(shown, editing)}`;
}

/** @param {ViewContext} shown @param {Editing} editing */
function renderLikeliest(shown, editing) {
  const {view, result} = judgedOf(editing) ?? {};
  const {belief, verdict} = result ?? {};
  if (!belief || belief.basis.kind === 'heuristic' || verdict === 'unique') return nothing;
  const {review, shots} = shown.parts;
  const {whole, position} = editing;
  const marks = view?.board.marks ?? [];
  return html`${review?.renderCounted({
    ...{belief, cols: whole.cols, shown},
    isOpen: (cell, index) => marks[index] === 'unknown' && !observedAt(position, cell),
  })}
  <div class="legend-behind">
    ${shots?.renderShotsLegend(shown) ?? review?.renderBasisLegend(belief.basis, {...shown, view: {rules: whole}})}
    <div class="legend-ways">${review?.renderBehind(shown, 'edit')} ${shots?.renderShots(shown, 'edit')}</div>
  </div>`;
}

/** @param {ViewContext} shown @param {Editing} editing */
function renderExamples({words, dispatch}, {verdict, example}) {
  const {examples: found = [], fleets, differs = []} = verdict?.result ?? {};
  const count = found.length;
  // Of many fleets one is shown when it is asked for.
  if (count === 0 || (example === 'none' && count === 2 && fleets !== '2')) return nothing;
  const choices = /** @type {const} */ (['first', 'second', 'none']).filter(
    (each) => count === 2 || each !== 'second',
  );
  const word = (/** @type {string} */ each) =>
    count === 1 && each === 'first' ? 'edit-example-only' : `edit-example-${each}`;
  return html`<div class="bar-group" role="group" aria-label=${words('edit-examples')}>
      ${choices.map((each) => renderButton(words(word(each)), () => dispatch({type: 'edit-example', example: each}), {pressed: each === example}))}
    </div>
    ${
      count === 2 && example !== 'none'
        ? html`<p class="field-hint">${words('edit-differs', {count: differs.length})}</p>`
        : nothing
    }`;
}

/** @param {ViewContext} shown @param {Editing} editing the fleet, the ways on from here, and what is rare */
export function renderOnward(shown, editing) {
  const {state, words, names, dispatch} = shown;
  const {whole, verdict} = editing;
  // While it is counted they stay where they are.
  const {examples: found = [], verdict: judged} = judgedOf(editing)?.result ?? {};
  const playable = found.length > 0 && missingCounts(editing.position) === 0;
  const isSolved = isPuzzle(whole) && judged === 'unique';
  const agent = watcherOf(state, editing);
  /** @param {string} text @param {import('../../games/sea/types.js').Action} action @param {string} [looks] */
  const onward = (text, action, looks) =>
    renderButton(text, () => verdict?.result && dispatch(action), {looks, off: editing.late});
  return html`${renderStrip(shown, editing)}
    <div class="edit-onward">
      ${isSolved ? onward(words('edit-reasons'), {type: 'edit-reasons'}, 'button-main') : nothing}
      ${playable ? onward(words('edit-play'), {type: 'edit-play'}, isPuzzle(whole) ? '' : 'button-main') : nothing}
      ${
        playable && agent
          ? onward(words('edit-watch', {agent: names.agent(agent)}), {type: 'edit-watch', agent})
          : nothing
      }
      <span class="edit-icons">
        ${renderIconButton({
          label: words('share'),
          sign: 'share',
          off: false,
          act: () => dispatch({type: 'dialog', dialog: 'share'}),
        })}
        ${renderMore('more-edit', renderRare(shown, editing), words)}
      </span>
    </div>`;
}

/** @param {ViewContext['state']} state @param {Editing} editing the agent that would be watched from here */
function watcherOf(state, {whole, agent}) {
  const able = agentsFor(state, namedRules(whole)).map(({id}) => id);
  return [agent, 'exact', ...able].find((id) => id && able.includes(id)) ?? null;
}

/** @param {ViewContext} shown @param {Editing} editing */
function renderRare(shown, editing) {
  const {state, words, names, dispatch} = shown;
  const {whole, text, verdict, example} = editing;
  const button = createButtons(shown);
  const now = watcherOf(state, editing);
  const many = verdict?.result?.examples.length === 2 && verdict.result.fleets !== '2';
  const label = words('edit-file');
  return html`${button('edit-text', {type: 'edit-text'})} ${button('edit-copy', {type: 'copy', text})}
    <button
      class="button"
      type="button"
      @click=${(/** @type {Event} */ {currentTarget}) => /** @type {HTMLElement} */ (/** @type {Element} */ (currentTarget).nextElementSibling).click()}
    >${label}</button>
    <input
      id="edit-file"
      type="file"
      hidden
      aria-label=${label}
      accept=${FILES}
      @change=${taking((file) => dispatch({type: 'edit-file', file}))}
    />
    ${shown.site === undefined ? button('edit-open-game', {type: 'dialog', dialog: 'open'}) : nothing}
    ${shown.site === undefined ? renderButton(words('edit-print'), () => requestAnimationFrame(() => print())) : nothing}
    ${many && example === 'none' ? button('edit-show-example', {type: 'edit-example', example: 'first'}) : nothing}
    ${
      now
        ? html`<div class="more-choice"><label for="edit-agent">${words('pick-agent-watch')}</label>
            <select id="edit-agent" @change=${(/** @type {Event} */ event) => dispatch({type: 'edit-agent', agent: listIn(event).value})}>
              ${agentsFor(state, namedRules(whole)).map(({id}) => html`<option value=${id} .selected=${live(id === now)}>${names.agent(id)}</option>`)}
            </select></div>`
        : nothing
    }
    <div class="more-choice"><label for="edit-example">${words('edit-sample')}</label>
      <select
        id="edit-example"
        @change=${(/** @type {Event} */ event) => {
          const list = listIn(event);
          const chosen = examples[Number(list.value)]?.text;
          list.value = '';
          if (chosen) dispatch({type: 'edit-take', text: chosen});
        }}
      >
        <option value="">${words('edit-sample-choose')}</option>
        ${examples.map(
          ({rules}, index) =>
            html`<option value=${index}>${rules === null ? words('edit-sample-puzzle') : names.rules(rules)}</option>`,
        )}
      </select></div>
    ${shown.site === undefined ? ['statistics', 'about'].map((dialog) => button(dialog, {type: 'dialog', dialog})) : nothing}`;
}

/** @param {ViewContext} shown @param {Editing} editing */
function renderStrip(shown, {whole, verdict}) {
  const {words, parts} = shown;
  const gone = (verdict?.view.board.sunk ?? []).map(({name}) => name);
  const ships = whole.fleet.map((ship) => ({
    ...ship,
    length: ship.length ?? 1,
    cells: ship.cells ?? null,
    sunk: gone.filter((name) => name === ship.name).length,
  }));
  const count = shipCount(whole.fleet);
  return parts.review?.renderStrip({
    fleet: renderFleet({label: words('fleet-label'), ships: shipLines(ships, shown)}),
    left: words('fleet-left', {left: count - gone.length, count}),
  });
}
