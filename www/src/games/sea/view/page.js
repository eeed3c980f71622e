// The one frame: header, board region, panel, bar.
import {repeat} from 'lit/directives/repeat.js';
import {html, nothing} from 'lit/html.js';
import {LARGEST, parseCell} from '../../../i18n/notation.js';
import {createButtons, renderButton, sending} from '../../../shell/view/controls.js';
import {renderComing} from '../../../shell/view/loading-placeholder.js';
import {shownBelief} from '../chances.js';
import {
  hasDeductions,
  isCovered,
  leadBoard,
  rivalOf,
  seaOf,
  shipCount,
  shownView,
  yourSeat,
} from '../select.js';
import {renderAim, renderBar, TOOL_WORDS} from './bar.js';
import {renderRival, renderScores} from './counts.js';
import {renderHeader} from './header.js';
import {renderBoardFleet, renderPanel} from './panel.js';
import {renderSea} from './sea.js';
import {renderNotice, renderStatus} from './status.js';

/** @import {Action, State} from '../types.js' */
/** @import {View} from '../../../engine/types.js' */
/**
 * What every part of the page is drawn from.
 * @typedef {object} ViewContext
 * @property {State} state
 * @property {View} view
 * @property {import('../../../i18n/words.js').Words} words
 * @property {import('../../../shell/names.js').Names} names
 * @property {(action: Action) => void} dispatch
 * @property {import('../../../app/parts.js').Parts} parts of the page that have come
 * @property {() => string} link to what is seen; where nobody knows where the whole page stands, its query alone
 * @property {string | null} [site] of an element in somebody else's page: where the whole page stands, null where nobody knows
 * @property {boolean} [readonly] it may only be looked at
 * @property {boolean} [noUndo] what was done is not taken back
 * @property {typeof import('../first-visit/view.js')} [firstVisit] how a first visit is greeted, where it is
 */

/** @param {Omit<ViewContext, 'view'>} from */
export function renderPage(from) {
  /** @type {ViewContext} */
  const shown = {...from, view: shownView(from.state)};
  const {state} = shown;
  return html`${
    shown.parts.teach?.renderStage(shown) ??
    html`${renderHeader(shown)}
        <div class="frame" data-mode=${state.deploying ? 'deploy' : state.mode}>
          <main class="frame-main">${renderMain(shown)}</main>
          ${renderFooter(shown)}
        </div>`
  }
  ${renderDialog(shown)}`;
}

/** @param {ViewContext} shown the dialog that is open; until it comes, that it comes */
export function renderDialog(shown) {
  const {state, words, dispatch, parts} = shown;
  const {dialog} = state;
  if (!dialog) return nothing;
  return (
    parts.dialogs?.renderDialog(shown, dialog) ??
    html`<dialog class="dialog" open aria-label=${words('part-coming')}>
      ${renderComing('dialogs', shown)}
      ${renderButton(words('close'), () => dispatch({type: 'dialog', dialog: null}))}
    </dialog>`
  );
}

/** @param {ViewContext} shown */
export function renderMain(shown) {
  const {state, parts} = shown;
  if (state.deploying) return renderLaying(shown);
  if (isCovered(state)) return parts.deploy?.renderCover(shown) ?? renderComing('deploy', shown);
  const {mode, editing, puzzling} = state;
  if (mode === 'puzzle')
    return (puzzling && parts.puzzle?.renderPuzzle(shown, puzzling)) || renderLater(shown);
  if (mode === 'edit')
    return (editing && parts.edit?.renderEdit(shown, editing)) || renderLater(shown);
  if (mode === 'compare') return parts.compare?.renderCompare(shown) ?? renderLater(shown);
  return renderGame(shown);
}

/** @param {ViewContext} shown a mode that is a part of its own, and has still to come */
const renderLater = (shown) =>
  html`<section class="region" id="board" aria-label=${shown.words('region-label')}>${renderComing(shown.state.mode, shown)}</section>`;

/** @param {ViewContext} shown the way back is there before what it leads back from */
function renderLaying(shown) {
  const {words, dispatch, parts} = shown;
  if (parts.deploy) return parts.deploy.renderDeploy(shown);
  return html`<section class="region" id="board" aria-label=${words('region-label')}>
    ${renderComing('deploy', shown)}
    <div class="bar">
      ${renderButton(words('cancel'), () => dispatch({type: 'deploy-leave'}))}
    </div>
  </section>`;
}

/** @param {ViewContext} shown */
function renderGame(shown) {
  const {firstVisit} = shown;
  const {review} = shown.parts;
  const {specimen} = shown.state;
  // One template for both: the board stays the same board when the first shot makes a game of it.
  const isFirst = firstVisit && specimen;
  return html`<section class="region" id="board" aria-label=${shown.words('region-label')}>
      ${renderBoards(shown)} ${renderNotice(shown)}
      ${shown.parts.teach?.renderPrediction(shown)}
      ${renderEntry(shown)} ${isFirst ? nothing : renderBar(shown)} ${renderAim(shown)} ${renderTutored(shown)} ${renderAfter(shown)}
    </section>
    <section class="intro">${isFirst ? firstVisit.renderFirstQuestion(shown) : renderLede(shown)}</section>
    ${
      isFirst
        ? firstVisit.renderFirstVisit(shown, specimen)
        : html`<div class="margin">${renderScores(shown)} ${review?.renderHuntFleet(shown)}</div>
            ${renderPanel(shown)}
            <div class="margin below">${review?.renderBelow(shown)} ${shown.state.mode === 'watch' ? shown.parts.teach?.renderWatchActions(shown) : nothing}</div>`
    }`;
}

