// How many shots the hunt shown still takes, asked for by the page around an element.

import {isOfFleets} from '../../games/sea/inquiry/source.js';
import {atEnd, leadBoard, seaOf} from '../../games/sea/select.js';
import {refusal} from '../../shell/refusal.js';
import {VERSION} from './files.js';
import {FLEETS} from './flow.js';
import {likeliestOf} from './likeliest-cells.js';

/** @import {Belief, ShotsToGo} from '../../engine/types.js' */

/** The board of the worker on which it is counted; where a newer call comes the one before is stale. */
const BOARD = 'asked';

/**
 * @param {import('../../games/sea/types.js').State} state
 * @param {Pick<import('../../engine/client-kinds.js').Client, 'call'>} client
 * @param {string | readonly string[]} [cells] with spaces between, or a list; without any the likeliest
 * @param {number} [fleets]
 * @returns {Promise<{v: number} & ShotsToGo>}
 */
export async function shotsAsked({mode, game, editing}, client, cells, fleets = FLEETS) {
  const named = [cells ?? []].flat().join(' ');
  if (mode === 'edit' && editing) {
    const {text, whole} = editing;
    const likeliest = async () => {
      const {view} = await client.call('openPosition', [text], BOARD);
      const {result} = await client.call('verdict', [], BOARD);
      return openOf(view.board.marks, result.belief, whole.cols);
    };
    const asked = named || (await likeliest());
    return versioned(await client.call('shotsToGoPosition', [asked, text, fleets], BOARD));
  }
  if (!game || mode === 'compare') throw refusal('no-game');
  const {record, view} = game;
  if (view.over && atEnd(view)) throw refusal('game-over');
  const {shooter} = leadBoard(view);
  const likeliest = async () => {
    await client.call('openGame', [record], BOARD);
    await client.call('seek', [view.step], BOARD);
    const belief = await client.call('belief', [shooter], BOARD);
    return openOf(seaOf(view, shooter).marks, belief, view.rules.cols);
  };
  const asked = named || (await likeliest());
  return versioned(
    await client.call('shotsToGo', [asked, record, view.step, shooter, fleets], BOARD),
  );
}

/** @param {string[]} marks @param {Belief | null | undefined} belief @param {number} cols */
function openOf(marks, belief, cols) {
  // No cell is the likeliest where no chances are known.
  if (!belief || !isOfFleets(belief.basis)) throw refusal('not-counted');
  return likeliestOf(marks, belief.chances, cols).join(' ');
}

/** @param {ShotsToGo} found */
const versioned = (found) => ({v: VERSION, ...found});
