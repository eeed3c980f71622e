// What the lab knows. Pure.
import {gameIds, presetRules} from '../../games/sea/presets.js';
import {matchIds} from '../../shell/reversi-rules.js';

/** @typedef {import('../../engine/types.js').RulesEntry} RulesEntry */
/** @typedef {import('../../engine/types.js').AgentEntry} AgentEntry */
/** @typedef {{rules: Pick<RulesEntry, 'id' | 'agents' | 'deployers'>[], agents: Pick<AgentEntry, 'id' | 'parameters'>[]}} Tables what may be chosen */
/** @typedef {import('../../engine/batch-responder.js').BatchConfig} BatchConfig */
/** @typedef {import('../../engine/match-responder.js').MatchConfig} MatchConfig */
/** @typedef {import('../../engine/printed.js').Checked} Checked */
/** @typedef {import('./tally.js').Told & {match?: import('./match-tally.js').Match}} Told `match`: of Reversi */
/** @typedef {{rules: string, set: string, agents: string[], deploy: string, games: number, seed: string}} Wish `set`: rules changed, as `key=value` parted by spaces */
/** @typedef {import('../../shell/refusal-sentences.js').Refusal} Refusal */
/** @typedef {{rules: string, seed: string, deploy: string, agents: string[]}} Names as the engine's own reports have them */
/** @typedef {{slow: number, quick: number, games: number}} Times seconds of the same games by two agents */
/** @typedef {{agent: number, from: number, to: number, game: number | null, record: string | null}} Opened a bar, and the game of it that is looked at */
/**
 * @typedef {object} Run
 * @property {Wish} wish what is played
 * @property {Names | null} names once the engine has told them
 * @property {'running' | 'paused' | 'ended' | 'stopped'} status
 * @property {Told | null} told
 * @property {number | null} rate games a second, of late
 */
/**
 * @typedef {object} State
 * @property {Tables | null} tables
 * @property {Wish} wish what the form holds
 * @property {Run | null} run
 * @property {Record<string, Told>} played what the runs before it told, each by its wish
 * @property {Opened | null} opened
 * @property {Refusal | null} refused why the run ended, or never began
 * @property {Refusal | null} beside what else was refused; the run goes on
 * @property {Times | 'running' | null} times
 * @property {Checked[] | 'running' | null} printed what became of the positions that Reversi's source printed
 * @property {import('./article.js').Article | null} article what came of the numbers of the Russian article
 * @property {boolean} kept whether a run that was left is kept on this device
 */
/** @typedef {'csv' | 'json' | 'svg'} Form of a file */
/**
 * What is wished for, what the workers have answered, and what was kept of another visit.
 * @typedef {{type: 'tables', tables: Tables}
 *   | {type: 'wish', change: Partial<Wish>}
 *   | {type: 'run', wish?: Wish, paused?: boolean}
 *   | {type: 'named', names: Names}
 *   | {type: 'told', told: Told, rate: number | null, ended: boolean}
 *   | {type: 'pause' | 'resume' | 'stop' | 'take-up'}
 *   | {type: 'refused', of?: 'run', error: Refusal}
 *   | {type: 'times' | 'printed' | 'article' | 'article-end' | 'article-stop'}
 *   | {type: 'timed', times: Times | null}
 *   | {type: 'printed-told', checked: Checked[] | null}
 *   | {type: 'article-told', stated: import('../../engine/article.js').Stated}
 *   | {type: 'kept', kept: boolean}
 *   | {type: 'bar', bar: Pick<Opened, 'agent' | 'from' | 'to'>}
 *   | {type: 'bar-game', game: number, record: string}
 *   | {type: 'bar-next' | 'bar-lost'}
 *   | {type: 'export', form: Form}} Action `of`: what ends with it
 */

export const MOST_AGENTS = 4;
/** Who meets in Reversi where nobody is named. */
const MATCH_AGENTS = ['engine-1', 'minimax-expert'];
export const MOST_GAMES = 1_000_000;
/** A time is measured alone, and one thing is worked out at a time. @type {Refusal} */
const BUSY = {code: 'lab-busy'};

/** @type {Wish} */
export const firstWish = {
  rules: 'admiral',
  set: '',
  agents: ['hunt', 'probability-map'],
  deploy: 'uniform',
  games: 1000,
  seed: '1',
};

