// The chapter in hand of a lesson being written: its position, its question, its hints and what is said of answers.
import {html, nothing} from 'lit/html.js';
import {refusalSentence} from '../../shell/refusal-sentences.js';
import {renderButton} from '../../shell/view/controls.js';
import {field, option, valueIn} from '../../shell/view/fields.js';
import {startText, usualGoal} from './draft.js';
import {gameOf, KINDS, LENGTHS, MEASURES, tidied, USUAL} from './format.js';
import {isOpenIn, kindsFor} from './scenes.js';
import {shownChapter} from './shown-chapter.js';
import {renderLessonBoard, renderLessonFleet} from './view-board.js';
import {chapterIn} from './writer-state.js';

/** @import {Ask, Goal} from './types.js' */
/** @typedef {import('./view-writer.js').Written} Written */

/** @param {Written} shown */
export function renderChapterForm(shown) {
  const {writer, words} = shown;
  const chapter = chapterIn(writer);
  return html`<section class="lesson-form" aria-labelledby="writer-chapter">
    <h2 class="lesson-chapter-title" id="writer-chapter">${words('lessons-chapter', {at: writer.at + 1, of: writer.draft.chapters.length})}</h2>
    <div class="lesson-form-columns">
      <div class="lesson-region" id="board">${renderStart(shown)}</div>
      <div class="lesson-fields">
        ${line(shown, 'title', 'lessons-write-heading', chapter.title ?? '')}
        ${area('writer-prompt', words('lessons-write-prompt'), chapter.prompt, LENGTHS.prompt, (text) => shown.dispatch({type: 'write', change: {prompt: text}}), 5)}
        ${renderAsk(shown)}
        <fieldset class="lesson-group">
          <legend>${words('lessons-hints')}</legend>
          ${[0, 1, 2].map((place) => area(`writer-hint-${place}`, words('lessons-hint-number', {number: place + 1}), chapter.hints?.[place] ?? '', LENGTHS.hint, (text) => shown.dispatch({type: 'write-hint', place, text})))}
        </fieldset>
        ${renderFeedbackForm(shown)}
        <div class="field-row">
          ${number('writer-tries', words('lessons-write-tries'), chapter.tries ?? USUAL.tries, [1, 9], (tries) => shown.dispatch({type: 'write', change: {tries}}))}
          ${number('writer-points', words('lessons-write-points'), chapter.points ?? USUAL.points, [1, 100], (points) => shown.dispatch({type: 'write', change: {points}}))}
        </div>
      </div>
    </div>
  </section>`;
}

/** @param {string} id @param {string} label @param {string} value @param {number} most @param {(text: string) => void} write @param {number} [rows] */
const area = (id, label, value, most, write, rows = 2) => html`<div class="field">
  <label for=${id}>${label}</label>
  <textarea id=${id} rows=${rows} maxlength=${most} .value=${value} @change=${(
    /** @type {Event} */ event,
  ) => write(tidied(valueIn(event), most))}></textarea>
</div>`;

/** A wheel turned over a number that has the focus changes it unseen: the page is scrolled instead. @param {{currentTarget: HTMLElement}} event */
const leave = ({currentTarget}) => currentTarget.blur();

/** @param {string} id @param {string} label @param {number} value @param {[number, number]} range @param {(value: number) => void} write @param {string} [step] */
const number = (id, label, value, [least, most], write, step = '1') => html`<div class="field">
  <label for=${id}>${label}</label>
  <input id=${id} type="number" min=${least} max=${most} step=${step} .value=${String(value)} @wheel=${leave} @change=${(
    /** @type {{target: HTMLInputElement}} */ {target},
  ) => {
    // What is no number leaves the one there was.
    const typed = target.value.trim() === '' ? Number.NaN : Number(target.value);
    if (Number.isFinite(typed)) write(Math.min(most, Math.max(least, typed)));
    else target.value = String(value);
  }} />
</div>`;

/** @param {Written} shown @param {'title'} name @param {string} label @param {string} value */
const line = ({words, dispatch}, name, label, value) => html`<div class="field">
  <label for="writer-${name}">${words(label)}</label>
  <input id="writer-${name}" type="text" maxlength=${LENGTHS[name]} autocomplete="off" .value=${value} @change=${(
    /** @type {Event} */ event,
  ) => dispatch({type: 'write', change: {[name]: tidied(valueIn(event), LENGTHS[name])}})} />
</div>`;

