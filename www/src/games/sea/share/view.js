import {html, nothing} from 'lit/html.js';
import {recordParts, upTo} from '../../../shell/records.js';
import {handedLink} from '../../../shell/share/embedding.js';
import {sharesItself} from '../../../shell/share/view-hand-out.js';
import {sending} from '../../../shell/view/controls.js';
import {renderCopyLine} from '../../../shell/view/copy-line.js';
import {fileField, GAME_FILES} from '../../../shell/view/file-field.js';
import {writeAddress} from '../address-written.js';
import {renderEmbed} from './view-embed.js';
import {renderSeen} from './view-hand-out.js';

/** @import {ViewContext} from '../view/page.js' */

/** @param {ViewContext} seen link, record, file; in an element, which has no Solver, also the way back in */
export function renderShare(seen) {
  const {state, words, dispatch, readonly} = seen;
  const link = () => handedLink(state, seen.link());
  const shown = {...seen, link};
  const {game} = state;
  /** @param {string} id @param {string} label @param {string} text */
  const line = (id, label, text) => renderCopyLine(id, label, text, shown, 'share-copy');
  const linkLine = (label = 'share-link') =>
    shown.site === null ? nothing : line('share-link', words(label), link());
  /** @param {string} record for whoever is to begin where one began oneself */
  function startLine(record) {
    if (shown.site === null || recordParts(record).actions.length === 0) return nothing;
    const start = writeAddress({mode: state.mode, record: upTo(record, 0), step: 0, steps: 0});
    return line('share-start', words('share-start'), new URL(start, link()).href);
  }
  /** What has been told at this step, without the game. */
  function edit() {
    dispatch({type: 'dialog', dialog: null});
    dispatch({type: 'edit', text: link()});
  }
  const result = shown.parts.ending?.renderShared(seen) ?? nothing;
  const position = () => renderSeen(shown, result === nothing);
  const isShown = game || state.editing || state.comparing;
  const more = html`
    ${isShown && result === nothing ? position() : nothing}
    ${
      state.mode === 'edit' && state.editing
        ? html`${linkLine()} ${line('share-text', words('share-text'), state.editing.text)}`
        : nothing
    }
    ${
      state.mode === 'compare' && state.comparing
        ? html`${linkLine()} ${line('share-text', words('share-text'), state.comparing.record)}`
        : nothing
    }
    ${
      game
        ? html`${linkLine('share-game-link')} ${result === nothing || sharesItself() ? startLine(game.record) : nothing} ${line('share-text', words('share-text'), game.record)}
            ${recordParts(game.record).start.startsWith('d.') ? html`<p class="field-hint">${words('share-sealed')}</p>` : nothing}
            <p class="field-row">
              <button class="button" type="button" @click=${() => dispatch({type: 'download'})}>${words('share-file')}</button>
              ${readonly ? nothing : html`<button class="button" type="button" @click=${edit}>${words('share-edit')}</button>`}
            </p>`
        : nothing
    }
    ${isShown && result !== nothing ? position() : nothing}
    ${shown.site === null ? nothing : renderEmbed(shown)}
    ${readonly || shown.site === undefined ? nothing : renderWayIn(shown)}`;
  if (result === nothing) return more;
  return html`${result}<details class="share-more"><summary>${words('more')}</summary>${more}</details>`;
}

/** @param {ViewContext} shown a game as a line of text, or in a file */
export function renderWayIn({words, dispatch}) {
  return html`<form class="field" @submit=${sending('record', (record) => dispatch({type: 'open-record', record}))}>
      <label for="share-record">${words('share-open')}</label>
      <span class="field-row">
        <input id="share-record" name="record" autocomplete="off" required maxlength="60000" />
        <button class="button" type="submit">${words('share-open-button')}</button>
      </span>
    </form>
    ${fileField('share-file', words('share-open-file'), GAME_FILES, (file) => dispatch({type: 'open-file', file}))}`;
}
