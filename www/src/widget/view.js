// An element's own frame: the board, what is told of it, the controls. No header, no choice of games: the author has chosen.
// Groups, not landmarks: many elements on a page would be many of one name.
import {html, nothing} from 'lit/html.js';
import {hasDeductions, isCovered, mayBeHelped, mayUndo, shownView} from '../games/sea/select.js';
import {noticeSaid} from '../games/sea/sentences.js';
import {renderAim, renderSwitch, renderTools} from '../games/sea/view/bar.js';
import {
  renderBoards,
  renderDialog,
  renderEntry,
  renderMain,
  renderTutored,
} from '../games/sea/view/page.js';
import {renderTab} from '../games/sea/view/panel.js';
import {renderNotice} from '../games/sea/view/status.js';
import {createButtons} from '../shell/view/controls.js';
import {renderIconButton} from '../shell/view/icons.js';
import {renderComing} from '../shell/view/loading-placeholder.js';
import {renderSure} from '../shell/view/sure.js';
import {renderTabs} from '../shell/view/tabs.js';

/** @typedef {import('../games/sea/view/page.js').ViewContext} Shown */
/** @typedef {import('./attributes.js').Sight} Sight */
/** @typedef {{show: readonly Sight[], readonly: boolean, noUndo?: boolean, alone?: boolean}} Frame what of all that is shown; `alone`: in a window of its own */

/** Modes with a frame of their own. */
const OWN = ['edit', 'puzzle', 'compare'];

/** @param {Omit<Shown, 'view'>} from @param {Frame} frame */
export function renderElement(from, frame) {
  /** @type {Shown} */
  const shown = {
    ...from,
    view: shownView(from.state),
    readonly: frame.readonly,
    noUndo: frame.noUndo,
  };
  const {state} = shown;
  const stage = shown.parts.teach?.renderStage(shown);
  if (stage) return stage;
  const isOwn = OWN.includes(state.mode) || state.deploying || isCovered(state);
  return html`<div class="frame" part="frame" data-mode=${state.deploying ? 'deploy' : state.mode}>
      ${isOwn ? renderMain(shown) : renderHunt(shown, frame)}
    </div>
    ${renderDialog(shown)}`;
}

/** @param {Omit<Shown, 'view'>} from what nobody can read opens nothing, and says why */
export const renderUnread = ({state, ...speech}) =>
  html`<div class="frame" part="frame">
    ${state.notice ? html`<p class="notice" data-kind="fault">${noticeSaid(state, speech)}</p>` : nothing}
  </div>`;

/** @param {Shown} shown @param {Frame} frame */
function renderHunt(shown, frame) {
  const {state, view, words, names, parts} = shown;
  // Of a thought that is not shown neither eye nor ear is told.
  const seen = frame.show.includes('overlay') ? view : {...view, decision: null};
  return html`<section class="region" id="board" role="group" aria-label=${words('region-label')}>
      ${frame.alone ? html`<h1 class="unseen">${names.rules(view.rules)}</h1>` : nothing}
      ${renderBoards({...shown, view: seen})} ${shown.parts.ending?.renderEnding(shown) ?? nothing} ${renderNotice(shown)} ${renderAim(shown)}
      ${shown.parts.teach?.renderPrediction(shown) ?? nothing}
      ${renderEntry(shown)} ${renderControls(shown, frame)}
      ${renderTutored(shown)} ${parts.review ? parts.review.renderChances(shown) : state.chances.on ? renderComing('review', shown) : nothing}
    </section>
    ${renderPanel(shown, frame)}`;
}

/** @param {Shown} shown the controls of looking at what was played */
function renderTimeline(shown) {
  const {review} = shown.parts;
  if (!review) return renderComing('review', shown);
  return html`<div class="timeline">${review.renderTimeline(shown)}</div>
    <div class="bar-group">${review.renderSpeed(shown)}</div>`;
}

/** @param {Shown} shown @param {Frame} frame */
function renderControls(shown, {readonly, noUndo}) {
  const {state, view, words, dispatch} = shown;
  const bar = (/** @type {unknown} */ controls) =>
    html`<div class="bar" role="group" aria-label=${words('bar-label')}>${controls}</div>`;
  if (state.mode === 'watch')
    return bar(html`${renderTimeline(shown)}
      <div class="bar-group">
        <button class="button" type="button" aria-pressed=${state.reveal} @click=${() => dispatch({type: 'reveal'})}>
          ${words(state.reveal ? 'hide' : 'reveal')}
        </button>
        ${renderShare(shown)}
      </div>`);
  // How it ended is told with a button to hand it on.
  if (state.game?.view.ended) return bar(renderTimeline(shown));
  if (readonly) return bar(renderShare(shown));
  /** @param {'undo' | 'redo'} method @param {boolean} off */
  const take = (method, off) => html`<button
      class="button"
      type="button"
      aria-disabled=${off}
      @click=${() => !off && dispatch({type: 'take', method})}
    >${words(method)}</button>`;
  const scored = view.rules.announce === 'content';
  return bar(html`${scored ? renderTools(shown) : nothing}
    <div class="bar-group">
      ${noUndo ? nothing : html`${take('undo', !mayUndo(state.game))} ${take('redo', view.step === view.steps)}`}
      ${hasDeductions(view.rules) ? renderTutoring(shown) : nothing} ${renderSwitch(shown)}
    </div>
    <div class="bar-group">
      ${renderSure(shown, scored ? 'solve' : 'resign', {type: 'take', method: 'solve'}, {off: !scored && view.step === 0})}
      ${renderShare(shown)}
    </div>`);
}

/** @param {Shown} shown */
const renderShare = ({words, dispatch}) =>
  renderIconButton({
    label: words('share'),
    sign: 'share',
    off: false,
    act: () => dispatch({type: 'dialog', dialog: 'share'}),
  });

/** @param {Shown} shown @param {Frame} frame what is told beside the board: one thing as it is, several behind tabs */
function renderPanel(shown, {show}) {
  const {state, words, dispatch, parts} = shown;
  const tabs = show.filter((one) => one !== 'overlay');
  if (tabs.length === 0)
    return show.includes('overlay') && state.mode === 'watch'
      ? html`<section class="panel">${parts.review?.renderThoughtLegend(shown) ?? nothing}</section>`
      : nothing;
  const chosen = tabs.find((tab) => tab === state.settings.tab) ?? tabs[0];
  const body = renderTab(shown, chosen);
  if (tabs.length === 1)
    return html`<section class="panel" role="group" aria-label=${words(`tab-${chosen}`)}>${body}</section>`;
  return renderTabs({
    tabs,
    chosen,
    choose: (tab) => dispatch({type: 'setting', name: 'tab', value: tab}),
    words,
    body,
  });
}

/** @param {Shown} shown what certain reasoning can tell, a hint at a time or of one cell */
function renderTutoring(shown) {
  const {state, parts} = shown;
  const off = !parts.tutor || !mayBeHelped(state);
  const button = createButtons(shown);
  return html`${button('hint', {type: 'hint'}, {off})}
    ${button('prove', {type: 'proving'}, {off, pressed: state.proving})}`;
}
