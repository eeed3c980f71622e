// Share → Embed of the seas: what is shown there, for a page of one's own.
import {nothing} from 'lit/html.js';
import {embeddingOf, firstEmbedding} from '../../../shell/share/embedding.js';
import {renderEmbedFold} from '../../../shell/share/view-embed-fold.js';
import {renderEmbedding} from '../../../shell/share/view-embedding.js';
import {statusSentence} from '../sentences.js';

/** @import {ViewContext} from '../view/page.js' */

/** Where what an agent thinks is told beside the board, as its author wishes. */
const SHOWING = new Set(['watch', 'race', 'play']);

/** @param {ViewContext} shown */
export function renderEmbed(shown) {
  const {state, view, words, names, link, dispatch} = shown;
  const wish = {...firstEmbedding, ...state.embedding};
  const attributes = embeddingOf(state, wish);
  if (!attributes) return nothing;
  const isOpen = state.embedding !== undefined;
  const body = renderEmbedding({
    ...{wish, attributes, isOpen},
    choices: [
      ...(SHOWING.has(state.mode) ? /** @type {const} */ (['overlay', 'reason']) : []),
      'playable',
      ...(state.mode === 'watch' ? /** @type {const} */ (['predict']) : []),
    ],
    site: new URL('.', link()).href,
    title: state.game
      ? words('page-title', {rules: names.rules(view.rules), seed: view.seed})
      : words('page-title-mode', {mode: words(`mode-${state.mode}`)}),
    desc: statusSentence(state, shown),
    name: `spyglass-${state.mode}-${attributes.step ?? 0}`,
    link: link(),
    words,
    dispatch,
  });
  return renderEmbedFold({isOpen, words, dispatch}, body);
}
