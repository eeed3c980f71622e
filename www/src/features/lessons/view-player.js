// A lesson as a pupil sees it: the board, the question, the answer, what is said of it, and the way through the chapters.
import {html, nothing} from 'lit/html.js';
import {refusalSentence} from '../../shell/refusal-sentences.js';
import {renderButton, sending} from '../../shell/view/controls.js';
import {valueIn} from '../../shell/view/fields.js';
import {renderSure} from '../../shell/view/sure.js';
import {
  askSentence,
  feedbackSentences,
  nameOf,
  scoreLine,
  toldSentence,
  triesLeft,
} from './player-sentences.js';
import {
  chapterOf,
  endsScored,
  isJudged,
  isOver,
  mayAnswer,
  mayFinish,
  playedOf,
  progressIn,
  toolOf,
  toolsOf,
} from './player-state.js';
import {renderLessonBoard, renderLessonFleet} from './view-board.js';

/** @import {PlayerAction, PlayerState} from './player-types.js' */
/**
 * @typedef {import('../../shell/coded-sentence.js').Speech & {
 *   state: PlayerState,
 *   dispatch: (action: PlayerAction | import('../../shell/view/sure.js').Sure) => void,
 *   sure: string | null,
 *   grids: Record<string, string>,
 *   reversi: {renderLessonReversi(shown: object): unknown} | null,
 *   end?: Pick<typeof import('./result-part.js'), 'renderEnd'> | null,
 *   reported?: boolean,
 *   heading?: 1 | 2,
 *   refused?: string | null,
 *   readonly?: boolean,
 *   noUndo?: boolean,
 * }} Shown `reversi`: what draws its chapters, once that has come, and `end` what its end; `reported`: the result reaches a platform; `heading`: of the lesson's title; `refused`: why none is shown, or why another one is not; `noUndo`: marks of a puzzle are not taken back; `readonly`: it is only gone through
 */

/** The id of what takes the focus whose holder is gone: what is said of the answer, else the heading of the chapter. */
export const FOCUSED = 'lesson-here';

/** Somebody else's text: paragraphs, and nothing but letters. @param {string} text */
const paragraphs = (text) =>
  text
    .split(/\n{2,}/)
    .map((one) => one.trim())
    .filter(Boolean)
    .map((one) => html`<p class="lesson-text">${one}</p>`);

/** @param {Shown} shown */
export function renderPlayer(shown) {
  const {state, words} = shown;
  const {lesson, at} = state;
  const chapter = chapterOf(state);
  const refused = shown.refused
    ? html`<p class="notice" data-kind="fault">${shown.refused}</p>`
    : nothing;
  if (!lesson || !chapter)
    return html`<div class="lesson-player" part="frame">
      ${shown.refused ? refused : html`<p class="empty">${words('lessons-loading')}</p>`}
    </div>`;
  const {scene, fault} = playedOf(state);
  return html`<div class="lesson-player" part="frame">
    <section class="lesson-region" id="board" aria-label=${words('lessons-region')}>
      ${renderBoardPlace(shown)}
      ${scene && !shown.readonly ? renderControls(shown) : nothing}
    </section>
    <section class="lesson-panel" aria-label=${words('lessons-chapter', {at: at + 1, of: lesson.chapters.length})}>
      ${refused}
      ${shown.heading === 1 ? html`<h1 class="lesson-title" lang=${lesson.language ?? nothing}>${lesson.title}</h1>` : html`<p class="lesson-title" lang=${lesson.language ?? nothing}>${lesson.title}</p>`}
      <p class="kicker" id=${feedbackSentences(state, shown) ? nothing : FOCUSED} tabindex="-1">${words('lessons-chapter', {at: at + 1, of: lesson.chapters.length})}</p>
      <div lang=${lesson.language ?? nothing}>
        ${chapter.title ? html`<h2 class="lesson-chapter-title">${chapter.title}</h2>` : nothing}
        ${paragraphs(chapter.prompt)}
      </div>
      ${scene ? html`<p class="lesson-ask">${askSentence(state, shown)}</p> ${shown.readonly ? nothing : renderAnswer(shown)}` : nothing}
      ${fault && !scene ? html`<p class="notice" data-kind="fault">${refusalSentence(fault, shown, 'lessons-fault')}</p>` : nothing}
      ${fault && scene ? html`<p class="field-fault">${refusalSentence(fault, shown, 'lessons-fault')}</p>` : nothing}
      ${renderFeedback(shown)} ${renderHints(shown)} ${renderWay(shown)}
    </section>
    ${renderLessonFleet(shown)}
  </div>`;
}

