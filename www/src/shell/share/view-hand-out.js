// What is seen goes out as a link, a picture, a text and on paper; each opens the game again.
import {html, nothing} from 'lit/html.js';
import {renderButton} from '../view/controls.js';
import {forumText} from './forum.js';

/** @import {About, HandOut, ShareAction} from './types.js' */
/** @typedef {{words: import('../../i18n/words.js').Words, dispatch: (action: ShareAction) => void}} Shown */

/** Whether the device has a way of its own to send things. */
export const sharesItself = () => typeof globalThis.navigator?.share === 'function';

/** @param {Shown} shown @param {{name: string, about: About, svg?: string | null, text?: string, copy?: string}} sent `copy`: the word for copying the text; the button that leads on: the device's own sharing, where there is none the text */
export function renderSend(
  {words, dispatch},
  {name, about, svg = null, text = about.link, copy = 'shared-link'},
) {
  /** @type {ShareAction} */
  const action = sharesItself()
    ? {type: 'hand-out', form: 'share', name, about, svg, text}
    : {type: 'copy', text};
  return renderButton(words(sharesItself() ? 'shared-send' : copy), () => dispatch(action), {
    looks: 'button-main',
  });
}

/**
 * @param {Shown} shown
 * @param {object} out
 * @param {About} out.about
 * @param {string} out.name of the files
 * @param {(() => string[]) | null} out.boards as texts
 * @param {(() => Pick<Extract<HandOut, {form: 'paper'}>, 'record' | 'moves'>) | null} out.paper
 * @param {boolean} [out.leads] nothing else of the game is sent first
 * @param {string | null} [out.lessons] the way to the page of lessons, which takes the position by its link; null where that is not this site's
 * @param {import('./embedding.js').Attributes | null} [out.packed] of the element that shows it; null where nothing is shown, or this is no page of the site, which alone makes packages
 */
export function renderHandOut(
  shown,
  {about, name, boards, paper, leads = false, lessons = null, packed = null},
) {
  const {words, dispatch} = shown;
  const {title, desc: line, link} = about;
  const quiet = 'button-quiet';
  /** @param {string} word @param {false | null | (() => ShareAction)} action made once it is wished for @param {string} [looks] */
  const made = (word, action, looks = leads ? '' : quiet) =>
    action ? renderButton(words(word), () => dispatch(action()), {looks}) : nothing;
  const picture = (/** @type {'svg' | 'png'} */ form) => () =>
    /** @type {ShareAction} */ ({type: 'hand-out', form, name, about});
  return html`<p class="field-row">
    ${leads ? renderSend(shown, {name, about}) : nothing}
    ${made('share-png', picture('png'))}
    ${made('share-forum', boards && (() => ({type: 'copy', text: forumText({title, boards: boards(), line, link})})))}
    ${made('share-svg', picture('svg'), quiet)}
    ${lessons === null ? nothing : html`<a class="button button-quiet" href=${`${lessons}?v=2&add=${encodeURIComponent(link)}`} target="_blank">${words('share-lesson')}</a>`}
    ${made('share-scorm', packed && (() => ({type: 'pack', name, title, attributes: packed})), quiet)}
    ${made('share-paper', paper && (() => ({type: 'hand-out', form: 'paper', about, ...paper()})), quiet)}
  </p>`;
}
