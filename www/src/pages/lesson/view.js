// The page of lessons.
import {html, nothing} from 'lit/html.js';
import {lessonRefusal} from '../../features/lessons/refusal-sentence.js';
import {renderPlayer} from '../../features/lessons/view-player.js';
import {renderButton} from '../../shell/view/controls.js';
import {renderSiteFooter} from '../../shell/view/site-footer.js';
import {renderSiteHeader} from '../../shell/view/site-header.js';
import {renderShelf} from './view-shelf.js';

/** @import {Action, State} from './types.js' */
/**
 * What is fetched with the mode that it draws; null as long as that is asked for.
 * @typedef {object} Parts
 * @property {typeof import('../../features/lessons/view-writer.js') | 'failed' | null} write
 * @property {typeof import('./teachers/index.js') | 'failed' | null} hand
 */
/**
 * @typedef {import('../../shell/coded-sentence.js').Speech & import('../../shell/view/site-footer.js').Spoken & {
 *   state: State,
 *   dispatch: (action: Action) => void,
 *   grids: Record<string, string>,
 *   parts: Parts,
 *   site: string,
 *   end: typeof import('../../features/lessons/result-part.js') | null,
 *   reversi: typeof import('../../features/lessons/reversi-part.js') | null,
 * }} Shown
 */

/** @param {Shown} shown */
export function renderLessonPage(shown) {
  const {state, words, lang, sound} = shown;
  return html`${renderSiteHeader({
    here: null,
    below: 'learn',
    main: 'lesson',
    skip: words('lessons-skip'),
    lang,
    words,
    sound,
    stays: words('lessons-beside'),
  })}
    <main class="lesson-page" id="lesson" tabindex="-1">
      ${renderRefused(shown)} ${renderMode(shown)}
      <p class="lesson-said">${state.said && !state.said.args?.way ? words(state.said.key, state.said.args) : nothing}</p>
    </main>
    ${renderSiteFooter(shown)}`;
}

/** @param {Shown} shown */
function renderMode(shown) {
  const {state, words, dispatch, parts} = shown;
  if (state.mode === 'shelf') return renderShelf(shown);
  if (state.mode !== 'play') {
    const part = parts[state.mode];
    if (part === null || part === 'failed')
      return html`<p class="empty">${words(part ? 'part-failed' : 'part-coming')}</p>`;
    return 'renderTeachers' in part ? part.renderTeachers(shown) : renderWriting(shown, part);
  }
  const quiet = {looks: 'button-quiet'};
  return html`${state.preview ? html`<p class="notice">${words('lessons-preview')} ${renderButton(words(`lessons-preview-back-${state.preview}`), () => dispatch({type: 'preview-back'}))}</p>` : nothing}
    ${renderPlayer({...shown, state: state.player, dispatch, sure: state.sure, heading: 1, end: state.source?.of === 'deck' ? null : shown.end})}
    ${
      state.preview
        ? nothing
        : html`<p class="bar-group">
            ${renderButton(words('lessons-to-shelf'), () => dispatch({type: 'page-mode', mode: 'shelf'}), quiet)}
            ${renderButton(words(state.source?.of === 'kept' ? 'lessons-edit' : 'lessons-edit-copy'), () => dispatch({type: 'write-played'}), quiet)}
          </p>`
    }`;
}

/** @param {Shown} shown @param {typeof import('../../features/lessons/view-writer.js')} part */
function renderWriting(shown, part) {
  const {adding, agents, sure, writer} = shown.state;
  return writer ? part.renderWriter({...shown, adding, agents, sure, writer}) : nothing;
}

/** @param {Shown} shown */
const renderRefused = ({state, ...speech}) =>
  state.refused
    ? html`<p class="notice" data-kind="fault">${lessonRefusal(state.refused, speech)} (${state.refused.code})</p>`
    : nothing;