/** @param {Shown} shown */
function renderBoardPlace(shown) {
  const {words} = shown;
  const {scene, fault} = playedOf(shown.state);
  if (scene)
    return renderLessonBoard(shown) ?? html`<p class="empty">${words('lessons-loading')}</p>`;
  return fault ? nothing : html`<p class="empty">${words('lessons-loading')}</p>`;
}

/** What a press on a cell does, where there is a choice; and the way back. @param {Shown} shown */
function renderControls(shown) {
  const {state, words, dispatch} = shown;
  const tools = toolsOf(state);
  const {game, marks} = playedOf(state);
  const ask = chapterOf(state)?.ask;
  const isPlaying = game !== null && !isOver(state) && !isJudged(state);
  return html`<div class="lesson-tools">
    ${
      tools.length > 0 && !isOver(state)
        ? html`<div class="bar-group" role="group" aria-label=${words('lessons-tools')}>${tools.map(
            (tool) =>
              tool &&
              renderButton(
                words(`lessons-tool-${tool}`),
                () => dispatch({type: 'lesson-tool', tool}),
                {
                  pressed: toolOf(state) === tool,
                },
              ),
          )}</div>`
        : nothing
    }
    ${ask === 'certain' ? html`<p class="field-hint">${words('lessons-marked', {ship: marks.ship.length, water: marks.water.length})}</p>` : nothing}
    ${game?.kind === 'sea' && ask === 'score' ? html`<p class="field-hint">${words('lessons-shots-so-far', {shots: game.view.boards[0].shots - game.shotsBefore})}</p>` : nothing}
    ${
      isPlaying
        ? html`<div class="bar-group">
            ${ask === 'solve' && !shown.noUndo ? renderButton(words('lessons-undo'), () => dispatch({type: 'lesson-undo'}), {looks: 'button-quiet'}) : nothing}
            ${renderSure({...shown, state: shown}, endsScored(state) ? 'solve' : 'lessons-give-up', {type: 'lesson-give-up'}, {looks: 'button-quiet'})}
          </div>`
        : nothing
    }
  </div>`;
}

/** @param {Shown} shown */
function renderAnswer(shown) {
  const {state, words, dispatch} = shown;
  const chapter = chapterOf(state);
  const played = playedOf(state);
  if (!chapter || isOver(state) || isJudged(state)) return nothing;
  if (played.busy && !played.game) return html`<p class="empty">${words('lessons-judging')}</p>`;
  if (chapter.ask === 'score' || chapter.ask === 'solve') return nothing;
  const off = !mayAnswer(state);
  if (chapter.ask === 'chance')
    return html`<form class="lesson-answer" @submit=${sending('chance', (value) => {
      dispatch({type: 'lesson-entry', text: value});
      dispatch({type: 'lesson-submit'});
    })}>
      <div class="field">
        <label for="lesson-chance">${words('lessons-chance-field')}</label>
        <input
          id="lesson-chance"
          name="chance"
          type="text"
          inputmode="decimal"
          autocomplete="off"
          .value=${played.entry}
          aria-invalid=${played.unread ? 'true' : nothing}
          @change=${(/** @type {Event} */ event) => dispatch({type: 'lesson-entry', text: valueIn(event)})}
        />
      </div>
      <button class="button button-main" type="submit">${words('lessons-answer')}</button>
      ${played.unread ? html`<p class="field-fault">${words('lessons-unread')}</p>` : nothing}
    </form>`;
  const submit = () => dispatch({type: 'lesson-submit'});
  if (chapter.ask === 'certain')
    return html`<p class="lesson-answer">${renderButton(words('lessons-answer'), submit, {off, looks: 'button-main'})}</p>`;
  return played.aim === null
    ? html`<p class="field-hint">${words('lessons-pick-first')}</p>`
    : html`<p class="lesson-answer">${renderButton(words('lessons-answer-cell', {cell: nameOf(played.aim, played, shown)}), submit, {off, looks: 'button-main'})}</p>`;
}