/** @param {ViewContext} shown one sentence that says what this is, until the game is over: gone after the first shot, it would move the board on a phone */
function renderLede(shown) {
  const {state, view, words, names, parts} = shown;
  const watches = state.mode === 'watch';
  const named = words(`title-${state.mode}`, {agent: names.agent(view.players[0].agent)});
  const title = html`${watches ? (shown.parts.teach?.renderSideBySide(shown) ?? html`<div class="side-by-side"></div>`) : nothing}
    <h1 class="title">${parts.results?.renderTitle(shown) || named}</h1>
    <p class="facts">
      <span>${names.rules(view.rules)}${view.seed ? ` · ${words('sea-number', {seed: view.seed})}` : ''}</span>
      ${createButtons(shown)('change-game', {type: 'dialog', dialog: 'setup'}, {looks: 'button-quiet'})}
    </p>`;
  if (state.game?.view.ended) {
    const ending = parts.ending?.renderEnding(shown);
    if (ending && ending !== nothing) return ending;
    if (state.mode !== 'watch') return title;
  }
  const seat = yourSeat(view)?.player;
  const other = view.players.find(({player}) => player !== seat);
  const agent = other ? names.player(view, other.player) : '';
  const ships = shipCount(view.rules.fleet);
  // Where ships move one sentence tells of it, in every mode.
  if (view.rules.motion === 'slide')
    return html`${title}<p class="lede">${words('intro-moving')}</p>`;
  if (watches) return title;
  const lede =
    view.rules.announce === 'content' && state.mode === 'race'
      ? words('intro-solitaire', {
          shots: view.rules.budgets?.shots ?? 0,
          guesses: view.rules.budgets?.guesses ?? 0,
        })
      : words(`intro-${state.mode}`, {
          ships,
          agent,
          first: seat === 1 ? 'you' : 'other',
        });
  return html`${title}<p class="lede">${lede}</p>`;
}

/**
 * @typedef {object} Seat
 * @property {number} key the shooter: a board stays the same board when the layout changes, and keeps the focus
 * @property {'lead' | 'second' | 'beside' | ''} place
 * @property {unknown} sea the board, or what stands in its place
 * @property {unknown} [under]
 */

/** @param {ViewContext} shown the boards; one template for all layouts: from another lit would make the boards anew, and lose the focus */
export function renderBoards(shown) {
  const {layout, seats} = arrangement(shown);
  return html`<div class="boards" data-layout=${layout} data-ended=${shown.state.game?.view.ended ? (shown.view.over ? 'here' : '') : nothing}>
    ${repeat(
      seats,
      ({key}) => key,
      ({place, sea, under}) => html`<div
        class="seat ${place}"
        data-enlarged=${place === 'second' ? shown.state.enlarged : nothing}
      >${sea}${under ?? nothing}</div>`,
    )}
  </div>`;
}

/** @param {ViewContext} shown @returns {{layout: 'one' | 'pair' | 'lead', seats: Seat[]}} */
function arrangement(shown) {
  const {state, view} = shown;
  const lead = leadBoard(view);
  const {shooter: key} = lead;
  if (state.specimen) {
    const sea = renderSea(lead, shown, {acts: true, aims: true, overlay: state.specimen});
    const under = shown.firstVisit?.renderFirstLine(shown, state.specimen);
    return {layout: 'one', seats: [{key, place: '', sea, under}]};
  }
  const ended = state.game?.view.ended ?? false;
  const rival = rivalOf(view);
  // On the page of the seas both stand with what they belong to: the status with the controls, the rival with the score.
  const apart = shown.site === undefined && state.mode !== 'watch';
  if (view.kind === 'duel') return {layout: 'lead', seats: duelSeats(shown)};
  if (view.kind === 'race' && ended && rival && state.ending?.both) {
    const theirs = renderSea(seaOf(view, rival.player), shown, {
      overlay: view.decision,
      aims: true,
    });
    return {
      layout: 'pair',
      seats: [
        {
          key,
          place: '',
          sea: renderSea(lead, shown, {...chancesOver(state), lit: litOver(shown)}),
          under: apart ? nothing : renderStatus(shown),
        },
        {key: rival.player, place: '', sea: theirs},
      ],
    };
  }
  const watched = state.mode === 'watch';
  const lit = litOver(shown);
  const sea = watched
    ? renderSea(lead, shown, {
        overlay: view.decision,
        // One thought at a time.
        aims: !lit,
        hidden: !state.reveal && !view.over,
        acts: state.asks,
        lit,
      })
    : renderSea(lead, shown, {
        acts: !ended,
        ...chancesOver(state),
        lit,
        notes: shown.parts.ending?.renderNotes(lead, shown),
      });
  const under = apart
    ? shown.firstVisit?.renderFirstAnswer(shown)
    : html`${renderStatus(shown)}${watched || ended ? nothing : renderRival(shown)}`;
  return {layout: 'one', seats: [{key, place: '', sea, under}]};
}

