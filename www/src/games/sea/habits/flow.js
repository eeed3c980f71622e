// What agents learn of whoever plays here: noted as each game ends, kept on this device, given to the agent of the next.

import {areAll} from '../../../shell/checks.js';
import {gameIds} from '../presets.js';
import {refused} from '../refused.js';
import {
  canLearn,
  habitsUnder,
  isHabits,
  learnt,
  lessonOf,
  noLearning,
  ownHabits,
  readHabits,
  reduceLearning,
  replaced,
  taught,
  weightsOf,
  writeHabits,
} from './state.js';
import {openHabits} from './storage.js';

/** @import {Habits} from './types.js' */

const KEPT = 'spyglass-learning';
/** A file of habits is some kilobytes. */
const MOST_BYTES = 1024 * 1024;
/** The worker's board on which nothing is played: its chances are those of ships laid at random. */
const BLANK = 'blank';

/**
 * @param {Pick<import('../../../app/parts.js').AppContext, 'store' | 'client' | 'hands'>} around
 * @param {{open?: typeof openHabits, storage?: () => Pick<Storage, 'getItem' | 'setItem'>}} [world] touching storage may throw
 */
export function createLearning(
  {store, client, hands},
  {open = openHabits, storage = () => globalThis.localStorage} = {},
) {
  const {dispatch, get} = store;
  const now = () => get().learning ?? noLearning;
  const refuse = (/** @type {unknown} */ error) => dispatch(refused(error));
  const shelf = open();
  // What comes of it is asked for below; nothing else waits for it.
  shelf.catch(() => {});

  /** @param {(rows: Habits[]) => Habits[]} how */
  async function change(how) {
    // Another version, or another hand, may have written some of them.
    const whole = (/** @type {unknown[]} */ rows) => {
      /** @param {unknown} row @returns {row is Habits} */
      const isFit = (row) => isHabits(row, gameIds);
      return how(areAll(rows, isFit) ? rows : rows.filter(isFit));
    };
    let habits;
    try {
      habits = await (await shelf).change(whole);
    } catch {
      habits = how(now().habits);
      dispatch({type: 'kept', forgetful: true});
    }
    dispatch({type: 'habits', habits});
    await tellWeights();
  }

  function readWish() {
    try {
      const {on, name} = JSON.parse(storage().getItem(KEPT) ?? '{}');
      dispatch({type: 'learns', on: on === true});
      if (typeof name === 'string') dispatch({type: 'learns-from', name});
    } catch {
      // Then it is as on a first visit.
    }
  }

  function keepWish() {
    const {on, name} = now();
    try {
      storage().setItem(KEPT, JSON.stringify({on, name}));
    } catch {
      dispatch({type: 'kept', forgetful: true});
    }
  }

  /** By rule set the chances of a sea of which nothing is known, in millionths. @type {Map<string, Promise<number[]>>} */
  const blank = new Map();

  /** @param {string} rules */
  async function countBlank(rules) {
    const board = `${BLANK}-${rules}`;
    try {
      await client.call('newGame', [{rules, players: 'solo:you', seed: '1'}], board);
      const {chances} = await client.call('belief', [1], board);
      return chances.map((/** @type {number} */ chance) => Math.round(chance * 1e6));
    } finally {
      client.call('close', [], board).catch(() => {});
    }
  }

  /** @param {string} rules */
  function chancesOf(rules) {
    const known = blank.get(rules) ?? countBlank(rules);
    blank.set(rules, known);
    known.catch(() => blank.delete(rules));
    return known;
  }

  /** @param {Habits} habits @returns {Promise<string>} as agents take it */
  async function weigh({rules, games, cells}) {
    const chances = await chancesOf(rules);
    return client.call('learnHabits', [rules, games, cells, chances]);
  }

  /** For whoever looks at them. */
  async function tellWeights() {
    const {name} = now();
    if (get().dialog !== 'statistics') return;
    const own = ownHabits(now());
    try {
      const weights = await Promise.all(
        own.map(async (one) => [one.rules, weightsOf(await weigh(one))]),
      );
      if (now().name === name)
        dispatch({type: 'habits-weights', weights: Object.fromEntries(weights)});
    } catch (error) {
      refuse(error);
    }
  }

  /** @param {File} file */
  async function bringIn(file) {
    try {
      const text = file.size > MOST_BYTES ? '' : await file.text();
      const more = readHabits(text, gameIds);
      await change((rows) => replaced(rows, more));
      // One who is met for the first time is shown at once.
      if (!more.some(({name}) => name === now().name))
        dispatch({type: 'learns-from', name: more[0].name});
      dispatch({type: 'said', key: 'habits-imported', args: {count: more.length}});
    } catch (error) {
      refuse(error);
    }
  }

  store.on({
    learns: keepWish,
    'learns-from'() {
      keepWish();
      return tellWeights();
    },
    dialog: tellWeights,
    'habits-export': () =>
      hands.download('spyglass-habits.json', `${writeHabits(ownHabits(now()))}\n`),
    'habits-import': ({file}) => bringIn(file),
    async 'habits-forget'() {
      const {name} = now();
      await change((rows) => rows.filter((one) => one.name !== name));
      dispatch({type: 'said', key: 'habits-forgotten'});
    },
  });

  store.extend(reduceLearning);
  readWish();
  store.hear((action, state, before) => {
    if (action.type !== 'answered' || before.game?.board !== state.game?.board) return;
    // One that was over when it was opened teaches nothing new.
    const lesson = now().on && !before.game?.view.ended ? lessonOf(state) : null;
    if (lesson) void change((rows) => learnt(rows, {...lesson, name: now().name}));
  });
  void change((rows) => rows);

  return {
    /**
     * The agent with what it has learned of the one who plays.
     * @param {string} agent
     * @param {import('../../../engine/types.js').GameConfig['rules']} rules
     */
    async teach(agent, rules) {
      const own =
        now().on && canLearn(agent) && typeof rules === 'string' ? habitsUnder(now(), rules) : null;
      if (!own) return agent;
      try {
        return taught(agent, await weigh(own));
      } catch (error) {
        // It plays all the same.
        refuse(error);
        return agent;
      }
    },
  };
}

/** @typedef {ReturnType<typeof createLearning>} Teaching */
/** @type {WeakMap<object, Teaching>} */
const begun = new WeakMap();

/** @param {import('../../../app/parts.js').AppContext} around whichever part of the page needs it first begins it */
export function beginLearning(around) {
  const known = begun.get(around.store) ?? createLearning(around, around.world);
  begun.set(around.store, known);
  return known;
}
