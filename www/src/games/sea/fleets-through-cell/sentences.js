// Fleets behind a cell, in words.
import {rowCol} from '../../../board/cells.js';
import {fleetsOf} from '../basis-sentence.js';

/** @import {Speech} from '../../../shell/coded-sentence.js' */
/** @import {FleetsBehind, PlacedShip} from '../../../engine/types.js' */

/** @param {string[]} cells of one ship, in row order @param {Speech} speech its ends where it is straight */
function cellsText(cells, {names}) {
  const [rows, cols] = [0, 1].map((axis) => new Set(cells.map((cell) => rowCol(cell)[axis])).size);
  const isStraight = cells.length > 1 && Math.min(rows, cols) === 1;
  const isWhole = Math.max(rows, cols) === cells.length;
  return isStraight && isWhole
    ? `${names.cell(cells[0])}–${names.cell(cells[cells.length - 1])}`
    : cells.map(names.cell).join(' ');
}

/** @param {PlacedShip[]} fleet @param {Speech} speech */
export const shipsText = (fleet, speech) =>
  fleet.map(({name, cells}) => `${speech.names.ship(name)} ${cellsText(cells, speech)}`).join(', ');

/** @param {FleetsBehind} result @param {Speech} speech how many were drawn, of how many */
export function drawnSentence({cell, of, basis, fleets}, {words, names}) {
  const named = names.cell(cell);
  const drawn = fleets.length;
  if (drawn === 0) return words('behind-none', {cell: named});
  if (of === null) return words('behind-uncounted', {drawn, cell: named});
  const all = basis.kind === 'counted' ? countOf(basis, words) : 'none';
  const args = {drawn, of: fleetsOf(of, words), all, cell: named};
  return words(of === String(drawn) ? 'behind-all' : 'behind-drawn', args);
}

/** @param {Extract<FleetsBehind['basis'], {kind: 'counted'}>} basis @param {Speech['words']} words */
const countOf = ({fleets, precision}, words) =>
  precision === 'exact' ? fleetsOf(fleets, words) : words.rough(fleets);

/** @param {number} at @param {FleetsBehind} result @param {Speech} speech one of the fleets, its ships by name */
export const fleetSentence = (at, {fleets}, speech) =>
  speech.words('behind-fleet', {
    number: at + 1,
    of: fleets.length,
    ships: shipsText(fleets[at], speech),
  });

/** @type {import('../announcer.js').Teller} */
export function behindSpoken({type}, {behind}, before, speech) {
  if (type === 'behind-nowhere') return speech.words('behind-nowhere');
  const result = behind?.result;
  if (!result || (type !== 'behind-there' && type !== 'behind-lay')) return '';
  const {laid} = behind;
  const fleet = typeof laid === 'number' ? fleetSentence(laid, result, speech) : '';
  if (type === 'behind-there')
    return before.behind?.result ? '' : `${drawnSentence(result, speech)} ${fleet}`;
  return fleet || speech.words('behind-lifted');
}
