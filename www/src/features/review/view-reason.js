import {html, nothing} from 'lit/html.js';
import {latestTurn, rivalOf} from '../../games/sea/select.js';
import {moveSentence} from '../../games/sea/sentences.js';
import {renderButton} from '../../shell/view/controls.js';
import {reasonBesideCell} from './reason-sentences.js';
import {renderChange, surpriseWay} from './view-appraisal.js';
import {renderThought} from './view-thought.js';

/** @import {ViewContext} from '../../games/sea/view/page.js' */

/** @param {ViewContext} shown the choice of the agent to move, and what happened just before it */
export function renderReason(shown) {
  const {state, view, words, dispatch} = shown;
  const last = latestTurn(view).at(-1);
  const decision = state.asks ? null : view.decision;
  const surprise =
    state.mode === 'watch' && shown.site === undefined ? surpriseWay(shown)?.here : '';
  return html`<div class="reason">
    ${renderThought({
      cell: decision?.cell ?? null,
      caption: decision?.action.startsWith('G') ? 'thought-next-flag' : 'thought-next-shot',
      before: last && state.mode === 'watch' ? renderBefore(last, shown) : '',
      reason: decision ? reasonBesideCell(decision, shown) : withoutChoice(shown),
      after: shown.parts.teach?.whyNotSentence(shown) || shown.parts.shots?.renderChoice(shown),
      shown,
    })}
    ${state.predict ? nothing : renderChange(shown)}
    ${surprise ? html`<p id="surprise-text">${surprise}</p>` : nothing}
    ${
      state.mode === 'watch' && shown.site !== undefined && view.rules.id === 'solitaire'
        ? html`<button class="button button-quiet" type="button" @click=${() => dispatch({type: 'dialog', dialog: 'figures'})}>
            ${words('figures-open')}
          </button>`
        : nothing
    }
  </div>`;
}

/** @param {import('../../engine/types.js').Move} last @param {ViewContext} shown the shot before, and the way back to its reason */
function renderBefore(last, shown) {
  const {view, words, names, dispatch} = shown;
  return html`${moveSentence(last, view, shown)} ${renderButton(
    words('reason-before', {cell: names.cell(last.cell)}),
    () => dispatch({type: 'go', where: 'back'}),
    {looks: 'button-quiet reason-before'},
  )}`;
}

/** @param {ViewContext} shown why no choice of an agent stands here */
function withoutChoice(shown) {
  const {state, view, words, names} = shown;
  const mayBeSeen = state.mode === 'watch' || view.ended || view.kind === 'duel';
  if (state.asks) return shown.parts.teach?.renderQuestion(shown);
  if (view.thinking && mayBeSeen) return renderWait(shown);
  if (view.over) return words('reason-over');
  if (state.mode === 'watch') return words('reason-none-yet');
  const next = view.moves.find(({step}) => step === view.step + 1);
  if (state.game?.view.ended && next) return words('reason-yours', {cell: names.cell(next.cell)});
  const rival = state.mode === 'race' ? rivalOf(view) : null;
  return rival
    ? words('reason-hidden', {agent: names.agent(rival.agent)})
    : words('reason-yours-to-find');
}

/** @param {ViewContext} shown a choice still to be counted: how far that has come, and the way out of it and back */
function renderWait({state, words, dispatch}) {
  const {wait} = state.game ?? {};
  if (!wait) return words('counting');
  const {progress, halted} = wait;
  return html`${words(halted ? 'counting-halted' : 'counting')}
    ${
      !halted && progress > 0
        ? html`<progress .value=${progress} aria-label=${words('counting')}></progress>`
        : nothing
    }
    <button class="button button-quiet" type="button" @click=${() => dispatch({type: halted ? 'think-on' : 'think-halt'})}>
      ${words(halted ? 'count-on' : 'cancel')}
    </button>`;
}