/** @param {string[]} parts of a link @returns {Refusal | null} */
const unfollowed = (parts) =>
  parts.length > 0 ? {code: 'lab-link-unread', args: {parts: parts.join(', ')}} : null;

/** @param {{wish?: Wish, left?: string[], unread?: string[]}} [asked] `left`: agents there is no room for; `unread`: what else a link says and cannot be followed @returns {State} */
export const initialState = ({wish = firstWish, left = [], unread = []} = {}) => ({
  tables: null,
  wish,
  run: null,
  played: {},
  opened: null,
  refused: left.length > 0 ? {code: 'lab-agents-left', args: {agents: left.join(', ')}} : null,
  beside: unfollowed(unread),
  times: null,
  printed: null,
  article: null,
  kept: false,
});

/** What the lab plays. */
export const labGames = [...gameIds, ...matchIds];

/** Whether it is Reversi, where two meet. @param {Pick<Wish, 'rules'>} wish */
export const isMatch = ({rules}) => matchIds.includes(rules);

/** How many results a game has. @param {Wish} wish */
export const widthOf = (wish) => (isMatch(wish) ? 1 : wish.agents.length);

/**
 * The two who meet, where it is a match.
 * @param {Wish} wish
 * @returns {Wish}
 */
export function asMatch(wish) {
  if (!isMatch(wish)) return wish;
  const [first = MATCH_AGENTS[0], second = MATCH_AGENTS[1]] = wish.agents;
  return {...wish, agents: [first, second], set: '', deploy: firstWish.deploy};
}

/**
 * The rules a wish means.
 * @param {Pick<Wish, 'rules' | 'set'>} wish
 * @returns {BatchConfig['rules']}
 */
export function rulesOf({rules, set}) {
  const changes = set.split(/\s+/).filter(Boolean).map(changeOf);
  if (changes.length === 0) return rules;
  const {id: _, ...whole} = presetRules(rules);
  return {...whole, ...Object.fromEntries(changes)};
}

/** @param {string} text @returns {[string, unknown]} */
function changeOf(text) {
  const at = text.indexOf('=');
  const [key, value] = at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
  try {
    return [key, JSON.parse(value)];
  } catch {
    return [key, value];
  }
}

/** @param {Wish} wish @returns {BatchConfig} */
export const configOf = (wish) => ({
  rules: rulesOf(wish),
  seed: wish.seed,
  agents: wish.agents,
  deploy: wish.deploy,
});

/** @param {Wish} wish @returns {MatchConfig} */
export const matchConfigOf = ({rules, seed, agents}) => ({rules, seed, agents});

/** Whether two wishes are one and the same run. @param {Wish} wish */
export const keyOf = ({rules, set, agents, deploy, games, seed}) =>
  JSON.stringify([rules, set, agents, deploy, games, seed]);

/** Whether more is better. @param {Pick<Wish, 'rules'>} wish */
export const isScored = ({rules}) => rules === 'solitaire';

/** @param {State} state whether the form asks for something else than is played */
export const isChanged = ({wish, run}) =>
  run !== null && JSON.stringify(run.wish) !== JSON.stringify(wish);

/** @param {State} state whether games are played, or are to go on */
export const isOn = ({run}) => run?.status === 'running' || run?.status === 'paused';

/** Whether a worker beside the games has something to work out. @param {State} state */
const isBusy = ({times, article, printed}) =>
  times === 'running' || printed === 'running' || article?.running === true;

/** @param {State} state seconds left of the run */
export function secondsLeft({run}) {
  if (!run?.rate || !run.told) return null;
  return (run.wish.games - run.told.games) / run.rate;
}

