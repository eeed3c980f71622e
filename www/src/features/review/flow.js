// Appraising the shots of a game in the background, on a board of its own in the worker, and finding the next surprising one.

import {isStale} from '../../games/sea/refused.js';
import {atEnd, mayStep} from '../../games/sea/select.js';
import {createLatest} from '../../shell/latest.js';
import {goesOn} from '../../shell/record-origin.js';
import {joined, recordParts} from '../../shell/records.js';
import {codeOf} from '../../shell/refusal.js';
import {
  appraisalOf,
  isForeseeable,
  mayAppraise,
  nextSurprise,
  shotOf,
  sunkBy,
  unappraised,
  wantsAppraisal,
} from './appraisal.js';
import {wantsDecision} from './changes.js';

/** @import {State} from '../../games/sea/types.js' */
/** @import {Shot} from './types.js' */
/** @import {Decision} from '../../engine/types.js' */
/**
 * What is known of a game, however far it has gone on.
 * @typedef {object} Line
 * @property {string[]} actions
 * @property {Map<number, Shot | null>} shots by the step of the move
 * @property {Map<number, Decision | null>} decisions by the step they were made at
 * @property {{record: string, over: boolean, steps: number} | null} ahead how far an agent has played it on, unseen
 */

/** The worker's board on which it is done. */
const BOARD = 'appraisal';
/** The one on which a hunt that is watched is played on ahead, so that its length is known. */
const AHEAD = 'ahead';
/** Of so many games what was found is kept. */
const LINES = 8;
/** Where there are no chances, a shot stays without an appraisal; nobody has asked for it by name, so nobody is told. */
const WITHOUT = new Set(['chances-withheld', 'not-counted']);

/** @param {string[]} some @param {string[]} others how many they share from the first on */
function sharedLength(some, others) {
  const parting = some.findIndex((action, at) => action !== others[at]);
  return parting === -1 ? some.length : parting;
}

/** @param {State} state a person waits for something else, which the worker shall do first */
const isBusy = ({asked, game, mode}) =>
  asked !== null || (mode === 'watch' && game?.view.thinking === true);

