// The page of lessons.
import {html, nothing} from 'lit/html.js';
import {renderPlayer} from '../../features/lessons/view-player.js';
import {renderButton} from '../../shell/view/controls.js';
import {renderSiteFooter} from '../../shell/view/site-footer.js';
import {renderSiteHeader} from '../../shell/view/site-header.js';
import {lessonRefusal} from './refusal-sentence.js';
import {renderShelf} from './view-shelf.js';

/** @import {Action, State} from './types.js' */
/**
 * @typedef {import('../../shell/coded-sentence.js').Speech & import('../../shell/view/site-footer.js').Spoken & {
 *   state: State,
 *   dispatch: (action: Action) => void,
 *   grids: Record<string, string>,
 *   writing: typeof import('../../features/lessons/view-writer.js') | 'failed' | null,
 *   reversi: typeof import('../../features/lessons/reversi-part.js') | null,
 * }} Shown
 */

/** @param {Shown} shown */
export function renderLessonPage(shown) {
  const {state, words, lang, sound} = shown;
  return html`${renderSiteHeader({
    here: null,
    main: 'lesson',
    skip: words('lessons-skip'),
    lang,
    words,
    sound,
  })}
    <main class="lesson-page" id="lesson" tabindex="-1">
      ${renderRefused(shown)} ${renderMode(shown)}
      <p class="lesson-said">${state.said ? words(state.said.key, state.said.args) : nothing}</p>
    </main>
    ${renderSiteFooter(shown)}`;
}

/** @param {Shown} shown */
function renderMode(shown) {
  const {state, words, dispatch, writing} = shown;
  if (state.mode === 'write' && state.writer) {
    if (writing === null || writing === 'failed')
      return html`<p class="empty">${words(writing ? 'part-failed' : 'part-coming')}</p>`;
    const {adding} = state;
    return html`${adding ? html`<p class="notice">${words('lessons-add-sure', {title: adding.title, chapter: adding.chapter})} ${renderButton(words('lessons-add-yes'), () => dispatch({type: 'add-sure'}), {looks: 'button-main'})}</p>` : nothing}
    ${writing.renderWriter({
      ...shown,
      ...{writer: state.writer, dispatch, sure: state.sure, agents: state.agents},
    })}`;
  }
  if (state.mode !== 'play') return renderShelf(shown);
  const isPreview = state.source?.of === 'draft';
  const quiet = {looks: 'button-quiet'};
  return html`${isPreview ? html`<p class="notice">${words('lessons-preview')} ${renderButton(words('lessons-preview-back'), () => dispatch({type: 'write-played'}))}</p>` : nothing}
    ${renderPlayer({...shown, state: state.player, dispatch, sure: state.sure, heading: 1})}
    ${
      isPreview
        ? nothing
        : html`<p class="bar-group">
            ${renderButton(words('lessons-to-shelf'), () => dispatch({type: 'page-mode', mode: 'shelf'}), quiet)}
            ${renderButton(words(state.source?.of === 'kept' ? 'lessons-edit' : 'lessons-edit-copy'), () => dispatch({type: 'write-played'}), quiet)}
          </p>`
    }`;
}

/** @param {Shown} shown */
const renderRefused = ({state, ...speech}) =>
  state.refused
    ? html`<p class="notice" data-kind="fault">${lessonRefusal(state.refused, speech)}</p>`
    : nothing;
