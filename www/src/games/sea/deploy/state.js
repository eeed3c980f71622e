// A fleet being laid out. Places come from the engine; here they are only looked up, moved and turned. Pure.
import {cellName, rowCol} from '../../../board/cells.js';
import {reduceBy, reducePart} from '../../../shell/store.js';
import {unplaced} from '../presets.js';
import {agentsFor, namedRules, suited} from '../select.js';
import {normalised, shapeKey, turned, turns} from '../shapes.js';

/** @import {Deploying, HeldShip} from './types.js' */
/** @import {PlacedShip, Ruleset, SetupFault} from '../../../engine/types.js' */
/** @import {RowCol} from '../../../board/cells.js' */
/** @import {Action, State} from '../types.js' */

/** @param {Ruleset} rules @param {string} name @returns {RowCol[]} */
export function shapeOf(rules, name) {
  const kind = rules.fleet.find((ship) => ship.name === name);
  return kind?.cells ?? Array.from({length: kind?.length ?? 1}, (_, col) => [0, col]);
}

/** @param {RowCol[]} cells @param {Ruleset} rules pushed back onto the board */
function clamped(cells, {rows, cols}) {
  const lowest = Math.max(...cells.map(([row]) => row));
  const rightmost = Math.max(...cells.map(([, col]) => col));
  const top = Math.min(...cells.map(([row]) => row));
  const left = Math.min(...cells.map(([, col]) => col));
  const down = top < 0 ? -top : Math.min(0, rows - 1 - lowest);
  const right = left < 0 ? -left : Math.min(0, cols - 1 - rightmost);
  return cells.map(([row, col]) => cellName(row + down, col + right));
}

/**
 * The ship moved so that its grip comes to `cell`, kept on the board.
 * @param {HeldShip} picked
 * @param {string} cell
 * @param {Ruleset} rules
 * @returns {HeldShip}
 */
function carried(picked, cell, rules) {
  const [row, col] = rowCol(cell);
  const [gripRow, gripCol] = rowCol(picked.grip ?? picked.cells[0]);
  const cells = picked.cells
    .map(rowCol)
    .map(([r, c]) => /** @type {RowCol} */ ([r + row - gripRow, c + col - gripCol]));
  const moved = clamped(cells, rules);
  const [fromRow, fromCol] = rowCol(picked.cells[0]);
  const [toRow, toCol] = rowCol(moved[0]);
  return {
    ...picked,
    cells: moved,
    grip: cellName(gripRow + toRow - fromRow, gripCol + toCol - fromCol),
  };
}

/** @param {string[]} cells */
const keyOf = (cells) => [...cells].sort().join(' ');

/** @param {HeldShip} picked */
export const isLegal = ({cells, places}) =>
  !places || places.some((place) => keyOf(place) === keyOf(cells));

/**
 * The nearest legal place of the ship turned a quarter about its grip; null where there is none.
 * @param {HeldShip} picked
 * @returns {HeldShip | null}
 */
export function turnedNearby(picked) {
  const grip = rowCol(picked.grip ?? picked.cells[0]);
  const about = picked.cells
    .map(rowCol)
    .map(([row, col]) => /** @type {RowCol} */ ([row - grip[0], col - grip[1]]));
  // A half turn of a straight ship about its grip is another place, so the shape alone decides which places fit.
  const wished = turned(about).map(
    ([row, col]) => /** @type {RowCol} */ ([row + grip[0], col + grip[1]]),
  );
  const shape = shapeKey(wished);
  const distance = (/** @type {RowCol[]} */ place) => {
    const [a, b] = [sortedCells(place)[0], sortedCells(wished)[0]];
    return Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]);
  };
  const fitting = (picked.places ?? [])
    .map((place) => place.map(rowCol))
    .filter((place) => shapeKey(place) === shape)
    .sort((a, b) => distance(a) - distance(b));
  if (fitting.length === 0) return null;
  const cells = fitting[0].map(([row, col]) => cellName(row, col));
  const held = cells.includes(picked.grip ?? '') ? picked.grip : cells[0];
  return {...picked, cells, grip: held};
}

/** @param {RowCol[]} cells */
const sortedCells = (cells) => [...cells].sort((a, b) => a[0] - b[0] || a[1] - b[1]);

/**
 * `B3 right`: the ship with its first cell there, lying that way.
 * @param {string} cell
 * @param {string} way right, down, left, up
 * @param {Ruleset} rules
 * @param {string} name
 */
