// What the lab knows. Pure.
import {gameIds, presetRules} from '../../games/sea/presets.js';
import {matchIds} from '../../shell/reversi-rules.js';

/** @typedef {import('../../engine/types.js').RulesEntry} RulesEntry */
/** @typedef {import('../../engine/types.js').AgentEntry} AgentEntry */
/** @typedef {{rules: Pick<RulesEntry, 'id' | 'agents' | 'deployers'>[], agents: Pick<AgentEntry, 'id' | 'parameters'>[]}} Tables what may be chosen */
/** @typedef {import('../../engine/calls.js').BatchConfig} BatchConfig */
/** @typedef {import('../../engine/calls.js').MatchConfig} MatchConfig */
/** @typedef {import('../../engine/printed.js').Checked} Checked */
/** @typedef {import('./tally.js').Summary & {match?: import('./match-tally.js').Match}} Summary `match`: of Reversi */
/** @typedef {{rules: string, set: string, agents: string[], deploy: string, games: number, seed: string}} RunConfig `set`: rules changed, as `key=value` parted by spaces */
/** @typedef {import('../../shell/game.js').Refusal} Refusal */
/** @typedef {{rules: string, seed: string, deploy: string, agents: string[], weights?: string | null}} Names as the engine's own reports have them */
/** @typedef {{slow: number, quick: number, games: number}} Times seconds of the same games by two agents */
/** @typedef {{agent: number, from: number, to: number, game: number | null, record: string | null}} Opened a bar, and the game of it that is looked at */
/**
 * @typedef {object} Run
 * @property {RunConfig} config what is played
 * @property {Names | null} names once the engine has sent them
 * @property {'running' | 'paused' | 'ended' | 'stopped'} status
 * @property {Summary | null} summary
 * @property {number | null} rate games a second, of late
 * @property {boolean} figure it is a published figure's
 */
/**
 * @typedef {object} Own
 * @property {RunConfig} config what the form held
 * @property {Run | null} run what was played of the form
 */
/**
 * @typedef {object} State
 * @property {Tables | null} tables
 * @property {RunConfig} config what the form holds
 * @property {Run | null} run
 * @property {Own | null} own what a published figure has taken the place of
 * @property {Record<string, Summary>} played the summaries of the runs before it, each by its configuration
 * @property {Opened | null} opened
 * @property {Refusal | null} refused why the run ended, or never began
 * @property {Refusal | null} beside what else was refused; the run goes on
 * @property {Times | 'running' | null} times
 * @property {Checked[] | 'running' | null} printed what became of the positions that Reversi's source printed
 * @property {import('./article.js').Article | null} article what came of the numbers of the Russian article
 * @property {boolean} kept whether a run that was left is stored on this device
 */
/** @typedef {'csv' | 'json' | 'svg'} Form of a file */
/**
 * What a person requests, what the workers have answered, and what an earlier visit has stored.
 * @typedef {{type: 'tables', tables: Tables}
 *   | {type: 'configure', change: Partial<RunConfig>}
 *   | {type: 'run', config?: RunConfig, paused?: boolean, figure?: boolean}
 *   | {type: 'named', names: Names}
 *   | {type: 'summary', summary: Summary, rate: number | null, ended: boolean}
 *   | {type: 'pause' | 'resume' | 'stop' | 'take-up' | 'own-back'}
 *   | {type: 'refused', of?: 'run', error: Refusal}
 *   | {type: 'times' | 'printed' | 'article' | 'article-end' | 'article-stop'}
 *   | {type: 'timed', times: Times | null}
 *   | {type: 'printed-checked', checked: Checked[] | null}
 *   | {type: 'article-result', result: import('../../engine/article.js').Stated}
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

/** Of a seed that was typed and is none: the form keeps the one before. */
export const BAD_SEED = 'lab-bad-seed';