/** @param {Pick<import('../../app/parts.js').AppContext, 'store' | 'client' | 'asking'>} around */
export function createAppraising({store, client, asking}) {
  const {dispatch, get} = store;
  /** @type {Map<string, Line>} the game used last comes last */
  const lines = new Map();
  /** The record that stands on the board. */
  let standing = '';
  let working = false;
  /** A newer wish for a surprising step ends the search of the one before. */
  const latest = createLatest();

  /** @param {string} record what is known of the game; what belongs to a line it has left is forgotten */
  function lineOf(record) {
    const parts = recordParts(record);
    const key = joined({...parts, actions: []});
    const line = lines.get(key) ?? {
      actions: [],
      shots: new Map(),
      decisions: new Map(),
      ahead: null,
    };
    const shared = sharedLength(line.actions, parts.actions);
    for (const known of [line.shots, line.decisions])
      for (const step of known.keys()) if (step > shared) known.delete(step);
    line.actions = parts.actions;
    lines.delete(key);
    lines.set(key, line);
    if (lines.size > LINES) lines.delete([...lines.keys()][0]);
    return line;
  }

  /** @param {string} record @param {number} step @returns {Promise<import('../../engine/types.js').View>} */
  async function viewAt(record, step) {
    if (standing !== record) {
      standing = '';
      await client.call('openGame', [record], BOARD);
      standing = record;
    }
    const {view} = await client.call('seek', [step], BOARD);
    return view;
  }

  /** What was ended for something else is asked for again where it is still wanted, after that; without an engine nothing is. @param {unknown} error */
  async function giveUp(error) {
    standing = '';
    if (isStale(error)) {
      await new Promise((resolve) => setTimeout(resolve));
      return true;
    }
    dispatch({type: 'appraise-stop'});
    return false;
  }

  /** @param {string} record @param {import('../../engine/types.js').Move} move */
  async function appraise(record, move) {
    const line = lineOf(record);
    /** @type {Shot | null} */
    let shot = null;
    try {
      const after = move.answer?.kind === 'sunk' ? await viewAt(record, move.step) : null;
      const {rules} = await viewAt(record, move.step - 1);
      const belief = await client.call('belief', [move.player], BOARD);
      shot = shotOf(move, belief, rules, after && sunkBy(after));
    } catch (error) {
      if (!WITHOUT.has(codeOf(error, ''))) return void (await giveUp(error));
    }
    line.shots.set(move.step, shot);
    dispatch({type: 'appraised', record, step: move.step, shot});
  }

  /** @param {string} record @param {number} step */
  async function decide(record, step) {
    const line = lineOf(record);
    /** @type {Decision | null} */
    let decision = line.decisions.get(step) ?? null;
    if (!line.decisions.has(step)) {
      try {
        const view = await viewAt(record, step);
        decision = view.thinking
          ? (await client.call('think', [], BOARD)).view.decision
          : view.decision;
        line.decisions.set(step, decision);
      } catch (error) {
        if (await giveUp(error)) return;
      }
    }
    dispatch({type: 'decided-before', record, step, decision});
  }

  /** One step. @param {string} record */
  async function playAhead(record) {
    const line = lineOf(record);
    try {
      if (!line.ahead || !goesOn(line.ahead.record, record))
        await client.call('openGame', [record], AHEAD);
      const {record: played, view} = await client.call('aiMove', [], AHEAD);
      line.ahead = {record: played, over: view.over, steps: view.steps};
      if (view.over) dispatch({type: 'foreseen', record, steps: view.steps});
    } catch (error) {
      line.ahead = null;
      await giveUp(error);
    }
  }

  /** @returns {(() => Promise<void>) | null} what is to be done next: what is looked at before the rest */
  function nextJob() {
    const state = get();
    const record = state.game?.record;
    if (!record || !mayAppraise(state) || !appraisalOf(state)) return null;
    const step = wantsDecision(state);
    if (step !== null) return () => decide(record, step);
    if (!wantsAppraisal(state)) return null;
    const left = unappraised(state);
    // From the place on that is looked at: there the next surprise is sought.
    const here = state.game?.view.step ?? 0;
    const move = left.find((one) => one.step > here) ?? left[0];
    if (move) return () => appraise(record, move);
    return isForeseeable(state) ? () => playAhead(record) : null;
  }

  /** @param {(state: State) => boolean} holds */
  function until(holds) {
    if (holds(get())) return Promise.resolve();
    return new Promise((resolve) => {
      const leave = store.subscribe((state) => {
        if (!holds(state)) return;
        leave();
        resolve(null);
      });
    });
  }

  async function work() {
    if (working) return;
    working = true;
    try {
      while (nextJob()) {
        await until((state) => !isBusy(state));
        await nextJob()?.();
      }
    } finally {
      working = false;
    }
  }

  /**
   * To the nearest surprising step that way. Past the end of what was played an agent that is watched plays on until it surprises.
   * @param {'on' | 'back'} way
   */
  async function seekSurprise(way) {
    if (!mayAppraise(get()) || !mayStep(get())) return;
    // What surprises in a step to come is part of what is to be predicted.
    if (get().predict) return dispatch({type: 'refused', error: {code: 'predicting'}});
    const isNewest = latest();
    const board = get().game?.board;
    const from = get().game?.view.step;
    const isOver = () => !isNewest() || get().game?.board !== board;
    dispatch({type: 'playing', playing: false});
    dispatch({type: 'seeks', way});
    for (;;) {
      await until((state) => isOver() || !isBusy(state) || !appraisalOf(state)?.seeks);
      if (isOver() || !appraisalOf(get())?.seeks) return;
      const found = nextSurprise(get(), way, from);
      if (found === 'unknown') {
        const known = get().appraisal?.shots;
        await until(
          (state) => isOver() || state.appraisal?.shots !== known || !state.appraisal?.seeks,
        );
        continue;
      }
      const view = get().game?.view;
      if (!view) return;
      if (found) {
        dispatch({type: 'seeks', way: null});
        await asking.ask('seek', [found.shot.step]);
        return dispatch({type: 'surprise-there'});
      }
      const isWatched = way === 'on' && get().mode === 'watch' && !view.ended;
      if (!isWatched) {
        // What was played on in vain is no reason to lose the place.
        if (from !== undefined && view.step !== from) await asking.ask('seek', [from]);
        dispatch({type: 'seeks', way: null});
        return dispatch({type: 'surprise-none', way});
      }
      if (!atEnd(view)) await asking.ask('seek', [view.steps]);
      if (!isOver() && !(await asking.ask('aiMove'))) return dispatch({type: 'seeks', way: null});
    }
  }

  /** @param {State} state @param {State} before a game is shown that another was, or it has gone on */
  function follow(state, before) {
    const {game} = state;
    if (!game || !mayAppraise(state)) return;
    if (game === before.game && appraisalOf(state)) return;
    const {record, view} = game;
    if (view.decision) lineOf(record).decisions.set(view.step, view.decision);
    if (state.appraisal?.record === record) return;
    const isSame = game.board === before.game?.board && state.appraisal !== undefined;
    const {shots, ahead} = lineOf(record);
    const length = ahead?.over && goesOn(ahead.record, record) ? ahead.steps : null;
    const {before: earlier = null} = isSame ? (state.appraisal ?? {}) : {};
    dispatch({
      type: 'appraisal',
      record,
      shots: Object.fromEntries(shots),
      length,
      before: earlier,
      goesOn: isSame,
    });
  }

  /** Ends what is being counted, where it counts for nothing any more. */
  function halt() {
    for (const board of working ? [BOARD, AHEAD] : [])
      void client.call('halt', [], board).catch(() => {});
  }

  store.on({
    'surprise-next': () => void seekSurprise('on'),
    'surprise-back': () => void seekSurprise('back'),
    'appraise-stop': halt,
    // Whoever goes elsewhere seeks no more.
    go() {
      latest();
      if (get().appraisal?.seeks) dispatch({type: 'seeks', way: null});
    },
  });

  store.hear((_action, state, before) => {
    if (state === before) return;
    if (state.game?.board !== before.game?.board) halt();
    follow(state, before);
    void work();
  });
  follow(get(), get());
  void work();
}
