// A field that opens a file: a button, since what a browser writes beside it is in the language of the browser, and nothing stays chosen.
import {html} from 'lit/html.js';

/** What carries a game. */
export const GAME_FILES = '.txt,.spyglass,.svg,.png,text/plain,image/svg+xml,image/png';

/** @param {(file: File) => void} take */
export const taking =
  (take) =>
  (/** @type {{target: HTMLInputElement}} */ {target}) => {
    const file = target.files?.[0];
    if (file) take(file);
    // The same file can be chosen again.
    target.value = '';
  };

/** @param {string} id @param {string} label @param {string} accept @param {(file: File) => void} take */
export const fileField = (id, label, accept, take) => html`<label class="button file-field">
  ${label}<input id=${id} type="file" accept=${accept} @change=${taking(take)} />
</label>`;
