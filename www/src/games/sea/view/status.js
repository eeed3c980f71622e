import {html, nothing} from 'lit/html.js';
import {noticeSaid, noticeSentence, statusSentence} from '../sentences.js';

/** @import {ViewContext} from './page.js' */

/** @param {ViewContext} shown what the line under the boards says */
const sentenceOf = ({state, parts, ...speech}) =>
  parts.teach?.askedSentence(state, speech) ||
  parts.tutor?.tutorSentence(state, speech) ||
  statusSentence(state, speech);

/** @param {ViewContext} shown who reads the line under the boards by ear alone: of a hunt that is watched on the page the thought and the timeline say it to the eye; once it is over, where there is room, the plate */
const unseenOf = ({state, view, site}) => {
  if (site !== undefined) return '';
  if (state.mode === 'watch') return 'unseen';
  return view.ended ? 'unseen-wide' : '';
};

/** @param {ViewContext} shown the line under the boards: the same text that is spoken */
export const renderStatus = (shown) =>
  html`<p class="status ${unseenOf(shown)}">${sentenceOf(shown)}${
    shown.state.mode === 'watch' && shown.view.thinking && !shown.state.game?.wait?.halted
      ? html` <span class="counting">${shown.words('counting')}</span>`
      : nothing
  }</p>`;

/** @param {ViewContext} shown the same on the page of the seas, where before the first shot it says how to fire instead of whose turn it is */
export function renderFirstStatus(shown) {
  const {state, view, words} = shown;
  const isFirst = view.steps === 0 && sentenceOf(shown) === words('status-your-turn');
  if (!isFirst) return renderStatus(shown);
  return html`<p class="status">${words(`hint-${firstHint(state)}`)}</p>`;
}

/** @param {import('../types.js').State} state @returns {string} how one shoots or flags first */
function firstHint({tool, touch, settings}) {
  if (tool === 'flag') return touch ? 'tap-flag' : 'flag';
  if (!touch) return 'fire';
  return settings.oneTap ? 'tap' : 'aim';
}

/** @param {ViewContext} shown what is wrong, or what is waited for */
export function renderNotice({state, words, names, dispatch}) {
  const {engine, notice, ahead} = state;
  if (engine.phase === 'failed') {
    return html`<div class="notice" data-kind="fault">
      <p>${noticeSentence({code: engine.code ?? 'unknown'}, {words, names})}</p>
      <button class="button" type="button" @click=${() => dispatch({type: 'retry'})}>${words('yes-retry')}</button>
    </div>`;
  }
  if (notice) {
    return html`<div class="notice" data-kind="fault">
      <p>${noticeSaid(state, {words, names})}</p>
      <button class="button button-quiet" type="button" @click=${() => dispatch({type: 'noticed', notice: null})}>
        ${words('close')}
      </button>
    </div>`;
  }
  if (ahead)
    return html`<div class="notice" data-kind="wait">
      <p>${words('counting')} ${words('timeline-value', ahead)}</p>
      <progress max=${ahead.steps} .value=${ahead.step} aria-label=${words('counting')}></progress>
      <button class="button" type="button" @click=${() => dispatch({type: 'ahead-enough'})}>${words('cancel')}</button>
    </div>`;
  if (engine.phase !== 'loading' || engine.waited === 0) return nothing;
  const {loaded, total, waited} = engine;
  return html`<div class="notice" data-kind="wait">
    <p>${words(waited === 15 ? 'engine-slow' : 'engine-loading')}</p>
    ${total > 0 ? html`<progress max=${total} .value=${loaded} aria-label=${words('engine-loading')}></progress>` : nothing}
    ${
      waited === 15
        ? html`<button class="button" type="button" @click=${() => dispatch({type: 'retry'})}>${words('yes-retry')}</button>`
        : nothing
    }
  </div>`;
}
