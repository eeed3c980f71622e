// A position of Reversi for a page of one's own: fetched when somebody first wishes for it.
import {firstEmbedding, reduceEmbedding, reversiEmbeddingOf} from '../../shell/share/embedding.js';
import {renderEmbedding} from '../../shell/share/view-embedding.js';
import {statusSentence} from './sentences.js';

/** @typedef {import('./view.js').Shown} Shown */

/** @param {Shown['state']} state @param {import('./types.js').Action} action @returns {Shown['state']} */
export const embedded = (state, action) =>
  action.type === 'embedding'
    ? {...state, embedding: reduceEmbedding(state.embedding, action)}
    : state;

/** @param {Shown} shown @param {NonNullable<Shown['state']['game']>} game */
export function renderReversiEmbed(shown, game) {
  const {state, words, dispatch} = shown;
  const wish = {...firstEmbedding, ...state.embedding};
  const link = shown.link();
  return renderEmbedding({
    wish,
    attributes: reversiEmbeddingOf(game, wish),
    isOpen: state.embedding !== undefined,
    choices: ['reason', 'playable', 'predict'],
    site: new URL('../', link.split('?')[0]).href,
    title: words('page-title-mode', {mode: words('nav-reversi')}),
    desc: statusSentence(state, shown),
    name: `spyglass-reversi-${game.view.step}`,
    ...{link, words, dispatch},
  });
}
