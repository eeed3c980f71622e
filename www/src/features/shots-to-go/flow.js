// Asks the engine how many shots a hunt still takes after a shot at each of the likeliest cells, on a board of its own: what is counted elsewhere goes on.

import {createInquiry} from '../../games/sea/inquiry/flow.js';
import {sourceOf} from '../../games/sea/inquiry/source.js';
import {refused} from '../../games/sea/refused.js';
import {createLatest} from '../../shell/latest.js';
import {codeOf, refusal} from '../../shell/refusal.js';
import {shotsCsv, shotsJson} from './files.js';
import {comparedCells} from './state.js';

/** @import {ShotsToGo} from '../../engine/types.js' */
/** @import {Source} from '../../games/sea/inquiry/types.js' */

const BOARD = 'shots';
/** The fleets that are hunted after each shot: differences are then known to some 0.2 shots. */
export const FLEETS = 4000;

/** Of so many positions, those last looked at, the result is kept, so that a step back finds it again. */
const MOST_KEPT = 32;

/** Chances are shown where this is asked: what is missing are fleets that could be drawn. @param {unknown} error @returns {never} */
function retell(error) {
  throw codeOf(error, '') === 'not-counted' ? refusal('too-few-drawn') : error;
}

/** @param {Pick<import('../../app/parts.js').AppContext, 'store' | 'client'> & {hands: Pick<import('../../app/parts.js').AppContext['hands'], 'download'>}} around @param {number} [fleets] @param {number} [mostKept] */
export function createShots({store, client, hands}, fleets = FLEETS, mostKept = MOST_KEPT) {
  const {dispatch, get} = store;
  /** @type {Map<string, ShotsToGo>} */
  const kept = new Map();
  const inquire = createInquiry({store, client}, BOARD, ({done, adding}) => done && !adding);

  /** @param {string} key @param {ShotsToGo} result */
  function keep(key, result) {
    kept.delete(key);
    kept.set(key, result);
    if (kept.size > mostKept) kept.delete(kept.keys().next().value ?? '');
  }

  /** @param {Source} source @param {string[]} compared unasked */
  const keyOf = ({board, of}, compared) => [board, of, ...compared].join('\n');

  /** @param {Source} source @param {string[]} compared @param {(progress: ShotsToGo | null | undefined) => void} [tell] */
  function call({asks}, compared, tell) {
    const cells = compared.join(' ');
    const onProgress = /** @type {(progress: unknown) => void} */ (tell);
    const told =
      asks[0] === 'fleetsBehind'
        ? client.call('shotsToGo', [cells, asks[1], asks[2], asks[3], fleets], BOARD, onProgress)
        : client.call('shotsToGoPosition', [cells, asks[1], fleets], BOARD, onProgress);
    return told.catch(retell);
  }

  /** @param {string} board */
  async function ask(board) {
    const source = sourceOf(get(), board);
    if (!source) return;
    const {of} = source;
    const compared = comparedCells(get(), board);
    if (compared.length === 0) return dispatch(refused(refusal('not-counted')));
    dispatch({type: 'shots-asked', board, of});
    const key = keyOf(source, compared);
    const known = kept.get(key);
    if (known) {
      keep(key, known);
      return dispatch({type: 'shots-there', board, of, result: known, done: true});
    }
    await inquire(async () => {
      const result = await call(
        source,
        compared,
        (progress) =>
          progress && dispatch({type: 'shots-there', board, of, result: progress, done: false}),
      );
      keep(key, result);
      dispatch({type: 'shots-there', board, of, result, done: true});
    });
  }

  const latest = createLatest();

  /** On the same fleets, so that its difference is as good as the others'. @param {string} cell */
  async function add(cell) {
    const {board = '', result, adding} = get().shots ?? {};
    const source = sourceOf(get(), board);
    if (!source || !result || adding !== cell) return;
    const isNewest = latest();
    await inquire(
      async () => {
        const {cells} = await call(source, [result.cells[0].cell, cell]).catch((error) => {
          // What was given up has no refusal.
          throw isNewest() ? error : refusal('stale');
        });
        if (!isNewest()) return;
        dispatch({type: 'shots-added', of: source.of, row: cells[1]});
        const {shots} = get();
        if (shots?.of === source.of && shots.result)
          keep(keyOf(source, comparedCells(get(), board)), shots.result);
      },
      {type: 'shots-add-refused'},
    );
  }

  function stopAdding() {
    latest();
    client.call('halt', [], BOARD).catch(() => {});
  }

  /** @param {'csv' | 'json'} as */
  function save(as) {
    const {board = '', of = '', result} = get().shots ?? {};
    if (!result) return;
    const text = as === 'csv' ? shotsCsv(get(), board, result) : shotsJson(of, result);
    hands.download(`spyglass-shots.${as}`, text, as === 'csv' ? 'text/csv' : 'application/json');
  }

  store.on({
    'shots-ask': ({board}) => void ask(board),
    'shots-add': ({cell}, _state, before) => void (before.shots?.adding ? null : add(cell)),
    'shots-add-stop': stopAdding,
    'shots-export': ({as}) => save(as),
  });
}
