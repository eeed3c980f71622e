import {html, nothing} from 'lit/html.js';
import {latestTurn} from '../../games/sea/select.js';
import {moveSentence} from '../../games/sea/sentences.js';
import {reasonSentence} from './difference-sentences.js';
import {renderChange} from './view-appraisal.js';

/** @import {ViewContext} from '../../games/sea/view/page.js' */

/** @param {ViewContext} shown the choice of the agent to move, as one sentence */
export function renderReason(shown) {
  const {state, view, words, names, dispatch} = shown;
  const speech = {words, names};
  const {decision} = view;
  const mayBeSeen = state.mode === 'watch' || view.ended || view.kind === 'duel';
  const last = latestTurn(view).at(-1);
  const more = last && state.mode === 'watch' ? moveSentence(last, view, speech) : '';
  return html`<div class="reason">
    ${more ? html`<p class="reason-more">${more}</p>` : ''}
    <p class="reason-sentence">${sentence()}</p>
    ${renderChange(shown)}
    ${
      state.mode === 'watch' && view.rules.id === 'solitaire'
        ? html`<button class="button button-quiet" type="button" @click=${() => dispatch({type: 'dialog', dialog: 'figures'})}>
            ${words('figures-open')}
          </button>`
        : nothing
    }
  </div>`;

  function sentence() {
    if (state.asks) return words('predict-hidden');
    if (decision) return reasonSentence(decision, speech);
    if (view.thinking && mayBeSeen) return renderWait(shown);
    if (view.over) return words('reason-over');
    if (state.mode === 'watch') return words('reason-none-yet');
    const next = view.moves.find(({step}) => step === view.step + 1);
    if (state.game?.view.ended && next) return words('reason-yours', {cell: names.cell(next.cell)});
    return words(
      state.mode === 'race' && view.players.length > 1 ? 'reason-hidden' : 'reason-yours-to-find',
    );
  }
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
