/** What an appraisal adds to looking at a game: its marks on the timeline, the way to the next surprising step, and what the last answer changed. */
import {live} from 'lit/directives/live.js';
import {html, nothing} from 'lit/html.js';
import {leadBoard} from '../../games/sea/select.js';
import {placeOf, stopsOf} from '../../games/sea/timeline-marks.js';
import {renderButton} from '../../shell/view/controls.js';
import {
  appraisalOf,
  appraisalProgress,
  KINDS,
  kindsWithout,
  mayAppraise,
  nextSurprise,
  surprises,
  unappraised,
  wantsKind,
} from './appraisal.js';
import {wantsDecision} from './changes.js';
import {changeHere, changeSentence, surpriseHereSentence} from './sentences.js';

/** @import {ViewContext} from '../../games/sea/view/page.js' */

/** So many marks are looked at one by one. */
const MOST_MARKS = 7;

/** @param {import('../../games/sea/types.js').State} state @returns {{step: number, kind: 'surprising'}[]} all where they are looked for; of a game of one's own the costliest, since a beginner surprises at almost every shot */
export function surpriseMarks(state) {
  const all = surprises(state).map(({shot}) => shot);
  const marked =
    state.mode === 'watch'
      ? all
      : all.sort((one, other) => other.pointsLost - one.pointsLost).slice(0, MOST_MARKS);
  return marked.map(({step}) => ({step, kind: 'surprising'}));
}

/** @param {ViewContext} shown the way to the next surprising step; null where none is sought */
export function surpriseWay(shown) {
  const {state, dispatch} = shown;
  if (!mayAppraise(state)) return null;
  const seeks = Boolean(appraisalOf(state)?.seeks);
  const next = nextSurprise(state, 'on');
  const mayComeYet = state.mode === 'watch' && !state.game?.view.ended;
  return {
    seeks,
    off: Boolean(state.predict) || (!seeks && next === null && !mayComeYet),
    here: surpriseHereSentence(state, shown),
    next: nextText(shown),
    act: () => dispatch({type: seeks ? 'appraise-stop' : 'surprise-next'}),
    more: renderKinds(shown),
  };
}

/** @param {ViewContext} shown to the next surprising step, among the further actions */
export function renderSurpriseRows(shown) {
  const way = surpriseWay(shown);
  if (!way) return nothing;
  const {seeks, off, act, more} = way;
  return html`${off ? nothing : renderButton(shown.words(seeks ? 'surprise-stop' : 'surprise-next'), act)} ${more}`;
}

/** @param {ViewContext} shown what the next one will be, what surprises here where `isWhole`, or how far the search is; it can be stopped here @param {boolean} [isWhole] */
export function renderSurpriseLine(shown, isWhole = false) {
  const way = surpriseWay(shown);
  if (!way || (!isWhole && way.here && !way.seeks)) return nothing;
  const {seeks, here, next, act} = way;
  return html`<p class="surprise-text" id="surprise-text">${isWhole && here ? here : next} ${seeks ? renderButton(shown.words('surprise-stop'), act, {looks: 'button-quiet'}) : nothing}</p>`;
}

/** @param {ViewContext} shown which kinds of surprise are sought and marked */
function renderKinds({state, words, dispatch, view}) {
  const {shooter} = leadBoard(view);
  return html`<details class="more surprise-kinds">
    <summary>${words('surprise-kinds')}</summary>
    ${KINDS.map(
      (kind) => html`<p class="choice">
        <input
          id="surprise-${kind}"
          type="checkbox"
          .checked=${live(wantsKind(state, kind, shooter))}
          @change=${() => dispatch({type: 'surprising', kinds: kindsWithout(state, kind, shooter)})}
        />
        <label for="surprise-${kind}">${words(`surprise-kind-${kind}`)}</label>
      </p>`,
    )}
  </details>`;
}

/** @param {ViewContext} shown of which kind the next one is, or how far the search is */
function nextText({state, view, words}) {
  if (appraisalOf(state)?.seeks) return words('surprise-seeking');
  const stops = stopsOf(view);
  const next = nextSurprise(state, 'on');
  if (next && next !== 'unknown')
    return words('surprise-ahead', {
      what: stops ? 'shot' : 'step',
      step: placeOf(stops, next.shot.step),
      kinds: next.kinds.map((kind) => words(`surprise-kind-${kind}`)).join(', '),
    });
  const progress = appraisalProgress(state);
  if (progress) return words('appraisal-progress', progress);
  if (next === 'unknown') return words('appraisal-left', {left: unappraised(state).length});
  return state.game?.view.ended ? words('surprise-none', {way: 'on'}) : '';
}

/** @param {ViewContext} shown what the last answer changed in the map of the agent to move; the cells it names are lit while it is looked at */
export function renderChange(shown) {
  const {state, words, dispatch} = shown;
  if (!mayAppraise(state)) return nothing;
  if (wantsDecision(state) !== null)
    return html`<p class="reason-more">${words('change-label')} ${words('counting')}</p>`;
  const change = changeHere(state, words);
  if (!change) return nothing;
  const sentence = changeSentence(change, shown);
  if (!mayLight(shown)) return html`<p class="reason-more">${sentence}</p>`;
  const light = (/** @type {boolean} */ lit) => () => dispatch({type: 'change-lit', lit});
  return html`<p
    class="reason-more change"
    tabindex="0"
    @mouseenter=${light(true)}
    @mouseleave=${light(false)}
    @focus=${light(true)}
    @blur=${light(false)}
  >${sentence}</p>`;
}

/** @param {ViewContext} shown the board it is about is the one that reasoning is drawn over */
const mayLight = ({state, view}) =>
  state.mode === 'watch' && view.decision?.player === leadBoard(view).shooter;

/** @param {ViewContext} shown the cells that the sentence names, while it is looked at @returns {import('../../games/sea/view/sea.js').Lit | null} */
export function litOf(shown) {
  const {state, words} = shown;
  const change = appraisalOf(state)?.lit && mayLight(shown) ? changeHere(state, words) : null;
  if (!change) return null;
  const {cells, cause} = change;
  /** @type {import('../../games/sea/view/sea.js').Lit['cells']} */
  const lit = new Map(cells.map((cell) => [cell, {as: 'premise', said: words('lit-changed')}]));
  if (cause.cell) lit.set(cause.cell, {as: 'premise', said: words('lit-cause')});
  return {cells: lit, rows: [], cols: [], said: ''};
}
