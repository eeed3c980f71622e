// What follows from the state: derived, never stored. Pure.
import {agentParts, isForTwo} from '../../shell/players.js';
import {playersOf} from './address.js';
import {blankView, gameIds, sameRules} from './presets.js';

/** @import {State} from './types.js' */
/** @import {Board, Move, Ruleset, View} from '../../engine/types.js' */

/**
 * The same view as long as nothing it is made of changes, so that nothing is drawn anew.
 * @template {unknown[]} Parts
 * @param {(...parts: Parts) => View} make
 */
function memoised(make) {
  /** @type {{parts: Parts, view: View} | null} */
  let known = null;
  return (/** @type {Parts} */ ...parts) => {
    if (!known || parts.some((part, index) => part !== known?.parts[index]))
      known = {parts, view: make(...parts)};
    return known.view;
  };
}

const blank = memoised(blankView);

/** @param {import('../../engine/types.js').Mark} mark @param {import('../../engine/types.js').Ruleset} rules whether a shot there may tell something: where ships move another may have come */
export const maySurprise = (mark, {motion}) => mark === 'unknown' || motion === 'slide';

/** @param {State} state what the boards show, also before the engine has said anything */
export function shownView({game, mode, settings, awaited, awaitedAgent, specimen}) {
  if (game) return game.view;
  if (specimen) return specimen.view;
  const agent = awaitedAgent ?? (mode === 'watch' ? settings.watched : settings.opponent);
  return blank(awaited ?? settings.rules, playersOf(mode, agent));
}

/** @param {number} shooter the name of the sea that player shoots at */
export const boardId = (shooter) => `sea-${shooter}`;

/** @param {View} view the person's, of two that of the one to move; once all is over boards swap no more */
export function yourSeat({players, toMove, ended}) {
  const moving = ended ? undefined : players[(toMove ?? 0) - 1];
  return [moving, ...players].find((one) => one?.kind === 'you') ?? null;
}

/** @param {State} state whose turn it is of two people, and since when; null where there is nothing to hide */
export function turnOfTwo({game}) {
  if (!game || game.view.ended || !isForTwo(game.view)) return null;
  const {moves, step, toMove} = game.view;
  const last = moves.findLast((move) => move.step <= step && move.player !== toMove);
  return `${game.board} ${toMove} ${last?.step ?? 0}`;
}

/** @param {State} state the one whose turn it is has still to take the device */
export function isCovered(state) {
  const turn = turnOfTwo(state);
  return turn !== null && turn !== state.uncovered;
}

/** @param {View} view */
export const rivalOf = (view) => view.players.find(({kind}) => kind === 'agent') ?? null;

/** @param {View} view @param {number} player */
export const seaOf = (view, player) =>
  view.boards.find(({shooter}) => shooter === player) ?? view.boards[0];

/** @param {View} view the sea the person (or in watch the agent) shoots at */
export const leadBoard = (view) => seaOf(view, (yourSeat(view) ?? view.players[0]).player);

/** @param {View} view @returns {number} where undo leads: before what a person did last, among agents a step back; -1 where it leads nowhere */
function undoneTo({moves, players, step}) {
  const hasYou = players.some(({kind}) => kind === 'you');
  const isYours = (/** @type {number} */ player) => !hasYou || players[player - 1].kind === 'you';
  return (moves.findLast((move) => move.step <= step && isYours(move.player))?.step ?? 0) - 1;
}

/** @param {State['game']} game what was before a person took over is not taken back; nor, against another person, a shot whose answer is known */
export const mayUndo = (game) =>
  game !== null && !isForTwo(game.view) && undoneTo(game.view) >= game.from;

/** @param {View} view @param {number} player @param {number} [step] how many shots that player had fired by then */
export const shotsBy = ({moves}, player, step = Number.POSITIVE_INFINITY) =>
  moves.filter((move) => move.player === player && move.step <= step && /^F/.test(move.action))
    .length;

/** @param {View} view beside a rival @returns {Move[][]} the shots and flags that are counted along it: in a race of each player, else those at the sea the person hunts */
export function countedTurns(view) {
  const counted = view.kind === 'race' ? view.players : [{player: leadBoard(view).shooter}];
  return counted.map(({player}) =>
    view.moves.filter((move) => move.player === player && /^[FG]/.test(move.action)),
  );
}

/** @param {View} view where it stands: in a race and in a duel by the shots of one's own, as on the timeline */
export function whereIn(view) {
  const {kind, step, steps} = view;
  if (kind === 'solo') return {what: 'step', step, steps};
  const turns = countedTurns(view);
  const shots = (/** @type {number} */ upTo) =>
    Math.max(...turns.map((line) => line.filter((move) => move.step <= upTo).length));
  return {what: 'shot', step: shots(step), steps: shots(steps)};
}

/** @param {View} view */
export const atEnd = (view) => view.step === view.steps;

/** @param {State} state */
export const yourTurn = (state) => {
  const view = shownView(state);
  return view.toMove !== null && view.players[view.toMove - 1]?.kind === 'you';
};