/** The position: drawn, and where another comes from. @param {Written} shown */
function renderStart(shown) {
  const {writer, words, dispatch} = shown;
  const chapter = chapterIn(writer);
  const {scene, fault, entry, unread} = writer;
  const isRecord = chapter.record !== undefined;
  const drawn = /** @type {import('./view-player.js').Shown} */ ({
    ...shown,
    state: shownChapter(writer),
    dispatch() {},
  });
  return html`${scene ? html`${renderLessonBoard(drawn)}${renderLessonFleet(drawn)}` : nothing}
    ${scene && ['cell', 'chance'].includes(chapter.ask) ? html`<p class="field-hint">${words(`lessons-write-press-${chapter.ask}`)}</p>` : nothing}
    ${fault ? html`<p class="field-fault">${refusalSentence(fault, shown, 'lessons-fault')}</p>` : nothing}
    ${isRecord ? number('writer-step', words('lessons-write-step'), chapter.step ?? 0, [0, 10_000], (step) => dispatch({type: 'write-start', start: {record: chapter.record, step}})) : nothing}
    <form class="lesson-entry" @submit=${(/** @type {SubmitEvent} */ event) => {
      event.preventDefault();
      dispatch({type: 'write-check'});
    }}>
      <div class="field">
        <label for="writer-position">${words('lessons-write-position')}</label>
        <textarea id="writer-position" rows="3" spellcheck="false" .value=${entry || startText(chapter)} aria-invalid=${unread ? 'true' : nothing} @input=${(
          /** @type {Event} */ event,
        ) => dispatch({type: 'write-entry', text: valueIn(event)})}></textarea>
      </div>
      ${unread ? html`<p class="field-fault">${words('lessons-write-unread')}</p>` : nothing}
      <p class="bar-group"><button class="button" type="submit">${words('lessons-write-take')}</button></p>
      <p class="field-hint">${words('lessons-write-position-how')}</p>
    </form>`;
}

/** @param {Written} shown */
function renderAsk(shown) {
  const {writer, words, dispatch} = shown;
  const chapter = chapterIn(writer);
  const game = gameOf(chapter);
  const fit = kindsFor(writer.scene, game, shown.agents[game].length > 0);
  return html`<fieldset class="lesson-group">
    <legend>${words('lessons-write-ask')}</legend>
    ${field(
      'writer-ask',
      words('lessons-write-kind'),
      KINDS[game]
        .filter((kind) => kind === chapter.ask || fit.includes(kind))
        .map((kind) => option(kind, words(`lessons-kind-${kind}`), kind === chapter.ask)),
      (ask) => dispatch({type: 'write-ask', ask: /** @type {Ask} */ (ask)}),
    )}
    <div class="field-row">${GOALS[chapter.ask](shown)}</div>
  </fieldset>`;
}

/** @param {Written} shown */
const goalOf = ({writer}) => chapterIn(writer).goal;

/** @param {Written} shown @param {'within' | 'near' | 'shots' | 'points' | 'lead'} name @param {string} label @param {[number, number]} range @param {string} [step] */
const goalNumber = (shown, name, label, range, step) => {
  const goal = goalOf(shown);
  const usual = usualGoal(chapterIn(shown.writer).ask)[name] ?? 0;
  return number(
    `writer-goal-${name}`,
    shown.words(label),
    goal[name] ?? usual,
    range,
    (value) => shown.dispatch({type: 'write-goal', change: {[name]: value}}),
    step,
  );
};

/** @param {Written} shown */
function renderAgent(shown) {
  const {words, names, agents, writer, dispatch} = shown;
  const chapter = chapterIn(writer);
  const {goal} = chapter;
  const of = agents[gameOf(chapter)];
  const none = chapter.ask === 'predict' && chapter.record !== undefined;
  return field(
    'writer-agent',
    words('lessons-write-agent'),
    [
      none || !goal.agent
        ? option(
            '',
            words(none ? 'lessons-write-agent-record' : 'lessons-write-agent-none'),
            !goal.agent,
          )
        : nothing,
      ...of.map((agent) => option(agent, names.agent(agent), agent === goal.agent)),
    ],
    (agent) => dispatch({type: 'write-goal', change: {agent: agent || undefined}}),
  );
}

/** By measure what still counts as right, and as partly right. */
const MARGINS = {
  ...{chance: [2, 10], either: [2, 10], shots: [0.2, 1]},
  ...{discs: [0, 4], error: [0, 4]},
};

