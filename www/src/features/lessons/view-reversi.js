// A chapter of Reversi on its board.

import {html, nothing} from 'lit/html.js';
import {cellAt} from '../../board/cells.js';
import {renderSheet} from '../../board/sheet.js';
import {renderDiscs} from '../../games/reversi/discs.js';
import {holderOf, squareAt} from '../../games/reversi/select.js';
import {valueSpoken, valueText} from '../../games/reversi/sentences.js';
import {heldUntil, isOver, mayAnswer, playedOf} from './player-state.js';

/** @param {import('./view-player.js').Shown} shown */
export function renderLessonReversi(shown) {
  const {state, words, grids} = shown;
  const played = playedOf(state);
  const {scene, game, aim, last} = played;
  if (scene?.game !== 'reversi') return null;
  const view = game?.kind === 'reversi' ? game.view : scene.view;
  const said = {...shown, notation: /** @type {const} */ ('square')};
  const moves = (isOver(state) && !heldUntil(state) && last?.facts.moves) || [];
  const cells = Array.from({length: view.side ** 2}, (_, place) => {
    const square = squareAt(place, view.side);
    const isLegal = view.legal.some((move) => move.square === square);
    const value = moves.find((move) => move.square === square);
    return {
      cell: cellAt(place, view.side),
      name: [
        square,
        words(`reversi-holds-${holderOf(view.board[place])}`),
        value ? valueSpoken(value, said) : '',
        aim === square ? words('cell-aim') : '',
      ]
        .filter(Boolean)
        .join(', '),
      disabled: shown.readonly || !(isLegal && mayAnswer(state)),
      text: value
        ? html`<span class="worth" data-best=${square === last?.facts.best ? '' : nothing}><span>${valueText(value, said)}</span></span>`
        : null,
      top: true,
    };
  });
  const drawing = renderDiscs({
    side: view.side,
    board: view.board,
    last: view.last,
    legal: view.legal.map(({square}) => square),
    valued: moves.map(({square}) => square),
    toMove: view.toMove,
    sent: null,
    hint: aim,
  });
  return renderSheet(
    {
      id: 'lesson',
      rows: view.side,
      cols: view.side,
      label: words('lessons-board'),
      caption: words(`rules-${view.rules}`),
      rowNames: Array.from({length: view.side}, (_, row) => String(row + 1)),
      colNames: [...'abcdefgh'].slice(0, view.side),
      focus: grids.lesson ?? null,
      cells,
    },
    drawing,
  );
}