/** @param {Shown} shown */
function renderFeedback(shown) {
  const {state, words, dispatch} = shown;
  const said = feedbackSentences(state, shown);
  const {last} = playedOf(state);
  if (!said || !last) return nothing;
  const told = toldSentence(state, shown);
  const left = triesLeft(state);
  return html`<div class="lesson-feedback" id=${FOCUSED} tabindex="-1" data-judgement=${last.judgement}>
    <p class="lesson-judgement">${[said.judgement, said.best].filter(Boolean).join(' ')}</p>
    ${said.own ? html`<div lang=${state.lesson?.language ?? nothing}>${paragraphs(said.own)}</div>` : nothing}
    ${told ? html`<p>${told}</p>` : nothing}
    ${
      isOver(state) || shown.readonly
        ? nothing
        : html`<p class="bar-group">${renderButton(words('lessons-again'), () => dispatch({type: 'lesson-again'}))} <span class="field-hint">${words('lessons-tries-left', {tries: left})}</span></p>`
    }
  </div>`;
}

/** @param {Shown} shown */
function renderHints({state, words, dispatch, readonly}) {
  const hints = chapterOf(state)?.hints ?? [];
  const {hints: open} = playedOf(state);
  if (hints.length === 0) return nothing;
  const left = hints.length - open;
  return html`<div class="lesson-hints">
    ${open > 0 ? html`<ol class="lesson-hint-list" aria-label=${words('lessons-hints')} lang=${state.lesson?.language ?? nothing}>${hints.slice(0, open).map((hint) => html`<li>${hint}</li>`)}</ol>` : nothing}
    ${left > 0 && !isOver(state) && !readonly ? renderButton(words(hints.length === 1 ? 'lessons-hint-only' : 'lessons-hint', {left}), () => dispatch({type: 'lesson-hint'}), {looks: 'button-quiet'}) : nothing}
  </div>`;
}

/** The way through the chapters, and what they have come to. @param {Shown} shown */
function renderWay(shown) {
  const {state, words, dispatch} = shown;
  const {at, chapters, outcomes} = state;
  const visit = (/** @type {number} */ to) => dispatch({type: 'lesson-visit', at: to});
  const progress = progressIn(state);
  const isNextMain = isOver(state) && at + 1 < chapters.length;
  return html`<nav class="lesson-way" aria-label=${words('lessons-chapters')}>
    ${progress?.done ? html`<p class="lesson-done">${words('lessons-done')}</p>` : nothing}
    <p class="lesson-score">${scoreLine(state, shown)}${progress?.done ? ` ${words('lessons-help-used', {hints: progress.outcomes.reduce((sum, {hints}) => sum + hints, 0)})}` : ''}</p>
    <ol class="lesson-steps">${chapters.map((_, place) => {
      const outcome = outcomes[place];
      const mark = !outcome
        ? 'open'
        : outcome.earned === outcome.possible
          ? 'right'
          : outcome.earned > 0
            ? 'near'
            : 'wrong';
      return html`<li><button
        class="lesson-step"
        type="button"
        data-mark=${mark}
        aria-current=${place === at ? 'step' : nothing}
        aria-label=${`${words('lessons-chapter', {at: place + 1, of: chapters.length})}, ${words(`lessons-chapter-${mark}`)}`}
        @click=${() => visit(place)}
      >${place + 1}<span class="lesson-step-mark" aria-hidden="true">${SIGNS[mark]}</span></button></li>`;
    })}</ol>
    <div class="bar-group">
      ${at > 0 ? renderButton(words('lessons-back'), () => visit(at - 1)) : nothing}
      ${at + 1 < chapters.length ? renderButton(words('lessons-next'), () => visit(at + 1), {looks: isNextMain ? 'button-main' : ''}) : nothing}
      ${progress?.done && state.lesson && !shown.readonly && !shown.noUndo ? renderAgain(shown, state.lesson) : nothing}
    </div>
    ${shown.end && mayFinish(state) && !shown.readonly ? shown.end.renderEnd(shown) : nothing}
  </nav>`;
}

/** @param {Shown} shown @param {import('./types.js').Lesson} lesson */
const renderAgain = (shown, lesson) =>
  renderSure(
    {...shown, state: shown},
    'lessons-start-again',
    {type: 'lesson-begin', lesson, progress: null},
    {looks: 'button-quiet'},
  );

/** Told apart by form. */
const SIGNS = {open: '', right: '✓', near: '≈', wrong: '×'};
