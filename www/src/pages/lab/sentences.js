// What the lab says, for eye and ear alike.
import {refusalSentence as sayRefusal} from '../../shell/refusal-sentences.js';
import {progressOf} from './article.js';
import {isScored, secondsLeft} from './state.js';
import {beyondChance, FEWEST_GAMES, gamesFor, margin} from './student-distribution.js';
import {pairsOf} from './tally.js';

/** @typedef {import('./state.js').State} State */
/** @typedef {import('../../shell/coded-sentence.js').Speech} Speech */

/** @param {Speech['words']} words @param {number} value */
export const tenths = (words, value) =>
  words.number(value, {minimumFractionDigits: 1, maximumFractionDigits: 1});

/**
 * @param {Speech['words']} words
 * @param {number} value
 * @param {number | null} se null where there are too few games to estimate it
 * @param {number} [games] of the standard error; left out where it is of so many that it makes no difference
 */
export const withError = (words, value, se, games = Number.POSITIVE_INFINITY) =>
  se === null || games < 2
    ? tenths(words, value)
    : words('lab-with-error', {
        value: tenths(words, value),
        error: tenths(words, margin(se, games)),
      });

/** @param {import('./match-tally.js').Match} match @param {Speech} speech */
export const whoMeets = ({agents: [first, second]}, {words, names}) =>
  words('lab-match-of', {first: names.agent(first), second: names.agent(second)});

/** @param {Pick<import('./tally.js').Sums, 'mean' | 'games'>} sums @param {string} name of the agent @param {Speech} speech @param {import('./match-tally.js').Match} [match] whose it is, where two meet @returns {string} what a picture of bars shows */
export const pictureLabel = ({mean, games}, name, speech, match) =>
  speech.words('lab-picture', {
    agent: match ? whoMeets(match, speech) : name,
    mean: tenths(speech.words, mean),
    games,
  });

/** @param {string} rules @param {Speech} speech */
export const gameName = (rules, {words, names}) =>
  words.has(`lab-game-${rules}`) ? words(`lab-game-${rules}`) : names.rules(rules);

/** @param {import('../../shell/game.js').Refusal} refusal @param {Speech} speech */
export function refusalSentence({args, ...refusal}, speech) {
  const agents = args?.agents && String(args.agents).split(',').map(speech.names.agent).join(', ');
  return sayRefusal({...refusal, args: {...args, ...(agents && {agents})}}, speech, 'lab-failed');
}

/** @param {string[]} agents @param {Speech['names']} names @returns {string[]} their names: those of the same name are numbered */
export function namesOf(agents, names) {
  const said = agents.map((agent) => names.agent(agent));
  return said.map((name, at) => {
    const isAlone = said.indexOf(name) === said.lastIndexOf(name);
    return isAlone ? name : `${name} ${said.slice(0, at + 1).filter((one) => one === name).length}`;
  });
}

/**
 * Why there is no verdict yet: a run that is looked at until it looks good would end with one by chance, and of few games
 * nothing follows.
 * @param {Pick<import('./state.js').Run, 'config' | 'summary'> | null} run
 * @param {number} tries games, or of a match openings
 * @returns {'early' | 'few' | null}
 */
export function undecided(run, tries) {
  if ((run?.summary?.games ?? 0) < (run?.config.games ?? 0)) return 'early';
  return tries < FEWEST_GAMES ? 'few' : null;
}

/** @param {{a: string, b: string}[]} same the pairs that came to the same in every game: of three agents all three are there @returns {string[][]} the agents, those that are alike together */
function agentsOf(same) {
  /** @type {Set<string>[]} */
  const groups = [];
  for (const {a, b} of same) {
    const group = groups.find((agents) => agents.has(a)) ?? new Set([a]);
    if (!groups.includes(group)) groups.push(group);
    group.add(b);
  }
  return groups.map((agents) => [...agents]);
}

