// The end of a hunt: the plate with the result, how the hunt went shot by shot, and where it lies among those of agents.
import english from '../../i18n/en/ending.ftl';
import result from '../../i18n/en/result.ftl';
import {reviewCsv} from './review-csv.js';
import {endSpoken} from './sentences.js';
import {reduceEnding} from './state.js';

export {renderEndedBar} from './view-bar.js';
export {renderNotes} from './view-notes.js';
export {renderEnding} from './view-plate.js';
export {renderReply} from './view-reply.js';
export {renderReview} from './view-review.js';
export {renderShared} from './view-shared.js';
export {renderStanding} from './view-standing.js';

export const words = [english, result];

/** @param {import('../../app/parts.js').AppContext} around */
export function start({store, hands, root, tellers}) {
  tellers.push(endSpoken);
  store.dispatch({type: 'ending-there'});
  store.extend(reduceEnding);
  store.on({
    'review-export': ({player}, state) =>
      hands.download('spyglass-review.csv', reviewCsv(state, player), 'text/csv'),
  });
  store.hear(({type}, state, before) => {
    const {game} = state;
    if (type !== 'answered' || !game?.view.ended || before.game?.view.ended !== false) return;
    if (state.mode === 'watch' || state.mode === 'puzzle') return;
    hands.focusId('end-title');
    // The board shot at stays in sight however far one scrolls; how the game ended stands below it.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => root.querySelector('.plate')?.scrollIntoView({block: 'nearest'})),
    );
  });
}
