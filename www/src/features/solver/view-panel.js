// Beside a position being edited: what follows from it, and every way to get one in.

import {live} from 'lit/directives/live.js';
import {html, nothing} from 'lit/html.js';
import {missingCounts} from '../../games/sea/position.js';
import {presetRules} from '../../games/sea/presets.js';
import {agentsFor, gamesOf, namedRules} from '../../games/sea/select.js';
import {sounding} from '../../i18n/notation.js';
import {agentParts} from '../../shell/players.js';
import {sending} from '../../shell/view/controls.js';
import {fileField} from '../../shell/view/file-field.js';
import {parseAnswer} from './answers-text.js';
import {examples} from './examples.js';
import {clashSentence} from './sentences.js';

/** @import {ViewContext} from '../../games/sea/view/page.js' */
/** @import {Editing} from './types.js' */

/** @param {ViewContext} shown @param {Editing} editing */
export function renderEditPanel(shown, editing) {
  const {words} = shown;
  return html`<section class="panel" aria-label=${words('panel-label')}>
    ${renderRules(shown, editing)} ${renderPuzzles(shown, editing)} ${renderVerdict(shown, editing)}
    ${renderLine(shown, editing)} ${renderText(shown, editing)}
  </section>`;
}

/** @param {ViewContext} shown @param {Editing} editing */
function renderVerdict(shown, editing) {
  const {words} = shown;
  const {verdict, position} = editing;
  const result = verdict?.result;
  if (!result)
    return missingCounts(position) > 0
      ? html`<p class="empty">${words('edit-missing-how')}</p>`
      : nothing;
  if (result.verdict === 'contradictory')
    return html`${
      result.clash.length > 0
        ? html`<ol class="faults clash" aria-label=${words('edit-clash-label')}>
            ${result.clash.map((item) => html`<li>${clashSentence(item, shown)}</li>`)}
          </ol>`
        : nothing
    }`;
  return html`${renderExamples(shown, editing)} ${renderLikeliest(shown, editing)} ${renderWatch(shown, editing)}`;
}

/** @param {ViewContext} shown @param {Editing} editing */
function renderExamples({words, dispatch}, {verdict, example}) {
  const count = verdict?.result?.examples.length ?? 0;
  if (count === 0) return nothing;
  const choices = /** @type {const} */ (['first', 'second', 'none']).filter(
    (each) => count === 2 || each !== 'second',
  );
  const word = (/** @type {string} */ each) =>
    count === 1 && each === 'first' ? 'edit-example-only' : `edit-example-${each}`;
  return html`<div class="bar-group" role="group" aria-label=${words('edit-examples')}>
      ${choices.map(
        (each) => html`<button
          class="button"
          type="button"
          aria-pressed=${each === example}
          @click=${() => dispatch({type: 'edit-example', example: each})}
        >${words(word(each))}</button>`,
      )}
    </div>
    ${
      count === 2 && example !== 'none'
        ? html`<p class="field-hint">${words('edit-differs', {count: verdict?.result?.differs.length ?? 0})}</p>`
        : nothing
    }`;
}

/** @param {ViewContext} shown @param {Editing} editing */
function renderLikeliest(shown, {verdict}) {
  const {state, words, names, parts} = shown;
  const {belief, verdict: found} = verdict?.result ?? {};
  if (!belief || belief.basis.kind === 'heuristic' || found === 'unique') return nothing;
  return html`${
    belief.likeliest.length > 0
      ? html`<p class="reason-sentence">${words('edit-likeliest', {
          cells: belief.likeliest
            .map(({cell, chance}) =>
              words('edit-likely', {cell: names.cell(cell), percent: sounding(chance) || '0'}),
            )
            .join(', '),
        })}</p>`
      : nothing
  }
  ${parts.review?.renderBasisLegend({title: words('edit-chances'), basis: belief.basis, state, words}) ?? nothing}
  ${parts.review?.renderBehind(shown, 'edit') ?? nothing}`;
}

/** @param {ViewContext} shown @param {Editing} editing */
function renderWatch({state, words, names, dispatch}, {whole, verdict}) {
  const playable = Boolean(verdict?.result?.examples.length);
  const able = agentsFor(state, namedRules(whole));
  if (able.length === 0) return nothing;
  const {id: wished} = agentParts(state.settings.watched);
  const chosen = able.find(({id}) => id === wished)?.id ?? able[0].id;
  return html`<form
    class="field"
    @submit=${sending('agent', (agent) => playable && dispatch({type: 'edit-watch', agent}))}
  >
    <label for="edit-agent">${words('pick-agent-watch')}</label>
    <span class="field-row">
      <select id="edit-agent" name="agent">
        ${able.map(({id}) => html`<option value=${id} ?selected=${id === chosen}>${names.agent(id)}</option>`)}
      </select>
      <button class="button" type="submit" aria-disabled=${!playable}>${words('edit-watch')}</button>
    </span>
  </form>`;
}