/** @param {{run: Pick<import('./state.js').Run, 'config' | 'summary'> | null}} state @param {Speech} speech of every two agents which is better, and whether chance could have made it seem so */
export function verdicts({run}, {words, names}) {
  const summary = run?.summary;
  const named = namesOf(
    (summary?.agents ?? []).map(({agent}) => agent),
    names,
  );
  const pairs = pairsOf(named);
  const paired = (summary?.paired ?? []).map(({mean, se}, pair) => {
    const [a, b] = pairs[pair];
    return {a, b, mean, se};
  });
  const games = summary?.games ?? 0;
  const scored = run !== null && isScored(run.config);
  const open = undecided(run, games);
  const beyond = beyondChance(paired, games);
  const same = games < 2 ? [] : paired.filter(({mean, se}) => mean === 0 && se === 0);
  const compared = paired.flatMap((one, pair) => {
    if (same.includes(one)) return [];
    const {a, b, mean, se} = one;
    // Fewer shots are better, and so is a higher score.
    const [better, worse] = mean < 0 === scored ? [b, a] : [a, b];
    const args = {
      ...{better, worse},
      difference: tenths(words, Math.abs(mean)),
      error: games < 2 ? '' : tenths(words, margin(se, games)),
      ...{games, fewest: FEWEST_GAMES},
    };
    if (games < 2) return words('lab-verdict-one', args);
    // Without any spread the effect of chance cannot be estimated.
    if (se === 0) return words('lab-verdict-alike', args);
    if (open) return words(`lab-verdict-${open}`, args);
    if (!beyond[pair]) return words('lab-verdict-open', args);
    return words(scored ? 'lab-verdict-score' : 'lab-verdict-shots', args);
  });
  const alike = agentsOf(same).map((agents) =>
    words('lab-verdict-same', {agents: agents.join(', ')}),
  );
  return [...compared, ...alike];
}

/** @param {State} state @param {Speech} speech how many games it takes to see a difference, by the two agents whose differences scatter most; '' where there are too few games */
export function needsSentence({run}, {words}) {
  const games = run?.summary?.games ?? 0;
  const pairs = run?.summary?.paired ?? [];
  const widest = Math.max(0, ...pairs.map(({se}) => se));
  if (!run || games < FEWEST_GAMES || widest === 0) return '';
  const spread = widest * Math.sqrt(games);
  // Points of a score are smaller than shots.
  const differences = isScored(run.config) ? [100, 20, 5] : [5, 1, 0.2];
  const needed = differences.map((difference) => gamesFor(difference, spread, pairs.length));
  const [far, near, close] = differences.map((difference) => words.number(difference));
  const [few, more, most] = needed.map((many) => words.number(many, {maximumSignificantDigits: 2}));
  return words('lab-needs', {far, near, close, few, more, most});
}

/** @param {Speech['words']} words @param {number} seconds */
export function spanOf(words, seconds) {
  if (seconds < 90) return words('lab-seconds', {seconds: Math.max(1, Math.round(seconds))});
  if (seconds < 5400) return words('lab-minutes', {minutes: Math.round(seconds / 60)});
  return words('lab-hours', {hours: Math.round(seconds / 360) / 10});
}

/** @param {import('./article.js').Article} article @param {Speech} speech how far the numbers of the Russian article are worked out */
export function articleSentence(article, {words}) {
  const {done, of, differ} = progressOf(article);
  if (article.running) return words('lab-article-running', {done, of});
  return done < of
    ? words('lab-article-stopped', {done, of})
    : words('lab-article-done', {of, differ});
}

/** @param {import('./state.js').Times} times @param {Speech} speech how much longer the map took */
export const timesSentence = ({slow, quick, games}, {words}) =>
  words('lab-times-found', {
    slow: words.number(slow, {maximumSignificantDigits: 3}),
    quick: words.number(quick, {maximumSignificantDigits: 3}),
    ratio: words.number(slow / quick, {maximumSignificantDigits: 2}),
    games,
  });

/** @param {State} state @param {Speech} speech how far the run is */
export function progressSentence(state, {words}) {
  const {run} = state;
  if (!run) return words('lab-ready');
  const games = run.summary?.games ?? 0;
  const args = {games, planned: run.config.games};
  if (run.status !== 'running') return words(`lab-${run.status}`, args);
  const left = secondsLeft(state);
  if (left === null || run.rate === null) return words('lab-starting', args);
  const rate = words.number(run.rate, {maximumSignificantDigits: 3});
  return words('lab-running', {...args, rate, left: spanOf(words, left)});
}
