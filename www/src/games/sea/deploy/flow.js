// Laying out a fleet: the engine draws it, tells the places of a picked ship and the faults of the whole.

import {stepFrom} from '../../../board/cells.js';
import {playersOf} from '../address.js';
import {freshSeed} from '../opening.js';
import {refused} from '../refused.js';
import {isCovered, namedRules, turnOfTwo} from '../select.js';
import {laid, laidOut, reduceDeploying, rivalOfLaying} from './state.js';

/** The worker's board on which a challenge is made. */
const CHALLENGE = 'challenge';

/** @import {Store} from '../engine-request.js' */
/** @import {Client} from '../../../engine/client-kinds.js' */
/** @import {Opening} from '../opening.js' */
/** @import {Deploying} from './types.js' */
/** @import {KeyPress} from '../types.js' */

/**
 * @param {Store} store
 * @param {Client} client
 * @param {Opening} opening
 * @param {Pick<ReturnType<typeof import('../storage/named-rows.js').createNamedRows>, 'keepFleet' | 'forgetFleet'>} named
 * @param {{focusCell: (board: string, cell: string) => void, focusId: (id: string) => void}} hands
 * @param {import('../habits/flow.js').Teaching['teach']} [teach]
 */
export function createDeployingFlow(
  store,
  client,
  opening,
  named,
  {focusCell, focusId},
  teach = async (agent) => agent,
) {
  const now = () => store.get().deploying;
  /** What a ruleset is to the engine: its id where it has one of the table's, else the whole. @param {Deploying} deploying */
  const rulesOf = ({rules}) =>
    rules.id && store.get().tables?.rules.some(({id}) => id === rules.id) ? rules.id : rules;
  const refuse = (/** @type {unknown} */ error) => store.dispatch(refused(error));

  /** @param {boolean} opens the first fleet of a board just opened */
  async function draw(opens) {
    const deploying = now();
    if (!deploying) return;
    try {
      const ships = await client.call('drawFleet', [rulesOf(deploying), freshSeed()]);
      store.dispatch({type: 'deploy-fleet', ships, opens});
    } catch (error) {
      refuse(error);
    }
  }

  async function check() {
    const deploying = now();
    if (!deploying) return;
    const ships = laidOut(deploying);
    // As long as ships are missing, that is said by their number.
    if (ships.some(({cells}) => cells.length === 0))
      return store.dispatch({type: 'deploy-faults', faults: []});
    try {
      const faults = await client.call('checkSetup', [rulesOf(deploying), ships]);
      if (now()) store.dispatch({type: 'deploy-faults', faults});
    } catch (error) {
      refuse(error);
    }
  }

  /** Asked once a pick; every step of the drag then only looks it up. @param {number} index */
  async function tellPlaces(index) {
    const deploying = now();
    if (!deploying) return;
    const others = deploying.ships
      .map((ship, at) => ({ship, at}))
      .filter(({ship, at}) => at === index || ship.cells.length > 0);
    const own = others.findIndex(({at}) => at === index);
    try {
      const places = await client.call('placements', [
        rulesOf(deploying),
        others.map(({ship}) => ship),
        own,
      ]);
      store.dispatch({
        type: 'deploy-places',
        index,
        places: places.map((/** @type {{cells: string[]}} */ {cells}) => cells),
      });
    } catch (error) {
      refuse(error);
    }
  }

  /** @param {number} index @param {string} [cell] */
  async function pick(index, cell) {
    store.dispatch({type: 'deploy-pick', index, cell});
    if (now()?.ships[index]) await tellPlaces(index);
  }

  async function drop() {
    if (!now()?.picked) return;
    store.dispatch({type: 'deploy-drop'});
    await check();
  }

  /** A tap turns the ship about the cell tapped. @param {number} index @param {string} cell */
  async function tap(index, cell) {
    await pick(index, cell);
    store.dispatch({type: 'deploy-turn'});
    if (now()?.refusal === null) await drop();
  }

  /** @param {{cell: string | null, way: string | null}} place what was typed, null where it is no such thing */
  async function typed({cell, way}) {
    const deploying = now();
    if (!deploying) return;
    const {picked, rules, ships} = deploying;
    // Without one in hand it is the next ship that is not placed.
    const index = picked?.index ?? ships.findIndex((ship) => ship.cells.length === 0);
    const cells = index >= 0 && cell && way ? laid(cell, way, rules, ships[index].name) : null;
    if (cells && !picked) store.dispatch({type: 'deploy-pick', index});
    store.dispatch({type: 'deploy-lay', cells, index});
    if (cells) await drop();
  }

  /** The fleet in hand put down, where it is whole and legal; what is wrong with it is said. @returns {Promise<Deploying | null>} */
  async function whole() {
    await drop();
    const deploying = now();
    if (!deploying) return null;
    const {faults, ships} = deploying;
    const missing = ships.filter(({cells}) => cells.length === 0).length;
    if (missing === 0 && faults.length === 0) return deploying;
    store.dispatch({
      type: 'said',
      key: missing > 0 ? 'deploy-missing' : 'error-illegal-fleet',
      args: {count: missing},
    });
    return null;
  }

  /** A hunt on this fleet for a friend, with an agent that hunts it too. */
  async function challenge() {
    const deploying = await whole();
    if (!deploying) return;
    const {ships} = deploying;
    const config = {
      rules: rulesOf(deploying),
      players: playersOf('race', rivalOfLaying(store.get())),
      fleets: [ships],
    };
    try {
      const {record} = await client.call('newGame', [config], CHALLENGE);
      if (now()?.ships === ships) store.dispatch({type: 'deploy-challenged', record});
    } catch (error) {
      refuse(error);
    } finally {
      client.call('close', [], CHALLENGE).catch(() => {});
    }
  }

  /** Two people on one device: the other lays a fleet too. */
  async function handOver() {
    const deploying = await whole();
    if (!deploying) return;
    opening.layOut('play', {rules: rulesOf(deploying)});
    store.dispatch({type: 'deploy-second', first: deploying.ships});
    focusId('uncover');
  }

  async function start() {
    const deploying = await whole();
    if (!deploying) return;
    const {purpose, ships, first} = deploying;
    const rules = rulesOf(deploying);
    // Each shoots at the sea of their own number: there the other's fleet lies.
    if (first)
      return opening.openNew({
        mode: 'play',
        rules,
        players: 'duel:you,you',
        fleets: [ships, first],
      });
    if (purpose === 'watch') return opening.openNew({mode: 'watch', rules, fleets: [ships]});
    // Each player shoots at the sea of their own number: where the agent begins, yours is the first.
    const fleets = store.get().settings.agentBegins ? [ships, null] : [null, ships];
    const agent = await teach(rivalOfLaying(store.get()), rules);
    // Meanwhile it may have been left, or changed.
    if (now()?.ships === ships) return opening.openNew({mode: 'play', agent, rules, fleets});
  }

  /** The fleet a link or a reload brings along, else one drawn. */
  async function begin() {
    const ships = now()?.wished;
    if (now()?.covered) focusId('uncover');
    if (ships) store.dispatch({type: 'deploy-fleet', ships, opens: true});
    else await draw(true);
  }

  /** @param {[number, number]} by @param {string | null} cell where the keys are */
  function move([down, right], cell) {
    const deploying = now();
    if (!deploying) return null;
    const from = deploying.picked?.grip ?? cell ?? 'A1';
    const to = stepFrom(from, down, right, deploying.rules);
    if (deploying.picked) store.dispatch({type: 'deploy-carry', cell: to});
    return now()?.picked?.grip ?? to;
  }

  /** @param {string} cell @returns {number} the ship lying there, or -1 */
  function shipAt(cell) {
    const deploying = now();
    return deploying ? laidOut(deploying).findIndex(({cells}) => cells.includes(cell)) : -1;
  }

  /** @param {string | null | undefined} cell */
  function focus(cell) {
    if (!cell) return;
    store.dispatch({type: 'focus', board: 'deploy', cell});
    focusCell('deploy', cell);
  }

  /** @param {number} index the keys act on the ship then, where it is held */
  const pickAndGo = (index) => pick(index).then(() => focus(now()?.picked?.grip));

  /** @param {KeyPress} press */
  function onKey({does, with: what, cell: drawn, board}) {
    const {deploying, focuses} = store.get();
    if (!deploying) return;
    if (does === 'pick') return pickAndGo(what);
    if (does === 'cancel') return store.dispatch({type: 'deploy-cancel'});
    // Keys may come faster than frames: the focus drawn can lag behind the one meant.
    const cell = board === 'deploy' ? (focuses.deploy ?? drawn) : null;
    if (does === 'turn') {
      if (!deploying.picked && cell && shipAt(cell) >= 0) return tap(shipAt(cell), cell);
      return store.dispatch({type: 'deploy-turn'});
    }
    if (!cell) return;
    if (does === 'move' || does === 'leap') return focus(move(what, cell));
    if (does !== 'enter') return;
    if (deploying.picked) return drop();
    if (shipAt(cell) >= 0) return pick(shipAt(cell), cell);
  }

  store.on({
    key: onKey,
    'deploy-open': begin,
    'deploy-shuffle': () => draw(false),
    'deploy-clear': check,
    'deploy-choose': ({index}) => pickAndGo(index),
    'deploy-grab': ({index, cell}) => pick(index, cell ?? undefined),
    'deploy-put'({cell}) {
      if (cell) store.dispatch({type: 'deploy-carry', cell});
      return drop();
    },
    'deploy-tap': ({index, cell}) => tap(index, cell),
    'deploy-typed': ({cell, way}) => typed({cell, way}),
    'deploy-fleet': check,
    'deploy-start': start,
    'deploy-challenge': challenge,
    'deploy-hand': handOver,
    'deploy-uncover': () => focusId('deploy-start'),
    uncover: () => store.dispatch({type: 'focus-board'}),
    'deploy-keep'({name}) {
      const laying = now();
      if (!laying || !name) return;
      const rules = namedRules(laying.rules);
      return named.keepFleet({name, rules, fleet: laying.ships});
    },
    'forget-fleet': ({name}) => named.forgetFleet(name),
  });

  store.extend(reduceDeploying);
  store.hear((_action, state, before) => {
    // The board goes, and the keys with it, to the one thing there is to do.
    if (isCovered(state) && turnOfTwo(state) !== turnOfTwo(before)) focusId('uncover');
  });
  if (now()) void begin();

  return {pick, drop, tap, typed, start, move, shipAt};
}

/** @typedef {ReturnType<typeof createDeployingFlow>} DeployingFlow */
