// Games come and go: a new sea, a record, a kept game. What cannot be opened changes nothing.
import {modeOf, playersOf} from './address.js';
import {presetRules, sameRules} from './presets.js';
import {refused} from './refused.js';
import {deployersFor, isPuzzle, suited} from './select.js';

/** @import {Store} from './engine-request.js' */
/** @import {Client} from '../../engine/client-kinds.js' */
/** @import {Mode} from './address.js' */
/** @import {GameAnswer, GameConfig} from '../../engine/types.js' */

/** How often it is told how far a game has been played towards the step at which it shall be shown. */
const AHEAD_MS = 250;

/** The name of a game that is kept. */
export const freshId = () => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}`;

/** @returns {string} a seed as the engine takes it */
export const freshSeed = () => crypto.getRandomValues(new BigUint64Array(1))[0].toString();

/**
 * @param {Store} store
 * @param {Client} client
 */
export function createOpening(store, client) {
  let newest = 0;
  /** The opening that shall be shown where it has come to. */
  let enough = 0;

  /** A board of the worker's that nobody looks at. @param {string} board */
  const close = (board) => void client.call('close', [], board).catch(() => {});

  store.hear(({type}, {game}, before) => {
    if (type === 'ahead-enough') enough = newest;
    if (before.game && before.game.board !== game?.board) close(before.game.board);
  });

  async function tables() {
    const known = store.get().tables;
    if (known) return known;
    const tables = await client.call('tables');
    store.dispatch({type: 'tables', tables});
    return tables;
  }

  /**
   * @param {Mode} mode
   * @param {string} id
   * @param {(board: string, isWanted: () => boolean) => Promise<GameAnswer>} load each opening has a board of its own in the worker: until it is shown, the game before stays what it is
   * @param {'push' | 'replace'} history
   * @param {{from?: number, friend?: number, help?: Partial<import('./types.js').Help>}} [taken] the step at which a person took over, past the end for the end; and what there was of help before, where that is not kept with the game
   */
  async function open(mode, id, load, history, {from = 0, friend = 0, help} = {}) {
    const turn = ++newest;
    const board = `game-${turn}`;
    try {
      const answer = await load(board, () => turn === newest && turn !== enough);
      // Meanwhile something else was asked for: that one counts.
      if (turn === newest) {
        const as = isPuzzle(answer.view.rules) ? 'puzzle' : mode;
        store.dispatch({type: 'opened', mode: as, id, board, answer, history, from, friend, help});
        tellAble();
        return answer;
      }
    } catch (error) {
      if (turn === newest) store.dispatch(refused(error));
    }
    close(board);
    return null;
  }

  /** The choice of agents for own rules, wherever these came from. */
  function tellAble() {
    const {tables, able, deploying, game, editing} = store.get();
    const rules = deploying?.rules ?? game?.view.rules ?? editing?.whole;
    if (!tables || !rules || (able && sameRules(able.rules, rules))) return;
    ableFor(rules, tables).catch((error) => store.dispatch(refused(error)));
  }

  /**
   * The agents that can play these rules.
   * @param {GameConfig['rules']} rules
   * @param {import('../../engine/types.js').Tables} tables
   * @returns {Promise<string[]>}
   */
  async function ableFor(rules, tables) {
    const id = typeof rules === 'string' ? rules : rules.id;
    const entry = tables.rules.find((one) => one.id === id);
    // What no table has the engine refuses with its reason when it is opened.
    if (entry || typeof rules === 'string') return entry?.agents ?? [];
    const agents = await client.call('playersOf', [rules]);
    store.dispatch({type: 'able', rules, agents});
    return agents;
  }

  /**
   * A new sea by the settings; `config` says what differs. An agent that is named is that one, or none.
   * To the `step` of it that is asked for its agent plays before anything is shown.
   * @param {Partial<GameConfig> & {mode?: Mode, agent?: string | null, step?: number | null}} [config]
   * @param {'push' | 'replace'} [history]
   */
  async function openNew(
    {mode = store.get().mode, agent: named = null, step = null, ...config} = {},
    history = 'push',
  ) {
    const {settings} = store.get();
    const rules = config.rules ?? settings.rules;
    const wished = mode === 'watch' ? settings.watched : settings.opponent;
    const begins = mode === 'play' && settings.agentBegins;
    /** @param {string} board @param {() => boolean} isWanted */
    const load = async (board, isWanted) => {
      const known = await tables();
      const agent = named ?? suited(wished, await ableFor(rules, known), known.agents);
      const players = playersOf(mode, agent, begins);
      // How the seas of hunts are drawn gives an opponent's fleet away: it has a way of its own.
      const wishedLay = mode === 'play' ? settings.lays : settings.deploy;
      const deploy = deployersFor(known, rules).includes(wishedLay) ? wishedLay : 'uniform';
      const begun = await client.call('newGame', [{players, deploy, ...config, rules}], board);
      return step === null ? begun : playOn(begun, step, board, isWanted);
    };
    const opened = await open(mode, freshId(), load, history, {help: {own: 1}});
    if (opened && step !== null && opened.view.step !== step) {
      if (!(step > opened.view.step)) tellOther('first');
      else if (opened.view.over) tellOther('last');
    }
    return opened;
  }

  /**
   * @param {GameAnswer} begun
   * @param {number} step
   * @param {string} board
   * @param {() => boolean} isWanted
   */
  async function playOn(begun, step, board, isWanted) {
    let answer = begun;
    let reported = performance.now();
    while (answer.view.step < step && !answer.view.over && isWanted()) {
      answer = await client.call('aiMove', [], board);
      if (!isWanted() || performance.now() - reported < AHEAD_MS) continue;
      reported = performance.now();
      store.dispatch({type: 'ahead', ahead: {step: answer.view.step, steps: step}});
    }
    return answer;
  }

  /** A step that a game has not is no reason to refuse the game: it opens at its nearest, and says so. @param {'first' | 'last'} step */
  const tellOther = (step) =>
    store.dispatch({type: 'noticed', notice: {code: 'other-step', args: {step}}});

  /**
   * The whole line is opened and then sought in before anything is shown: the end of a game is no first sight of it.
   * @param {string} record
   * @param {{step?: number | null, from?: number, friend?: number, help?: Partial<import('./types.js').Help>, id?: string, history?: 'push' | 'replace'}} [how]
   */
  async function openRecord(
    record,
    {step, from, friend, help, id = freshId(), history = 'push'} = {},
  ) {
    /** @type {'first' | 'last' | null} */
    let instead = null;
    const load = async (/** @type {string} */ board) => {
      const whole = await client.call('openGame', [record], board);
      const {steps} = whole.view;
      const to = step ?? steps;
      if (to < 0) instead = 'first';
      else if (!(to <= steps)) instead = 'last';
      if (to >= steps || instead === 'last') return whole;
      return client.call('seek', [Math.max(0, to)], board);
    };
    const opened = await open(modeOf(record), id, load, history, {from, friend, help});
    if (opened && instead) tellOther(instead);
    return opened;
  }

  /** What is still being opened shall not come any more. */
  function drop() {
    newest += 1;
  }

  /**
   * A fleet is laid out; what is still being opened shall not come any more.
   * @param {'watch' | 'play'} purpose
   * @param {{rules?: GameConfig['rules'], agent?: string | null, ships?: import('../../engine/types.js').PlacedShip[], first?: import('../../engine/types.js').PlacedShip[]}} [wished] what a link asks for, else as the settings say; the fleet as it was left, else one drawn; `first`: of two people the fleet that lies already
   */
  function layOut(purpose, {rules = store.get().settings.rules, agent = null, ships, first} = {}) {
    drop();
    const {tables} = store.get();
    const known =
      typeof rules === 'string' ? tables?.rules.find(({id}) => id === rules)?.rules : undefined;
    store.dispatch({
      type: 'deploy-open',
      purpose,
      agent,
      rules: known ?? presetRules(rules),
      ships,
      first,
    });
    tellAble();
  }

  return {
    openNew,
    openRecord,
    layOut,
    drop,
    tellAble,
    /** How many were asked for: tells whether another one overtook. */
    asked: () => newest,
  };
}

/** @typedef {ReturnType<typeof createOpening>} Opening */
