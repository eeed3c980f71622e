// The fleet of a sea whose contents are announced: there nothing is sunk, ships are found.
import {cellAt} from '../../board/cells.js';
import {fleetCounts, puzzleCells} from '../../games/sea/puzzle-board.js';
import {straightShape} from '../../games/sea/view/fleet.js';

/** @import {ViewContext} from '../../games/sea/view/page.js' */
/** @import {Board, View} from '../../engine/types.js' */

/** @param {Board} board that is over, its fleet seen @param {View['rules']} rules the ships of which every cell was hit or flagged, as the score counts them @returns {string[]} their names */
function scored({ships, flags, marks}, {cols}) {
  const hits = marks.flatMap((mark, index) => (mark === 'hit' ? [cellAt(index, cols)] : []));
  const own = new Set([...flags, ...hits]);
  return (ships ?? [])
    .filter(({cells}) => cells.every((cell) => own.has(cell)))
    .map(({name}) => name);
}

/**
 * Before the end ships count that are there from one end to the other, in what was told and in the player's own marks.
 * @param {Board} board
 * @param {Pick<View, 'rules'>} view
 */
export function foundShips(board, {rules}) {
  if (board.score) {
    const names = scored(board, rules);
    return rules.fleet.map((ship) => ({
      ...{name: ship.name, count: ship.count, length: ship.length ?? 1},
      found: names.filter((name) => name === ship.name).length,
    }));
  }
  const known = board.marks.flatMap((_, index) =>
    board.contents?.[index] ? [cellAt(index, rules.cols)] : [],
  );
  const cells = puzzleCells({rules, boards: [{...board, known}], result: null});
  return fleetCounts({rules}, cells);
}

/** @param {Board} board @param {ViewContext} shown @returns {import('../../games/sea/view/fleet.js').FleetShip[] | null} null where ships are sunk */
export function foundLines(board, {view, words, names}) {
  if (view.rules.announce !== 'content') return null;
  return foundShips(board, view).map(({name, length, count, found: marked}) => {
    const found = Math.min(marked, count);
    const cells = words('fleet-line', {length});
    const progress = words('fleet-found', {found, count});
    return {
      name: names.capital(names.ship(name)),
      count,
      sunk: found,
      said: found > 0 ? progress : cells,
      heard: `${cells}, ${progress}`,
      cells: straightShape(length),
    };
  });
}
