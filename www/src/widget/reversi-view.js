// Reversi in an element's frame: the board, the score, the controls, and what the author wants told.
import {html, nothing} from 'lit/html.js';
import {renderBar, renderStatus, renderValuesLegend} from '../games/reversi/view-bar.js';
import {renderReversiBoard, renderScore} from '../games/reversi/view-board.js';
import {renderPrediction, renderStage} from '../games/reversi/view-lesson.js';
import {renderMoves} from '../games/reversi/view-moves.js';
import {renderReason} from '../games/reversi/view-reason.js';
import {renderTree} from '../games/reversi/view-tree.js';
import {renderTabs} from '../shell/view/tabs.js';
import {renderShare} from './reversi-share.js';

const BODIES = {reason: renderReason, tree: renderTree, moves: renderMoves};
/** What of an author's wishes is which tab: an agent's candidates are the nodes of its search. @type {Record<string, keyof typeof BODIES>} */
const TABS = {reason: 'reason', candidates: 'tree', moves: 'moves'};

/** @param {import('./reversi-share.js').Shown} from @param {import('./view.js').Frame} frame */
export function renderReversiElement(from, {show, readonly, noUndo, alone}) {
  const shown = {...from, readonly, noUndo};
  const {state, words, dispatch} = shown;
  const stage = renderStage(shown);
  if (stage) return stage;
  const tabs = show.flatMap((one) => TABS[one] ?? []);
  const chosen = tabs.find((tab) => tab === state.tab) ?? tabs[0];
  return html`<div class="reversi" part="frame">
    <section class="reversi-region" aria-label=${words('reversi-region')}>
      ${alone ? html`<h1 class="unseen">${words('reversi-title')}</h1>` : nothing}
      <div class="reversi-board" id="board" tabindex="-1">${renderReversiBoard(shown)}</div>
      ${renderScore(shown)} ${renderStatus(shown)} ${renderPrediction(shown)} ${renderBar(shown, renderShare(shown))} ${renderValuesLegend(shown)}
    </section>
    ${
      chosen
        ? html`<div class="reversi-panel">${renderTabs({
            tabs,
            chosen,
            choose: (tab) => dispatch({type: 'tab', tab}),
            words,
            body: BODIES[chosen](shown),
          })}</div>`
        : nothing
    }
  </div>`;
}
