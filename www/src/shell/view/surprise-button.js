// The way to the next surprising step, on the timeline of the seas and on that of Reversi.
import {html, nothing} from 'lit/html.js';

/**
 * @param {object} button
 * @param {import('../../i18n/words.js').Words} button.words
 * @param {boolean} button.seeks it is being sought: pressed again the search stops
 * @param {boolean} button.off there is none; the text says why
 * @param {string} button.text what the next one will be, what surprises here, or how far the search is; a place is kept free for it
 * @param {() => void} button.act
 * @param {unknown} [button.more] what stands below
 */
export const renderSurpriseButton = ({
  words,
  seeks,
  off,
  text,
  act,
  more = nothing,
}) => html`<div class="bar-group surprises">
  ${
    off
      ? nothing
      : html`<button class="button" type="button" aria-describedby="surprise-text" @click=${act}>${words(seeks ? 'surprise-stop' : 'surprise-next')}</button>`
  }
  <p class="surprise-text" id="surprise-text">${text}</p>
  ${more}
</div>`;
