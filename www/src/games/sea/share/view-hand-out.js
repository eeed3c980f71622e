// The position seen as a picture and as a text: each carries the link, and opens here again.

import {html} from 'lit/html.js';
import {forumText} from '../../../shell/share/forum.js';
import {moveSentence, statusSentence} from '../sentences.js';
import {boardsSeen, boardText} from './forum.js';

/** @import {ViewContext} from '../view/page.js' */

/** @param {ViewContext} shown */
export function renderHandOut(shown) {
  const {state, view, words, names, link, dispatch} = shown;
  const title = state.game
    ? words('page-title', {rules: names.rules(view.rules), seed: view.seed})
    : words('page-title-mode', {mode: words(`mode-${state.mode}`)});
  const desc = statusSentence(state, shown);
  const about = {title, desc, link: link()};
  const step = state.game?.view.step ?? state.comparing?.step ?? 0;
  const name = `spyglass-${state.mode}-${step}`;
  /** @param {'svg' | 'png'} form */
  const picture = (form) =>
    html`<button class="button" type="button" @click=${() => dispatch({type: 'hand-out', form, name, about})}>${words(`share-${form}`)}</button>`;
  const boards = boardsSeen(state);
  const text = () =>
    forumText({
      title,
      boards: boards.map(({board, rules}) => boardText(board, rules)),
      line: desc,
      link: about.link,
    });
  const print = (/** @type {NonNullable<typeof state.game>} */ {view, record}) =>
    dispatch({
      type: 'hand-out',
      form: 'paper',
      about,
      record,
      moves: view.moves
        .slice(0, view.step)
        .filter(({withheld}) => !withheld)
        .map((move) => moveSentence(move, view, shown)),
    });
  return html`<p class="field-row">
    ${picture('svg')} ${picture('png')}
    ${
      boards.length > 0
        ? html`<button class="button" type="button" @click=${() => dispatch({type: 'copy', text: text()})}>${words('share-forum')}</button>`
        : ''
    }
    ${
      // What is printed of a page is its author's.
      state.game && shown.site === undefined
        ? html`<button class="button" type="button" @click=${() => state.game && print(state.game)}>${words('share-paper')}</button>`
        : ''
    }
  </p>`;
}
