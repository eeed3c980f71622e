// The lessons there are: ours, those on this device, and the way to others.
import {html, nothing} from 'lit/html.js';
import {dueIn} from '../../features/lessons/due.js';
import {FOCUSED} from '../../features/lessons/index.js';
import {languageOf} from '../../shell/document.js';
import {renderButton} from '../../shell/view/controls.js';
import {fileField} from '../../shell/view/file-field.js';
import {OURS} from './ours.js';

/** @typedef {import('./view.js').Shown} Shown */

/** @param {Shown} shown */
export function renderShelf(shown) {
  const {state, words, dispatch} = shown;
  return html`<div class="intro">
      <h1 class="title" id=${FOCUSED} tabindex="-1">${words('lessons-title')}</h1>
      <p class="lede">${words('lessons-lede')}</p>
    </div>
    ${state.loading ? html`<p class="empty">${words('lessons-loading')}</p>` : nothing}
    <section aria-labelledby="lessons-ours">
      <h2 id="lessons-ours">${words('lessons-ours')}</h2>
      ${languageOf(words) === 'en' ? nothing : html`<p class="field-hint">${words('lessons-ours-english')}</p>`}
      <ul class="lesson-cards">${OURS.map(
        ({id}) => html`<li class="lesson-card">
          <h3>${words(`lessons-ours-${id}`)}</h3>
          <p>${words(`lessons-ours-${id}-line`)}</p>
          ${renderButton(words('lessons-begin'), () => dispatch({type: 'open', source: {of: 'ours', id}}))}
        </li>`,
      )}</ul>
    </section>
    <section aria-labelledby="lessons-mine">
      <h2 id="lessons-mine">${words('lessons-mine')}</h2>
      ${state.kept.length === 0 ? html`<p class="empty">${words('lessons-mine-none')}</p>` : html`<ul class="lesson-cards">${state.kept.map((kept) => renderKept(shown, kept))}</ul>`}
      <p class="bar-group">
        ${renderButton(words('lessons-new'), () => dispatch({type: 'write-new'}), {looks: 'button-main'})}
        ${renderButton(words('lessons-hand'), () => dispatch({type: 'hand', source: null}))}
      </p>
    </section>
    ${renderDeck(shown)}
    <section aria-labelledby="lessons-open">
      <h2 id="lessons-open">${words('lessons-open')}</h2>
      <div class="field-row">
        ${fileField('lesson-file', words('lessons-file'), '.json,application/json', (file) => dispatch({type: 'open-file', file}))}
      </div>
    </section>`;
}

/** @param {Shown} shown one's own decisions that come back */
function renderDeck({state, words, dispatch}) {
  const {deck, unread, today, emptying} = state;
  const quiet = {looks: 'button-quiet'};
  const empty = (/** @type {boolean | null} */ sure) => () => dispatch({type: 'deck-empty', sure});
  return html`<section aria-labelledby="lessons-deck">
    <h2 id="lessons-deck">${words('lessons-deck')}</h2>
    <p>${words('lessons-deck-lede')}</p>
    ${
      deck.length === 0
        ? html`<p class="empty">${words('lessons-deck-none')}</p>`
        : html`<p>${words('lessons-deck-due', {due: dueIn(deck, today).length})} ${words('lessons-deck-all', {all: deck.length})}</p>
          <p class="bar-group">
            ${renderButton(words('lessons-deck-practise'), () => dispatch({type: 'open', source: {of: 'deck'}}))}
            ${renderButton(words('lessons-deck-export'), () => dispatch({type: 'deck-export'}), quiet)}
            ${emptying ? nothing : renderButton(words('lessons-deck-empty'), empty(false), quiet)}
          </p>
          ${emptying ? html`<p>${words('lessons-deck-empty-sure')}</p><p class="bar-group">${renderButton(words('lessons-forget-yes'), empty(true))} ${renderButton(words('cancel'), empty(null), quiet)}</p>` : nothing}`
    }
    ${unread ? html`<p>${renderButton(words('lessons-deck-export-unread'), () => dispatch({type: 'deck-export', unread}), quiet)}</p>` : nothing}
    <div class="field-row">
      ${fileField('deck-file', words('lessons-deck-import'), '.json,application/json', (file) => dispatch({type: 'deck-import', file}))}
    </div>
  </section>`;
}

/** @param {Shown} shown @param {Shown['state']['kept'][number]} kept */
function renderKept({state, words, dispatch}, {id, lesson}) {
  const title = lesson.title || words('lessons-untitled');
  const quiet = {looks: 'button-quiet'};
  return html`<li class="lesson-card">
    <h3>${title}</h3>
    <p>${words('lessons-chapters-count', {chapters: lesson.chapters.length})}</p>
    ${
      state.forgetting === id
        ? html`<p>${words('lessons-forget-sure', {title})}</p>
          <p class="bar-group">${renderButton(words('lessons-forget-yes'), () => dispatch({type: 'forget-sure', id}))} ${renderButton(words('cancel'), () => dispatch({type: 'forget', id: null}), quiet)}</p>`
        : html`<p class="bar-group">
            ${renderButton(words('lessons-play'), () => dispatch({type: 'open', source: {of: 'kept', id}}))}
            ${renderButton(words('lessons-edit'), () => dispatch({type: 'write-kept', id}))}
            ${renderButton(words('lessons-forget'), () => dispatch({type: 'forget', id}), quiet)}
          </p>`
    }
  </li>`;
}
