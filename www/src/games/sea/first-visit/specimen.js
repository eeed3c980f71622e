// A hunt that is shown before the engine is there: sea 5 of the classic fleet, as Exact hunted it. A test has the engine play it anew.

import {cellIndex} from '../../../board/cells.js';
import {TINT_BOUNDS} from '../../../board/overlay.js';
import {blankView} from '../presets.js';

/** @import {Mark, View} from '../../../engine/types.js' */

/** In the order of the shots: `*` a hit, `#` one that sinks. */
const SHOTS = 'E5 F6 G7 D4 C3 H8 C7 D8* E8 D7* D6# I5 H4 G3 F2 F9* E9*'.split(' ');

/** The ship that was sunk. */
const SUNK = {name: 'attack-boat', cells: ['D6', 'D7', 'D8'], certain: true};

/** How many shots are shown first, and last. */
export const FIRST = 14;
export const LAST = SHOTS.length;

/**
 * Before each of the last shots, and after them: the cell meant, how many fleets fit, and the chance of every cell that
 * is open as one character: a blank for none, `!` for less than one per cent, then the whole per cents from `"` on;
 * from `r` on a chance that rounds to a bound of a tint and lies below it.
 * @type {[cell: string, fleets: number, chances: string][]}
 */
const POSITIONS = [
  [
    'F2',
    14_785_265,
    '.449<>852/4838=@754443 &+/ &+u99& (/r r8<=+& +)r :;;& # (+.=87  $r &/955&  (% .449579>9374.458:=944.',
  ],
  [
    'F9',
    10_336_130,
    "/5u;v<;840u9/0/ 's/4u5 rs' rs8;;& ))' ';?v+& ')' <==& # )s/v:9  $r r0;77&  )% /u5;79<v;5950u7:=?;uu/",
  ],
  [
    'E9',
    3_094_096,
    '-22696530-25-.- r+-021 &+& &+3uu& ((& r59:*% &(& 688& ! (+,954  $- &-u33%  3$ +109AQc cNBu-1245?4tt,',
  ],
  [
    'D9',
    1_941_983,
    ',tt584420,t4-.- r+.0t0 &+r &+255& ()r r478+& r)r 4uu& # (+-842  $% &-521%  &$ st/=Nj  iL;/,0245u4tt,',
  ],
];

const WHOLE = 34;
const BELOW = WHOLE + 80;

/** @param {string} character @returns {number} the chance it stands for */
function chanceOf(character) {
  const code = character.charCodeAt(0);
  if (code < WHOLE) return code === 32 ? 0 : 0.005;
  return (code < BELOW ? code - WHOLE : TINT_BOUNDS[code - BELOW] - 0.25) / 100;
}

/** The two cells a visitor is asked to choose between. */
export const CHOICE = /** @type {const} */ (['D9', 'G9']);

const START = 'spyglass2 admiral s.5';

/** @param {number} shots @returns {string} the hunt up to there, as Exact hunts on alone */
export const soloRecord = (shots) =>
  `${START} solo:exact ${SHOTS.slice(0, shots)
    .map((shot) => `F${shot.slice(0, 2)}`)
    .join('.')}`;

/** The hunt as a person takes it over, while Exact goes on for itself. */
export const RACE = `${START} race:you,exact ${SHOTS.map((shot) => shot.slice(0, 2))
  .flatMap((cell) => [`F${cell}`, `2F${cell}`])
  .join('.')}`;

/** The step of that record from which on a person shoots. */
export const FROM = 2 * LAST;

/** @param {number} shots from `FIRST` to `LAST` @param {string} cell */
export const isShot = (shots, cell) => SHOTS.slice(0, shots).some((shot) => shot.startsWith(cell));

/** @param {number} shots from `FIRST` to `LAST` @returns {import('../types.js').Specimen} */
export function specimenAt(shots) {
  const [cell, fleets, chances] = POSITIONS[shots - FIRST];
  return {
    ...{shots, cell, fleets, view: viewAt(shots)},
    map: {
      basis: {kind: 'counted', fleets: String(fleets), precision: 'exact'},
      values: Array.from(chances, chanceOf),
    },
  };
}

/** @param {string} cell @returns {number} its chance before the shot a visitor is asked for */
export const chanceAtLast = (cell) => chanceOf(POSITIONS[LAST - FIRST][2][cellIndex(cell, 10)]);

/** @param {number} shots @returns {View} as the engine tells it, of a race whose rival is not seen */
function viewAt(shots) {
  const view = blankView('admiral', 'race:you,exact');
  const [board] = view.boards;
  const played = SHOTS.slice(0, shots);
  for (const [index, shot] of played.entries()) {
    const at = shot.slice(0, 2);
    /** @type {Mark} */
    const mark = /[*#]/.test(shot) ? 'hit' : 'miss';
    board.marks[cellIndex(at, 10)] = mark;
    board.hits += mark === 'hit' ? 1 : 0;
    view.moves.push({
      ...{step: index + 1, player: 1, action: `F${at}`, cell: at, withheld: false},
      answer: {kind: mark},
    });
  }
  for (const at of SUNK.cells) board.marks[cellIndex(at, 10)] = 'sunk';
  const ship = board.fleet.find(({name}) => name === SUNK.name);
  if (ship) ship.sunk = 1;
  board.shots = shots;
  board.sunk = [SUNK];
  board.last = played[shots - 1].slice(0, 2);
  return {...view, ...{step: shots, steps: shots, seed: '5'}};
}
