// The position seen, handed out.
import {embeddingOf, firstEmbedding} from '../../../shell/share/embedding.js';
import {renderHandOut} from '../../../shell/share/view-hand-out.js';
import {moveSentence, statusSentence} from '../sentences.js';
import {boardsSeen, boardText, chancesText} from './forum.js';

/** @param {import('../view/page.js').ViewContext} shown @param {boolean} leads nothing else of the game is sent first */
export function renderSeen(shown, leads) {
  const {state, view, words, names, link, site} = shown;
  const {game, mode} = state;
  const title = game
    ? words('page-title', {rules: names.rules(view.rules), seed: view.seed})
    : words('page-title-mode', {mode: words(`mode-${mode}`)});
  const boards = boardsSeen(state);
  const position = mode === 'edit' && state.editing;
  const desc = position
    ? (shown.parts.edit?.handedSentence(position, shown) ?? '')
    : statusSentence(state, shown);
  /** @param {NonNullable<typeof game>} game */
  const paper = ({view, record}) => ({
    record,
    moves: view.moves
      .slice(0, view.step)
      .filter(({withheld}) => !withheld)
      .map((move) => moveSentence(move, view, shown)),
  });
  return renderHandOut(shown, {
    about: {title, desc, link: link()},
    leads: leads && site !== null,
    // A round of a comparison is no position of one board.
    lessons: site === undefined && mode !== 'compare' ? 'lesson/' : null,
    packed: site === undefined ? embeddingOf(state, firstEmbedding) : null,
    name: `spyglass-${mode}-${game?.view.step ?? state.comparing?.step ?? 0}`,
    boards: boards.length > 0 ? () => boards.flatMap((one) => textsOf(one, words)) : null,
    // What is printed of a page is its author's.
    paper: game && site === undefined ? () => paper(game) : null,
  });
}

/** @param {import('./forum.js').Seen} seen @param {import('../../../i18n/words.js').Words} words the board, and below it the chances that are seen on it */
function textsOf({board, rules, chances}, words) {
  const text = boardText(board, rules);
  if (!chances) return [text];
  const unit = rules.motion === 'slide' ? 'legend-chances-unit-moving' : 'legend-chances-unit';
  return [text, `${words(unit)}\n${chancesText({board, rules, chances})}`];
}
