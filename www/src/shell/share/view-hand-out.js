// What is seen goes out as a picture, as a text and on paper; each opens the game again.
import {html, nothing} from 'lit/html.js';
import {createButtons, renderButton} from '../view/controls.js';
import {forumText} from './forum.js';

/** @import {About, HandOut, ShareAction} from './types.js' */

/**
 * @param {{words: import('../../i18n/words.js').Words, dispatch: (action: ShareAction) => void}} shown
 * @param {object} out
 * @param {About} out.about
 * @param {string} out.name of the files
 * @param {(() => string[]) | null} out.boards as texts
 * @param {(() => Pick<Extract<HandOut, {form: 'paper'}>, 'record' | 'moves'>) | null} out.paper
 */
export function renderHandOut(shown, {about, name, boards, paper}) {
  const {words, dispatch} = shown;
  const {title, desc: line, link} = about;
  const button = createButtons(shown);
  const picture = (/** @type {'svg' | 'png'} */ form) =>
    button(`share-${form}`, {type: 'hand-out', form, name, about});
  /** @param {string} word @param {false | null | (() => ShareAction)} action made once it is wished for */
  const made = (word, action) =>
    action ? renderButton(words(word), () => dispatch(action())) : nothing;
  return html`<p class="field-row">
    ${picture('svg')} ${picture('png')}
    ${made('share-forum', boards && (() => ({type: 'copy', text: forumText({title, boards: boards(), line, link})})))}
    ${made('share-paper', paper && (() => ({type: 'hand-out', form: 'paper', about, ...paper()})))}
  </p>`;
}