/** @param {ViewContext} shown the reasoning that is looked at lies over the sea it is about */
const litOver = (shown) =>
  shown.parts.tutor?.litOf(shown) ?? shown.parts.review?.litOf(shown) ?? null;

/** @param {State} state @returns {import('./sea.js').SeaOptions} the chances a person wants to see of the sea they hunt */
function chancesOver(state) {
  const belief = shownBelief(state);
  // Where ships move it is the segments not hit yet that one shoots at.
  const values = belief?.unhit ?? belief?.chances;
  return belief && values ? {overlay: {map: {basis: belief.basis, values}}} : {};
}

/** @param {ViewContext} shown what comes of a hunt that is over */
function renderAfter(shown) {
  const {ending} = shown.parts;
  return ending ? html`${ending.renderReply(shown)} ${ending.renderStanding(shown)}` : nothing;
}

/** @param {ViewContext} shown what a hint or a proof tells; that it could not be fetched is said where it would stand */
export function renderTutored(shown) {
  const {state, view, parts} = shown;
  if (!state.game || !hasDeductions(view.rules)) return nothing;
  if (parts.tutor) return parts.tutor.renderTutored(shown);
  return state.parts.tutor === 'failed' ? renderComing('tutor', shown) : nothing;
}

/** @param {ViewContext} shown theirs large, your own beside it, then the fleet list @returns {Seat[]} */
function duelSeats(shown) {
  const {state, view, words, names, dispatch} = shown;
  const lead = leadBoard(view);
  const you = yourSeat(view)?.player ?? 1;
  const rival = rivalOf(view);
  const own = view.boards.find(({owner}) => owner === you) ?? view.boards[1];
  const thought = state.beliefs ? (state.game?.thought ?? null) : null;
  return [
    {
      key: lead.shooter,
      place: 'lead',
      sea: renderSea(lead, shown, {
        acts: !state.game?.view.ended,
        // Of two people the engine knows both as the ones who play.
        hidden: !state.game?.view.ended,
        ...chancesOver(state),
        lit: litOver(shown),
      }),
      under: renderStatus(shown),
    },
    {
      key: own.shooter,
      place: 'second',
      sea: renderSea(own, shown, {overlay: thought}),
      under: html`
        <button
          class="button button-quiet seat-enlarge"
          type="button"
          aria-expanded=${state.enlarged}
          @click=${() => dispatch({type: 'enlarge'})}
        >
          ${words(state.enlarged ? 'shrink-board' : 'enlarge-board', {board: words('board-yours')})}
        </button>
        ${
          rival
            ? html`<button
                class="button button-quiet"
                type="button"
                aria-pressed=${state.beliefs}
                @click=${() => dispatch({type: 'beliefs'})}
              >
                ${words('show-beliefs', {agent: names.agent(rival.agent)})}
              </button>`
            : nothing
        }
        ${state.beliefs ? (shown.parts.review?.renderThoughtLegend(shown) ?? renderComing('review', shown)) : nothing}`,
    },
    {key: 0, place: 'beside', sea: renderBoardFleet(lead, shown)},
  ];
}

/** @param {ViewContext} shown the line where a cell is typed @param {string} [does] what is done to it, in words */
export function renderEntry(
  {state, view, words, names, dispatch},
  does = words(state.asks ? 'predict-choose' : TOOL_WORDS[state.tool]),
) {
  if (!state.entry) return nothing;
  const submit = sending('cell', (value, input) => {
    const meant = (/** @type {{rows: number, cols: number}} */ board) =>
      parseCell(value, board, names.notation);
    const cell = meant(view.rules);
    dispatch({type: 'typed-cell', cell, outside: meant(LARGEST)});
    if (cell) input.value = '';
    else input.select();
  });
  return html`<form class="field field-row entry" @submit=${submit}>
    <label for="cell-entry">${words('cell-prompt')}</label>
    <input
      id="cell-entry"
      name="cell"
      autocomplete="off"
      autocapitalize="characters"
      maxlength="7"
      size="5"
      placeholder=${names.cell('C7')}
      @keydown=${(/** @type {KeyboardEvent} */ event) => event.key === 'Escape' && dispatch({type: 'close-entry'})}
    />
    <button class="button" type="submit">${does}</button>
  </form>`;
}

/** @param {ViewContext} shown */
function renderFooter(shown) {
  const {words} = shown;
  return html`<footer class="footer">
    ${shown.parts.results?.renderCards(shown)}
    <p class="footer-more">
      ${['statistics', 'about'].map((dialog) =>
        createButtons(shown)(dialog, {type: 'dialog', dialog}, {looks: 'button-quiet'}),
      )}
      ${shown.state.forgetful ? html`<span>${words('status-not-saved')}</span>` : nothing}
    </p>
  </footer>`;
}