/** What each kind asks of its author. @type {Record<Ask, (shown: Written) => unknown>} */
const GOALS = {
  cell(shown) {
    const {words, dispatch, names, writer} = shown;
    const {cells, by} = goalOf(shown);
    const chapter = chapterIn(writer);
    const isSea = gameOf(chapter) === 'sea';
    if (cells)
      return html`<p>${words('lessons-write-cells', {cells: cells.map((cell) => (isSea ? names.cell(cell) : cell)).join(', ')})}</p>`;
    const measures = MEASURES[gameOf(chapter)];
    const measure = by ?? measures[0];
    const [usual, near] = MARGINS[measure];
    const unit = isSea ? measure : 'discs';
    const goal = goalOf(shown);
    return html`${field(
      'writer-by',
      words('lessons-write-by'),
      measures.map((one) => option(one, words(`lessons-by-${one}`), one === measure)),
      (one) =>
        dispatch({
          type: 'write',
          change: {goal: /** @type {Goal} */ (one === measures[0] ? {} : {by: one})},
        }),
    )}
      ${number('writer-goal-within', words('lessons-write-within', {by: unit}), goal.within ?? usual, [0, 100], (value) => dispatch({type: 'write-goal', change: {within: value}}), 'any')}
      ${number('writer-goal-near', words('lessons-write-near', {by: unit}), goal.near ?? near, [0, 100], (value) => dispatch({type: 'write-goal', change: {near: value}}), 'any')}`;
  },
  chance: (
    shown,
  ) => html`<p>${goalOf(shown).cell ? shown.words('lessons-write-chance-cell', {cell: shown.names.cell(goalOf(shown).cell)}) : shown.words('lessons-write-press-chance')}</p>
    ${goalNumber(shown, 'within', 'lessons-write-off', [0, 100], 'any')}
    ${goalNumber(shown, 'near', 'lessons-write-off-near', [0, 100], 'any')}`,
  certain: (shown) =>
    field(
      'writer-of',
      shown.words('lessons-write-of'),
      /** @type {const} */ (['both', 'ship', 'water']).map((of) =>
        option(of, shown.words(`lessons-of-${of}`), of === (goalOf(shown).of ?? 'both')),
      ),
      (of) =>
        shown.dispatch({
          type: 'write-goal',
          change: /** @type {Goal} */ ({of: of === 'both' ? undefined : of}),
        }),
    ),
  predict: (shown) => html`${renderAgent(shown)}`,
  score(shown) {
    const {dispatch, words} = shown;
    const goal = goalOf(shown);
    if (gameOf(chapterIn(shown.writer)) === 'reversi') {
      return html`${goalNumber(shown, 'lead', 'lessons-write-lead', [-64, 64])} ${renderAgent(shown)}`;
    }
    const measure = goal.points === undefined ? 'shots' : 'points';
    return html`${field(
      'writer-measure',
      words('lessons-write-measure'),
      /** @type {const} */ (['shots', 'points']).map((one) =>
        option(one, words(`lessons-measure-${one}`), one === measure),
      ),
      (one) =>
        dispatch({
          type: 'write',
          change: {goal: one === 'shots' ? {shots: 30} : {points: 0}},
        }),
    )}
    ${goalNumber(shown, measure, measure === 'shots' ? 'lessons-write-shots' : 'lessons-write-least', measure === 'shots' ? [1, 256] : [-999, 999])}`;
  },
  solve: (shown) => html`<p class="field-hint">${shown.words('lessons-write-solve')}</p>`,
};

/** @param {Written} shown */
function renderFeedbackForm(shown) {
  const {writer, words, names, dispatch} = shown;
  const chapter = chapterIn(writer);
  const {feedback = {}} = chapter;
  const cells = Object.entries(feedback.cells ?? {});
  const hasCells = ['cell', 'predict'].includes(chapter.ask);
  const isSea = gameOf(chapter) === 'sea';
  return html`<fieldset class="lesson-group">
    <legend>${words('lessons-write-feedback')}</legend>
    ${/** @type {const} */ (['right', 'near', 'wrong']).map((to) => area(`writer-said-${to}`, words(to === 'near' ? 'lessons-write-near-said' : `lessons-write-${to}`), feedback[to] ?? '', LENGTHS.feedback, (text) => dispatch({type: 'write-feedback', to, text})))}
    ${
      hasCells
        ? html`${cells.map(
            ([
              cell,
              text,
            ]) => html`${area(`writer-cell-${cell}`, words('lessons-write-cell', {cell: isSea ? names.cell(cell) : cell}), text, LENGTHS.feedback, (now) => dispatch({type: 'write-cell-feedback', cell, text: now}))}
              ${renderButton(words('lessons-write-cell-remove', {cell: isSea ? names.cell(cell) : cell}), () => dispatch({type: 'write-cell-feedback', cell, text: null}), {looks: 'button-quiet'})}`,
          )}
          <form class="field-row" @submit=${(/** @type {SubmitEvent} */ event) => {
            event.preventDefault();
            const form = /** @type {HTMLFormElement} */ (event.target);
            const input = /** @type {HTMLInputElement} */ (form.elements.namedItem('cell'));
            const cell = cellTyped(input.value, isSea);
            if (!cell || (writer.scene && !isOpenIn(writer.scene, cell))) {
              input.setCustomValidity(words('lessons-write-cell-shut'));
              return void input.reportValidity();
            }
            dispatch({type: 'write-cell-feedback', cell, text: ''});
            input.value = '';
          }}>
            <div class="field">
              <label for="writer-cell">${words('lessons-write-which')}</label>
              <input id="writer-cell" name="cell" type="text" maxlength="3" autocomplete="off" @input=${(/** @type {{target: HTMLInputElement}} */ {target}) => target.setCustomValidity('')} />
            </div>
            <button class="button" type="submit">${words('lessons-write-cell-add')}</button>
          </form>`
        : nothing
    }
  </fieldset>`;
}

/** @param {string} text @param {boolean} isSea @returns {string | null} */
function cellTyped(text, isSea) {
  const said = text.trim();
  if (!isSea) return /^[a-h][1-8]$/i.test(said) ? said.toLowerCase() : null;
  return /^[a-p]([1-9]|1[0-6])$/i.test(said) ? said.toUpperCase() : null;
}
