// What the engine of the single file is asked without a board: whoever has put the script into a page may, as a notebook does.
import {createSeaClient} from '../../engine/client-kinds.js';
import {leadBoard} from '../../games/sea/select.js';
import {refusal} from '../../shell/refusal.js';
import {startGames} from './workers.js';

/** @typedef {import('../../engine/client-kinds.js').Client} Client */

/** @type {Client | null} */
let client = null;
let boards = 0;

/** @template T @param {(client: Client, board: string) => Promise<T>} work on a board of its own, which is forgotten afterwards */
async function onBoard(work) {
  client ??= createSeaClient({startWorker: startGames});
  const board = `asked-${++boards}`;
  try {
    return await work(client, board);
  } finally {
    void client.call('close', [], board).catch(() => {});
  }
}

export const questions = {
  /** The chances of a position, over all fleets that fit. @param {{position: string}} asked JSON, or the line of a puzzle */
  beliefOfPosition: ({position}) =>
    onBoard(async (client, board) => {
      const {view} = await client.call('openPosition', [position], board);
      const {result} = await client.call('verdict', [], board);
      if (result.verdict === 'contradictory') throw refusal('contradiction');
      if (!result.belief) throw refusal('not-counted');
      return {...result.belief, rules: view.rules};
    }),

  /** The chances at a step of a game, as whoever shoots first knows them. @param {{record: string, step: number}} asked */
  beliefOfRecord: ({record, step}) =>
    onBoard(async (client, board) => {
      await client.call('openGame', [record], board);
      const {view} = await client.call('seek', [step], board);
      const belief = await client.call('belief', [leadBoard(view).shooter], board);
      return {...belief, rules: view.rules};
    }),

  /** The solutions of a puzzle, and the reasons where there is one. @param {{line: string}} asked */
  solve: ({line}) => onBoard((client, board) => client.call('solvePuzzle', [line], board)),
};