export function laid(cell, way, rules, name) {
  const quarter = ['right', 'down', 'left', 'up'].indexOf(way);
  const shapes = turns(shapeOf(rules, name));
  const shape = shapes[quarter % shapes.length];
  const [row, col] = rowCol(cell);
  const height = Math.max(...shape.map(([r]) => r));
  const width = Math.max(...shape.map(([, c]) => c));
  // Lying left or up, the cell named is the last one the shape reaches.
  const [top, left] = [way === 'up' ? row - height : row, way === 'left' ? col - width : col];
  const cells = shape.map(([r, c]) => /** @type {RowCol} */ ([r + top, c + left]));
  const inside = cells.every(([r, c]) => r >= 0 && c >= 0 && r < rules.rows && c < rules.cols);
  return inside ? cells.map(([r, c]) => cellName(r, c)) : null;
}

/** @param {Deploying} deploying the ships as they would lie now */
export const laidOut = ({ships, picked}) =>
  picked
    ? ships.map((ship, index) => (index === picked.index ? {...ship, cells: picked.cells} : ship))
    : ships;

/** @param {Deploying} deploying @returns {Deploying} */
function turnedOnce(deploying) {
  const {picked} = deploying;
  if (!picked) return deploying;
  if (!picked.places) return {...deploying, picked: {...picked, turns: picked.turns + 1}};
  const next = turnedNearby(picked);
  const refusal = next ? null : {code: 'no-turn', args: {ship: deploying.ships[picked.index].name}};
  return {...deploying, picked: next ?? picked, refusal};
}

/** @type {(deploying: Deploying, action: Action) => Deploying} */
const change = /* #__PURE__ */ reduceBy({
  'deploy-fleet': (deploying, {ships}) => ({
    ...deploying,
    ships,
    picked: null,
    faults: [],
    refusal: null,
  }),
  'deploy-clear': (deploying) => ({
    ...deploying,
    ships: unplaced(deploying.rules),
    picked: null,
    refusal: null,
  }),
  'deploy-faults': (deploying, {faults}) => ({...deploying, faults}),
  'deploy-pick': (deploying, {index, cell}) => {
    const settled = laidOut(deploying);
    const ship = settled[index];
    if (!ship) {
      const args = {number: index + 1, count: settled.length};
      return {...deploying, refusal: {code: 'no-such-ship', args}};
    }
    const cells =
      ship.cells.length > 0
        ? ship.cells
        : normalised(shapeOf(deploying.rules, ship.name)).map(([row, col]) => cellName(row, col));
    const picked = {index, cells, grip: cell ?? cells[0], places: null, turns: 0};
    return {
      ...deploying,
      ships: settled,
      picked: cell ? carried(picked, cell, deploying.rules) : picked,
      refusal: null,
    };
  },
  'deploy-places': (deploying, {index, places}) => {
    const {picked} = deploying;
    if (!picked || picked.index !== index) return deploying;
    // Turns asked for meanwhile are made now.
    return Array.from({length: picked.turns}).reduce(
      turnedOnce,
      /** @type {Deploying} */ ({...deploying, picked: {...picked, places, turns: 0}}),
    );
  },
  'deploy-carry': (deploying, {cell}) => {
    const {picked, rules} = deploying;
    return picked ? {...deploying, picked: carried(picked, cell, rules), refusal: null} : deploying;
  },
  'deploy-turn': turnedOnce,
  'deploy-lay': (deploying, {cells, index}) => {
    const {picked} = deploying;
    if (!picked || !cells) {
      const code = index < 0 ? 'all-placed' : 'no-such-place';
      return {...deploying, refusal: {code, args: {}}};
    }
    return {...deploying, picked: {...picked, cells, grip: cells[0]}, refusal: null};
  },
  'deploy-drop': (deploying) => ({...deploying, ships: laidOut(deploying), picked: null}),
  'deploy-two': (deploying) => ({...deploying, two: !deploying.two}),
  'deploy-second': (deploying, {first}) => ({...deploying, first, covered: true}),
  'deploy-uncover': (deploying) => ({...deploying, covered: false}),
  'deploy-challenged': (deploying, {record}) => ({...deploying, challenge: record}),
  'deploy-cancel': (deploying) => ({...deploying, picked: null, refusal: null}),
});

/** @type {(state: State, action: Action) => State} */
export const reduceDeploying = reducePart('deploying', (deploying, action) => {
  const next = change(deploying, action);
  // Another fleet is another challenge.
  const isMoved = next.ships !== deploying.ships || next.picked !== deploying.picked;
  return isMoved ? {...next, challenge: null} : next;
});

/** @param {State} state @returns {string} the agent that will shoot at the fleet being laid out */
export function rivalOfLaying(state) {
  const {deploying, settings, tables} = state;
  const able = deploying ? agentsFor(state, namedRules(deploying.rules)).map(({id}) => id) : [];
  return deploying?.agent ?? suited(settings.opponent, able, tables?.agents ?? []);
}