/** @param {ViewContext} shown @param {Editing} editing the puzzles of a file, one to be opened */
function renderPuzzles({words, dispatch}, {puzzles}) {
  if (!puzzles) return nothing;
  return html`<form
    class="field"
    @submit=${sending('puzzle', (at) => dispatch({type: 'edit-take', text: puzzles.lines[Number(at)] ?? ''}))}
  >
    <label for="edit-puzzle">${words('edit-puzzles', {count: puzzles.lines.length})}</label>
    <span class="field-row">
      <select id="edit-puzzle" name="puzzle">
        ${puzzles.lines.map((line, index) => html`<option value=${index}>${line.split(';')[0].slice(0, 40)}</option>`)}
      </select>
      <button class="button" type="submit">${words('edit-open')}</button>
    </span>
  </form>`;
}

/** @param {ViewContext} shown @param {Editing} editing one cell, written */
function renderLine({words, names, dispatch}, {whole}) {
  const submit = sending('line', (value, input) => {
    const meant = parseAnswer(value, whole, {words, names});
    dispatch({type: 'edit-typed', meant});
    if (meant.cell && meant.answer) input.value = '';
    else input.select();
  });
  const solitaire = whole.announce === 'content';
  const example = [
    `${names.cell('C7')} ${words(solitaire ? 'edit-tool-middle' : 'edit-tool-hit')}`,
    `${names.cell('D7')} ${words(solitaire ? 'edit-tool-water' : 'edit-tool-miss')}`,
  ].join(' · ');
  return html`<form class="field" @submit=${submit}>
    <label for="edit-line">${words('edit-line')}</label>
    <span class="field-row">
      <input id="edit-line" name="line" autocomplete="off" maxlength="60" aria-describedby="edit-line-hint" />
      <button class="button" type="submit">${words('edit-tell')}</button>
    </span>
    <span class="field-hint" id="edit-line-hint">${words('edit-line-hint', {example})}</span>
  </form>`;
}

/** @param {ViewContext} shown @param {Editing} editing */
function renderRules({state, words, names, dispatch}, {whole, position}) {
  // Where ships move the order of the shots tells, and none is told here.
  const ids = gamesOf(state.tables).filter((id) => presetRules(id).motion === 'none');
  const own = state.ownRules.map(({name}) => `own:${name}`);
  const named = typeof position.rules === 'string' ? position.rules : 'custom';
  const now = ids.includes(named) ? named : 'custom';
  return html`<div class="field-row">
    <div class="field">
      <label for="edit-rules">${words('pick-rules')}</label>
      <select
        id="edit-rules"
        @change=${(/** @type {Event} */ event) =>
          dispatch({
            type: 'edit-choose',
            value: /** @type {HTMLSelectElement} */ (event.target).value,
          })}
      >
        ${ids.map((id) => html`<option value=${id} .selected=${live(id === now)}>${names.rules(id)}</option>`)}
        ${own.map((value) => html`<option value=${value} .selected=${live(false)}>${value.slice('own:'.length)}</option>`)}
        ${now === 'custom' ? html`<option value="custom" .selected=${live(true)} disabled>${names.rules(whole)}</option>` : nothing}
      </select>
    </div>
    <div class="field">
      <label for="edit-example">${words('edit-sample')}</label>
      <select
        id="edit-example"
        @change=${(/** @type {Event} */ event) => {
          const list = /** @type {HTMLSelectElement} */ (event.target);
          const text = examples[Number(list.value)]?.text;
          list.value = '';
          if (text) dispatch({type: 'edit-take', text});
        }}
      >
        <option value="">${words('edit-sample-choose')}</option>
        ${examples.map(
          ({rules}, index) =>
            html`<option value=${index}>${rules === null ? words('edit-sample-puzzle') : names.rules(rules)}</option>`,
        )}
      </select>
    </div>
  </div>`;
}

/** @param {ViewContext} shown @param {Editing} editing the position as text, and whatever is pasted in its place */
function renderText({words, dispatch}, {text, mending}) {
  return html`<form class="field" @submit=${sending('position', (pasted) => dispatch({type: 'edit-take', text: pasted}))}>
      <label for="edit-text">${words('edit-text')}</label>
      <textarea
        id="edit-text"
        name="position"
        rows="4"
        spellcheck="false"
        autocomplete="off"
        aria-describedby="edit-text-hint"
        .value=${mending ?? text}
      ></textarea>
      <span class="field-hint" id="edit-text-hint">${words('edit-text-hint')}</span>
      <span class="field-row">
        <button class="button" type="submit">${words('edit-take')}</button>
        <button class="button" type="button" @click=${() => dispatch({type: 'copy', text})}>${words('edit-copy')}</button>
      </span>
    </form>
    ${fileField('edit-file', words('edit-file'), '.txt,.json,.spyglass,text/plain,application/json', (file) => dispatch({type: 'edit-file', file}))}`;
}