/** @param {State} state @param {Action} action @returns {State} */
export function reduce(state, action) {
  switch (action.type) {
    case 'tables':
      return fittedTo(joined(state.tables, action.tables), state);
    case 'wish':
      return {...state, wish: fitting({...state.wish, ...action.change}, state.tables)};
    case 'run':
      return {
        ...state,
        wish: action.wish ?? state.wish,
        run: {
          wish: action.wish ?? state.wish,
          names: null,
          status: action.paused ? 'paused' : 'running',
          told: null,
          rate: null,
        },
        played: playedBy(state),
        opened: null,
        refused: null,
        beside: null,
        // Beside games no time is measured.
        times: state.times === 'running' ? null : state.times,
        kept: false,
      };
    case 'named':
      return withRun(state, {names: action.names});
    case 'told':
      return withRun(state, {
        told: action.told,
        rate: action.rate,
        ...(action.ended && {status: 'ended'}),
      });
    case 'pause':
    case 'resume':
      if (!isOn(state)) return state;
      return withRun(state, {status: action.type === 'pause' ? 'paused' : 'running', rate: null});
    case 'stop':
      return withRun(state, {status: 'stopped', rate: null});
    case 'refused':
      return action.of === 'run'
        ? {...withRun(state, {status: 'stopped', rate: null}), refused: action.error}
        : {...state, beside: action.error};
    case 'times':
      return isOn(state) || isBusy(state)
        ? {...state, beside: BUSY}
        : {...state, times: 'running', beside: null};
    case 'timed':
      return {...state, times: action.times};
    case 'printed':
      return isBusy(state)
        ? {...state, beside: BUSY}
        : {...state, printed: 'running', beside: null};
    case 'printed-told':
      return {...state, printed: action.checked};
    case 'article':
      return isBusy(state)
        ? {...state, beside: BUSY}
        : {...state, article: {running: true, told: {}}, beside: null};
    case 'article-told':
      return state.article
        ? {
            ...state,
            article: {
              ...state.article,
              told: {...state.article.told, [action.stated.id]: action.stated},
            },
          }
        : state;
    case 'article-end':
    case 'article-stop':
      return state.article ? {...state, article: {...state.article, running: false}} : state;
    case 'kept':
      return {...state, kept: action.kept};
    case 'bar':
      return {...state, opened: {...action.bar, game: null, record: null}, beside: null};
    case 'bar-lost':
      return state.opened?.record === null ? {...state, opened: null} : state;
    case 'bar-game':
      return state.opened
        ? {...state, opened: {...state.opened, game: action.game, record: action.record}}
        : state;
    default:
      return state;
  }
}

/** @param {State} state @returns {State['played']} what was told of each run, once another is begun */
const playedBy = ({played, run}) =>
  run?.told?.games ? {...played, [keyOf(run.wish)]: run.told} : played;

/** @param {State} state @param {Partial<Run>} change @returns {State} */
const withRun = (state, change) => (state.run ? {...state, run: {...state.run, ...change}} : state);

/** @param {Tables | null} known @param {Tables} more @returns {Tables} what may be chosen of both */
const joined = (known, more) =>
  known === null
    ? more
    : {
        ...known,
        rules: [...known.rules, ...more.rules],
        agents: [...known.agents, ...more.agents],
      };

/**
 * What cannot be played under the rules chosen gives way to the first that can.
 * @param {Wish} wish
 * @param {Tables | null} tables
 * @returns {Wish}
 */
export function fitting(wish, tables) {
  const entry = tables?.rules.find(({id}) => id === wish.rules);
  // Who can play is not known yet.
  if (!entry)
    return asMatch(
      wish.agents.length > 0 || isMatch(wish) ? wish : {...wish, agents: firstWish.agents},
    );
  const idOf = (/** @type {string} */ agent) => agent.split('(')[0];
  const able = wish.agents.filter((agent) => entry.agents.includes(idOf(agent)));
  if (isMatch(wish)) return asMatch({...wish, agents: able});
  return {
    ...wish,
    agents: able.length > 0 ? able : entry.agents.slice(0, 2),
    deploy: entry.deployers.includes(wish.deploy) ? wish.deploy : entry.deployers[0],
  };
}

/** @param {Tables} tables @param {State} state @returns {State} once it is known who can play, what of the wish cannot be followed is named and replaced */
function fittedTo(tables, state) {
  if (state.run) return {...state, tables};
  const wish = fitting(state.wish, tables);
  const lost = [
    ...state.wish.agents.filter((agent) => !wish.agents.includes(agent)),
    ...(wish.deploy === state.wish.deploy ? [] : [state.wish.deploy]),
  ];
  const before = state.beside?.code === 'lab-link-unread' ? [state.beside.args?.parts] : [];
  return {...state, tables, wish, beside: unfollowed([...before, ...lost]) ?? state.beside};
}
