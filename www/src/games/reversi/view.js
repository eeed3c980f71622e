// The page of Reversi, drawn.
import {html, nothing} from 'lit/html.js';
import {renderComing} from '../../shell/view/loading-placeholder.js';
import {renderSiteFooter} from '../../shell/view/site-footer.js';
import {renderSiteHeader} from '../../shell/view/site-header.js';
import {renderTabs} from '../../shell/view/tabs.js';
import {KEYS} from './keys.js';
import {TABS} from './state.js';
import {renderBar, renderChoice, renderStatus, renderValuesLegend, renderWish} from './view-bar.js';
import {renderReversiBoard, renderScore} from './view-board.js';
import {renderPrediction, renderStage} from './view-lesson.js';
import {renderMoves} from './view-moves.js';
import {renderReason} from './view-reason.js';

/** @import {Action, State} from './types.js' */
/** @typedef {{state: State, dispatch: (action: Action) => void, grids: Record<string, string>, link: () => string, readonly?: boolean, noUndo?: boolean, answers?: typeof import('./answers-part.js'), later?: Later | null, embed?: (shown: Shown, game: NonNullable<State['game']>) => unknown} & import('./sentences.js').Said & import('../../shell/view/site-footer.js').Spoken} Shown grids: by board the square in the tab order; readonly: it is only looked at; noUndo: what was done is not taken back; answers, later, embed: once they have been fetched, `later` is null where it could not be */
/** @typedef {Pick<typeof import('./tabs-part.js'), 'bodies'> & Record<'renderWeighed' | 'renderTeaching' | 'renderTaught', (shown: Shown) => unknown>} Later what the page can do without at first */

const BODIES = {
  reason: renderReason,
  moves: renderMoves,
  tree: renderFetched('tree'),
  graph: renderFetched('graph'),
  position: renderFetched('position'),
  answers: (/** @type {Shown} */ shown) => shown.answers?.renderAnswers(shown),
};

/** @param {keyof typeof import('./tabs-part.js').bodies} tab @returns {(shown: Shown) => unknown} */
function renderFetched(tab) {
  return (shown) => {
    const {later, words, dispatch} = shown;
    if (later) return later.bodies[tab](shown);
    /** @type {'failed' | 'coming'} */
    const tabs = later === null ? 'failed' : 'coming';
    const state = {parts: {tabs}};
    return renderComing('tabs', {state, words, dispatch: () => dispatch({type: 'tab', tab})});
  };
}

const ANSWERING = /** @type {const} */ ([...TABS, 'answers']);

/** @param {Shown} shown */
export function renderReversi(shown) {
  const {state, lang, words, sound, dispatch} = shown;
  const setsUp = state.editor !== null;
  const tabs = state.predict && shown.answers ? ANSWERING : TABS;
  const chosen = tabs.find((tab) => tab === state.tab) ?? tabs[0];
  const stage = renderStage(shown);
  if (stage) return stage;
  return html`${renderSiteHeader({here: 'reversi', main: 'board', lang, skip: words('skip-to-board'), words, sound, open: unfold})}
    <main class="reversi">
      <div class="intro">
        <h1 class="title">${words('reversi-title')}</h1>
      </div>
      <section class="reversi-region" aria-label=${words('reversi-region')}>
        <div class="reversi-board" id="board" tabindex="-1">${renderReversiBoard(shown)}</div>
        ${setsUp ? nothing : renderScore(shown)}
        ${setsUp ? nothing : html`${renderStatus(shown)} ${shown.later?.renderTaught(shown)}`} ${setsUp ? nothing : renderPrediction(shown)} ${setsUp ? nothing : renderBar(shown)} ${renderValuesLegend(shown)}
      </section>
      <div class="reversi-panel">
        ${renderWish(shown)}
        ${renderTabs({
          tabs,
          chosen,
          choose: (tab) => dispatch({type: 'tab', tab}),
          words,
          body: BODIES[chosen](shown),
        })}
        ${renderOptions(shown)} ${renderHelp(shown)}
      </div>
    </main>
    ${renderSiteFooter(shown)}`;
}

/** @param {Shown} shown */
function renderOptions(shown) {
  const {state, words, dispatch} = shown;
  const {settings, options} = state;
  /** @template {'theme' | 'motion'} Name @param {Name} name @param {readonly (typeof settings[Name])[]} values */
  const setting = (name, values) =>
    renderChoice(
      `set-${name}`,
      words(name),
      values,
      settings[name],
      (value) =>
        dispatch(
          /** @type {import('./types.js').Action<'setting'>} */ ({type: 'setting', name, value}),
        ),
      (value) => words(`${name}-${value}`),
    );
  return html`<details class="more" id="settings">
    <summary>${words('settings')}</summary>
    <div class="field-row">
      ${setting('theme', ['system', 'light', 'dark'])} ${setting('motion', ['system', 'reduced'])}
      ${renderChoice(
        'set-notation',
        words('notation'),
        ['square', 'row-column'],
        options.notation,
        (value) => dispatch({type: 'option', name: 'notation', value}),
        (value) => words(`reversi-notation-${value}`),
      )}
      <label class="choice"><input
        type="checkbox"
        .checked=${options.numbers}
        @change=${(/** @type {{target: HTMLInputElement}} */ {target}) => dispatch({type: 'option', name: 'numbers', value: target.checked})}
      /> ${words('reversi-numbers')}</label>
      ${shown.later?.renderTeaching(shown)}
    </div>
  </details>`;
}

/** @param {'help' | 'settings'} id the page has these below its tabs */
function unfold(id) {
  const fold = /** @type {HTMLDetailsElement} */ (document.getElementById(id));
  fold.open = true;
  fold.querySelector('summary')?.focus();
  fold.scrollIntoView({block: 'nearest'});
}

/** @param {Shown} shown */
const renderHelp = ({words}) => html`<details class="more" id="help">
  <summary>${words('help')}</summary>
  <p>${words('reversi-rules')}</p>
  <p>${words('reversi-keys-where')}</p>
  <table class="keys">
    <caption class="unseen">${words('reversi-keys')}</caption>
    <tbody>
      ${KEYS.map(
        ({keys, word}) =>
          html`<tr><th scope="row">${words(word)}</th><td>${keys.map((key) => html`<kbd>${key === ' ' ? words('key-space') : key}</kbd> `)}</td></tr>`,
      )}
    </tbody>
  </table>
</details>`;
