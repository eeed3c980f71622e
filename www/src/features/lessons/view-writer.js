// The page on which a lesson is written: its chapters in order, and the one in hand.
import {html, nothing} from 'lit/html.js';
import english from '../../i18n/en/lesson-writer.ftl';
import {renderButton} from '../../shell/view/controls.js';
import {valueIn} from '../../shell/view/fields.js';
import {renderSure} from '../../shell/view/sure.js';
import {LENGTHS, MOST_CHAPTERS, tidied} from './format.js';
import {renderChapterForm} from './view-chapter.js';
import {FOCUSED} from './view-player.js';

export const words = {
  english: [english],
  packs: [
    (/** @type {string} */ language) =>
      import(
        /* webpackChunkName: "words/[request]", webpackExclude: /[\\/]en[\\/]/ */ `../../i18n/${language}/lesson-writer.ftl`
      ),
  ],
};

/** @typedef {import('./writer-state.js').Writer} Writer */
/** @typedef {import('./writer-state.js').WriterAction} WriterAction */
/**
 * @typedef {Omit<import('./view-player.js').Shown, 'state' | 'dispatch'> & {
 *   writer: Writer,
 *   dispatch: (action: WriterAction | import('../../shell/view/sure.js').Sure | {type: 'write-check' | 'write-preview' | 'write-hand' | 'write-close' | 'add-sure'}) => void,
 *   adding: {title: string, chapter: number} | null,
 *   agents: {sea: string[], reversi: string[]},
 * }} Written
 */

/** @param {Written} shown */
export function renderWriter(shown) {
  const {adding, writer, words, dispatch} = shown;
  const {draft} = writer;
  return html`${adding ? html`<p class="notice">${words('lessons-add-sure', {title: adding.title, chapter: adding.chapter})} ${renderButton(words('lessons-add-yes'), () => dispatch({type: 'add-sure'}), {looks: 'button-main'})}</p>` : nothing}
  <div class="lesson-writer">
    <section class="lesson-outline" aria-labelledby=${FOCUSED}>
      <h1 class="lesson-title" id=${FOCUSED} tabindex="-1">${words('lessons-write')}</h1>
      <div class="field">
        <label for="writer-name">${words('lessons-write-title')}</label>
        <input id="writer-name" type="text" maxlength=${LENGTHS.title} autocomplete="off" .value=${draft.title} @change=${(
          /** @type {Event} */ event,
        ) =>
          dispatch({
            type: 'write-lesson',
            change: {title: tidied(valueIn(event), LENGTHS.title)},
          })} />
      </div>
      <h2 class="lesson-outline-title">${words('lessons-chapters')}</h2>
      <ol class="lesson-outline-list">${draft.chapters.map((_, place) => renderRow(shown, place))}</ol>
      <p class="field-hint">${words('lessons-write-order')}</p>
      <div class="bar-group">
        ${draft.chapters.length < MOST_CHAPTERS ? renderButton(words('lessons-write-add'), () => dispatch({type: 'write-add'})) : nothing}
        ${draft.chapters.length > 0 && draft.chapters.length < MOST_CHAPTERS ? renderButton(words('lessons-write-copy'), () => dispatch({type: 'write-copy'}), {looks: 'button-quiet'}) : nothing}
        ${draft.chapters.length > 0 ? renderSure({...shown, state: shown}, 'lessons-write-remove', {type: 'write-remove'}, {looks: 'button-quiet'}) : nothing}
      </div>
      <div class="lesson-out">
        ${renderButton(words('lessons-write-preview'), () => dispatch({type: 'write-preview'}), {looks: 'button-main'})}
        ${renderButton(words('lessons-write-hand'), () => dispatch({type: 'write-hand'}))}
        ${renderButton(words('lessons-to-shelf'), () => dispatch({type: 'write-close'}), {looks: 'button-quiet'})}
      </div>
    </section>
    ${draft.chapters.length > 0 ? renderChapterForm(shown) : html`<p class="empty">${words('lessons-write-none')}</p>`}
  </div>`;
}

/** Which chapter is dragged. @type {number | null} */
let dragged = null;

/** The focus goes with the row, once that is drawn in its new place. @param {Event} event @param {number} to */
function follow({currentTarget}, to) {
  const control = /** @type {HTMLElement} */ (currentTarget);
  const row = control.closest('li');
  const place = row ? [...row.children].indexOf(control) : -1;
  const moved = row?.parentElement?.children[to]?.children[place];
  if (moved) requestAnimationFrame(() => /** @type {HTMLElement} */ (moved).focus());
}

/** @param {Written} shown @param {number} place */
function renderRow({writer, words, dispatch}, place) {
  const {draft, at} = writer;
  const chapter = draft.chapters[place];
  const move = (/** @type {Event} */ event, /** @type {number} */ to) => {
    if (!draft.chapters[to]) return;
    dispatch({type: 'write-move', from: place, to});
    follow(event, to);
  };
  const name = chapter.title || firstOf(chapter.prompt) || words('lessons-write-untitled');
  const numbered = words('lessons-write-chapter', {number: place + 1, name});
  const step = (/** @type {-1 | 1} */ way, /** @type {string} */ sign) => html`<button
      class="button button-icon"
      type="button"
      aria-label=${words(way < 0 ? 'lessons-write-up' : 'lessons-write-down', {number: place + 1})}
      aria-disabled=${draft.chapters[place + way] ? nothing : 'true'}
      @click=${(/** @type {Event} */ event) => move(event, place + way)}
    ><span aria-hidden="true">${sign}</span></button>`;
  return html`<li
    class="lesson-row"
    draggable="true"
    data-current=${place === at ? '' : nothing}
    @dragstart=${(/** @type {DragEvent} */ event) => {
      dragged = place;
      event.dataTransfer?.setData('text/plain', numbered);
    }}
    @dragover=${(/** @type {DragEvent} */ event) => dragged !== null && event.preventDefault()}
    @drop=${(/** @type {DragEvent} */ event) => {
      if (dragged === null) return;
      event.preventDefault();
      dispatch({type: 'write-move', from: dragged, to: place});
      dragged = null;
    }}
    @dragend=${() => {
      dragged = null;
    }}
  >
    <button
      class="button button-quiet lesson-row-name"
      type="button"
      aria-current=${place === at ? 'true' : nothing}
      @click=${() => dispatch({type: 'write-at', at: place})}
      @keydown=${(/** @type {KeyboardEvent} */ event) => {
        const way = {ArrowUp: -1, ArrowDown: 1}[event.key];
        if (!way || !event.altKey) return;
        event.preventDefault();
        move(event, place + way);
      }}
    >${numbered}</button>
    ${step(-1, '↑')} ${step(1, '↓')}
  </li>`;
}

/** @param {string} prompt */
const firstOf = (prompt) => prompt.trim().split('\n')[0].slice(0, 48);
