// A game of Reversi handed on: its texts, and its board as a picture; each opens the game again.
import {firstEmbedding, reversiEmbeddingOf} from '../../shell/share/embedding.js';
import {squaresText} from '../../shell/share/forum.js';
import {renderHandOut} from '../../shell/share/view-hand-out.js';
import {renderCopyLine} from '../../shell/view/copy-line.js';
import {statusSentence} from './sentences.js';

/** @typedef {import('./view.js').Shown} Shown */

/** @param {Shown} shown @param {string} id @param {string} label @param {string} text */
export const renderText = (shown, id, label, text) =>
  renderCopyLine(id, label, text, shown, 'reversi-copy', {
    name: shown.words('reversi-copy-of', {what: label}),
  });

/** @param {Shown} shown @param {NonNullable<Shown['state']['game']>} game @param {{prints?: boolean}} [how] `prints`: the paper is of a page of ours */
export const renderForms = (shown, game, {prints = false} = {}) => {
  const {view, record} = game;
  return renderHandOut(shown, {
    about: {
      title: shown.words('page-title-mode', {mode: shown.words('nav-reversi')}),
      desc: statusSentence(shown.state, shown),
      link: shown.link(),
    },
    leads: prints,
    lessons: prints ? '../lesson/' : null,
    packed: prints ? reversiEmbeddingOf(game, firstEmbedding) : null,
    name: `spyglass-reversi-${view.step}`,
    boards: () => [squaresText(view.board, Math.sqrt(view.board.length))],
    paper: prints ? () => ({record, moves: [view.transcript]}) : null,
  });
};