/** @param {State} state an agent has to move and nothing holds it back */
export function agentDue({game, mode, deploying}) {
  // Also where undone moves lie ahead: the shot just made may be the one that was taken back.
  if (!game || game.view.ended || deploying || mode === 'watch') return false;
  const {toMove, players} = game.view;
  return toMove !== null && players[toMove - 1].kind === 'agent';
}

/** @param {Ruleset} rules of the newspaper kind: solved by marks alone */
export const isPuzzle = ({announce, clues, budgets}) =>
  announce === 'content' && clues && budgets?.shots === 0;

/** @param {Ruleset} rules whether the game ends with a score: solitaire */
export const isScored = (rules) => rules.announce === 'content' && !isPuzzle(rules);

/** @param {State['mode']} mode agents play, and nobody else */
export const isWatched = (mode) => mode === 'watch' || mode === 'compare';

/** @param {State} state moves can be looked at one by one, forth and back */
export const mayStep = ({mode, game, deploying}) =>
  !deploying && (isWatched(mode) || game?.view.ended === true);

/** @param {Pick<import('../../engine/types.js').Ruleset, 'announce'>} rules where sinkings are not told, a count of ships would be a guess */
export const tellsSinkings = ({announce}) => announce === 'sunk' || announce === 'names-ship';

/** @param {Pick<Ruleset, 'announce' | 'contact' | 'fleet'>} rules the engine knows rules of deduction for them */
export const hasDeductions = ({announce, contact, fleet}) =>
  announce === 'content' && contact === 'apart' && fleet.every(({cells}) => !cells);

/** @param {State} state a person may still be helped with their own game */
export function mayBeHelped({game, mode, deploying}) {
  if (!game || mode === 'watch' || deploying || game.view.ended || !yourSeat(game.view))
    return false;
  return !leadBoard(game.view).done;
}

/** @param {{count: number}[]} fleet */
export const shipCount = (fleet) => fleet.reduce((sum, {count}) => sum + count, 0);

/** @param {Board} board */
export const shipsLeft = (board) =>
  board.fleet.reduce((left, {count, sunk}) => left + count - sunk, 0);

/** @param {View} view the moves told at this step */
const movesSoFar = (view) => view.moves.filter(({step}) => step <= view.step);

/**
 * What happened since the person's last action, that action included: what the status line says and the live region speaks.
 * @param {View} view
 * @returns {Move[]}
 */
export function latestTurn(view) {
  const revealed = movesSoFar(view).filter(({withheld}) => !withheld);
  const yours = yourSeat(view)?.player;
  if (yours === undefined) return revealed.slice(-1);
  // With another shot after a hit, each of your shots is a turn of its own.
  const from = revealed.findLastIndex(({player}) => player === yours);
  return revealed.slice(Math.max(from, 0));
}

/** @param {Ruleset} rules as the page hands them on: a name where they have one */
export const namedRules = (rules) => rules.id || rules;

/** @param {State['tables']} tables the rule sets of which lists of games are made, also before the engine has told its own */
export const gamesOf = (tables) =>
  tables?.rules.filter(({puzzle}) => !puzzle).map(({id}) => id) ?? gameIds;

/**
 * The agents that can play these rules, from the engine's table.
 * @param {Pick<State, 'tables' | 'able'>} state
 * @param {string | Partial<Ruleset>} rules
 */
export function agentsFor(state, rules) {
  const {tables, able} = state;
  if (!tables) return [];
  const id = typeof rules === 'string' ? rules : rules.id;
  const entry = tables.rules.find((one) => one.id === id);
  // Who can play own rules the engine has to be asked first.
  const ids = entry?.agents ?? (able && sameRules(able.rules, rules) ? able.agents : []);
  return tables.agents.filter((agent) => ids.includes(agent.id));
}

/**
 * The deployers that lay the fleets of these rules; of own rules those that lay any.
 * @param {import('../../engine/types.js').Tables} tables
 * @param {string | Partial<Ruleset>} rules
 * @returns {string[]}
 */
export function deployersFor({rules: entries, deployers}, rules) {
  const id = typeof rules === 'string' ? rules : rules.id;
  const own = entries.filter((one) => one.id === id);
  const lists = own.length > 0 ? own : entries;
  return deployers.filter((each) => lists.every((one) => one.deployers.includes(each)));
}

/** @param {State} state whether a tap on a cell of that many pixels only aims */
export const tapAims = ({settings}, /** @type {number} */ cellPixels) =>
  !settings.oneTap && cellPixels < 40;

/**
 * The agent wished for, or where it cannot play the first that can.
 * @param {string} wished
 * @param {string[]} able
 * @param {import('../../engine/types.js').AgentEntry[]} agents
 */
export function suited(wished, able, agents) {
  const {id, options} = agentParts(wished);
  const entry = agents.find((agent) => agent.id === id);
  if (!entry || !able.includes(id)) return able[0] ?? wished;
  const isValue = (/** @type {[string, string]} */ [name, value]) =>
    entry.parameters.some((each) => each.name === name && each.values.includes(value));
  // What was remembered may be another version's word.
  return Object.entries(options).every(isValue) ? wished : id;
}

/** @param {import('../../engine/types.js').Basis | undefined} basis whether chances are no count: of fleets that were drawn, or of each ship by itself */
export const isEstimate = (basis) => basis?.kind === 'sampled' || basis?.kind === 'lost-track';