/** @type {RunConfig} */
export const firstConfig = {
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

/** @param {{config?: RunConfig, left?: string[], unread?: string[]}} [asked] `left`: agents there is no room for; `unread`: what else a link says and cannot be followed @returns {State} */
export const initialState = ({config = firstConfig, left = [], unread = []} = {}) => ({
  tables: null,
  config,
  run: null,
  own: null,
  played: {},
  opened: null,
  refused: left.length > 0 ? {code: 'lab-agents-left', args: {agents: left.join()}} : null,
  beside: unfollowed(unread),
  times: null,
  printed: null,
  article: null,
  kept: false,
});

/** What the lab plays. */
export const labGames = [...gameIds, ...matchIds];

/** Whether it is Reversi, where two meet. @param {Pick<RunConfig, 'rules'>} config */
export const isMatch = ({rules}) => matchIds.includes(rules);

/** How many results a game has. @param {RunConfig} config */
export const widthOf = (config) => (isMatch(config) ? 1 : config.agents.length);

/**
 * The two who meet, where it is a match.
 * @param {RunConfig} config
 * @returns {RunConfig}
 */
export function asMatch(config) {
  if (!isMatch(config)) return config;
  const [first = MATCH_AGENTS[0], second = MATCH_AGENTS[1]] = config.agents;
  return {...config, agents: [first, second], set: '', deploy: firstConfig.deploy};
}

/** @param {string} set @returns {string[]} each change of the rules by itself */
export const changesIn = (set) => set.split(/\s+/).filter(Boolean);

/**
 * The rules of a run.
 * @param {Pick<RunConfig, 'rules' | 'set'>} config
 * @returns {BatchConfig['rules']}
 */
export function rulesOf({rules, set}) {
  const changes = changesIn(set).map(changeOf);
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

/** @param {RunConfig} config @returns {BatchConfig} */
export const configOf = (config) => ({
  rules: rulesOf(config),
  seed: config.seed,
  agents: config.agents,
  deploy: config.deploy,
});

/** @param {RunConfig} config @returns {MatchConfig} */
export const matchConfigOf = ({rules, seed, agents}) => ({rules, seed, agents});

/** Whether two configurations make the same run. @param {RunConfig} config */
export const keyOf = ({rules, set, agents, deploy, games, seed}) =>
  JSON.stringify([rules, set, agents, deploy, games, seed]);

/** Whether more is better. @param {Pick<RunConfig, 'rules'>} config */
export const isScored = ({rules}) => rules === 'solitaire';

/** @param {State} state whether the form asks for something else than is played */
export const isChanged = ({config, run, beside}) =>
  run !== null &&
  (beside?.code === BAD_SEED || JSON.stringify(run.config) !== JSON.stringify(config));

/** @param {Pick<State, 'run'>} state whether games are played, or are to go on */
export const isOn = ({run}) => run?.status === 'running' || run?.status === 'paused';

/** Whether a worker beside the games has something to work out. @param {State} state */
const isBusy = ({times, article, printed}) =>
  times === 'running' || printed === 'running' || article?.running === true;

/** @param {State} state seconds left of the run */
export function secondsLeft({run}) {
  if (!run?.rate || !run.summary) return null;
  return (run.config.games - run.summary.games) / run.rate;
}

/** @param {State} state @param {Action} action @returns {State} */
export function reduce(state, action) {
  switch (action.type) {
    case 'tables':
      return fittedTo(joined(state.tables, action.tables), state);
    case 'configure':
      return {
        ...state,
        config: fitting({...state.config, ...action.change}, state.tables),
        // A seed that was not taken is mended.
        beside: action.change.seed === undefined ? state.beside : null,
      };
    case 'run': {
      const config = action.config ?? state.config;
      return {
        ...replaced(state),
        config,
        run: {
          config,
          names: null,
          status: action.paused ? 'paused' : 'running',
          summary: null,
          rate: null,
          figure: action.figure ?? false,
        },
        own: action.figure ? ownOf(state, config) : null,
        kept: false,
      };
    }
    case 'own-back':
      return state.own ? {...replaced(state), ...state.own, own: null} : state;
    case 'named':
      return withRun(state, {names: action.names});
    case 'summary':
      return withRun(state, {
        summary: action.summary,
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
    case 'printed-checked':
      return {...state, printed: action.checked};
    case 'article':
      return isBusy(state)
        ? {...state, beside: BUSY}
        : {...state, article: {running: true, results: {}}, beside: null};
    case 'article-result':
      return state.article
        ? {
            ...state,
            article: {
              ...state.article,
              results: {...state.article.results, [action.result.id]: action.result},
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

/** @param {State} state @returns {State} as another run, or none, takes the place of the one shown */
const replaced = (state) => ({
  ...state,
  played: playedBy(state),
  opened: null,
  refused: null,
  beside: null,
  // Beside games no time is measured.
  times: state.times === 'running' ? null : state.times,
});

/**
 * @param {State} state
 * @param {RunConfig} figure the published one, which begins
 * @returns {Own | null} null where nothing is lost
 */
function ownOf(state, figure) {
  const {config, run, own} = state;
  if (run?.figure && !isChanged(state)) return own;
  const ownRun = run?.figure ? (own?.run ?? null) : run;
  const isPlayed = ownRun !== null && (Boolean(ownRun.summary?.games) || isOn({run: ownRun}));
  if (!isPlayed && keyOf(config) === keyOf(figure)) return null;
  return {config, run: isPlayed ? {...ownRun, rate: null} : null};
}

/** @param {State} state @returns {State['played']} with the summary of each run, once another begins */
const playedBy = ({played, run}) =>
  run?.summary?.games ? {...played, [keyOf(run.config)]: run.summary} : played;

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
 * @param {RunConfig} config
 * @param {Tables | null} tables
 * @returns {RunConfig}
 */
export function fitting(config, tables) {
  const entry = tables?.rules.find(({id}) => id === config.rules);
  // Who can play is not known yet.
  if (!entry)
    return asMatch(
      config.agents.length > 0 || isMatch(config)
        ? config
        : {...config, agents: firstConfig.agents},
    );
  const idOf = (/** @type {string} */ agent) => agent.split('(')[0];
  const able = config.agents.filter((agent) => entry.agents.includes(idOf(agent)));
  if (isMatch(config)) return asMatch({...config, agents: able});
  return {
    ...config,
    agents: able.length > 0 ? able : entry.agents.slice(0, 2),
    deploy: entry.deployers.includes(config.deploy) ? config.deploy : entry.deployers[0],
  };
}

/** @param {Tables} tables @param {State} state @returns {State} once the tables say who can play: what they do not allow is named and replaced */
function fittedTo(tables, state) {
  if (state.run) return {...state, tables};
  const config = fitting(state.config, tables);
  const lost = [
    ...state.config.agents.filter((agent) => !config.agents.includes(agent)),
    ...(config.deploy === state.config.deploy ? [] : [state.config.deploy]),
  ];
  const before = state.beside?.code === 'lab-link-unread' ? [String(state.beside.args?.parts)] : [];
  return {...state, tables, config, beside: unfollowed([...before, ...lost]) ?? state.beside};
}
