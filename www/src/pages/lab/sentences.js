// What the lab says, for eye and ear alike.
import {refusalSentence as sayRefusal} from '../../shell/refusal-sentences.js';
import {progressOf} from './article.js';
import {isScored, secondsLeft} from './state.js';
import {beyondChance, FEWEST_GAMES, gamesFor, margin} from './student.js';

/** @typedef {import('./state.js').State} State */
/** @typedef {import('../../shell/coded-sentence.js').Speech} Speech */

/** @param {Speech['words']} words @param {number} value */
export const tenths = (words, value) =>
  words.number(value, {minimumFractionDigits: 1, maximumFractionDigits: 1});

/**
 * @param {Speech['words']} words
 * @param {number} value
 * @param {number | null} se null where too few games tell of it
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

/** @param {import('./tally.js').Sums} sums @param {Speech} speech @param {import('./match-tally.js').Match} [match] whose it is, where two meet @returns {string} what a picture of bars shows */
export const pictureLabel = ({agent, mean, games}, speech, match) =>
  speech.words('lab-picture', {
    agent: match ? whoMeets(match, speech) : speech.names.agent(agent),
    mean: tenths(speech.words, mean),
    games,
  });

/** @param {string} rules @param {Speech} speech */
export const gameName = (rules, {words, names}) =>
  words.has(`lab-game-${rules}`) ? words(`lab-game-${rules}`) : names.rules(rules);

/** @param {import('../../shell/refusal-sentences.js').Refusal} refusal @param {Speech} speech */
export const refusalSentence = (refusal, speech) => sayRefusal(refusal, speech, 'lab-failed');

/**
 * Why there is no verdict yet: a run that is looked at until it looks good would end with one by chance, and of few games
 * nothing follows.
 * @param {State['run']} run
 * @param {number} tries games, or of a match openings
 * @returns {'early' | 'few' | null}
 */
export function undecided(run, tries) {
  if ((run?.told?.games ?? 0) < (run?.wish.games ?? 0)) return 'early';
  return tries < FEWEST_GAMES ? 'few' : null;
}

/** @param {State} state @param {Speech} speech of every two agents which is better, and whether chance could have made it seem so */
export function verdicts({run}, {words, names}) {
  const paired = run?.told?.paired ?? [];
  const games = run?.told?.games ?? 0;
  const scored = run !== null && isScored(run.wish);
  const open = undecided(run, games);
  const beyond = beyondChance(paired, games);
  return paired.map(({a, b, mean, se}, pair) => {
    // Fewer shots are better, and so is a higher score.
    const [better, worse] = mean < 0 === scored ? [b, a] : [a, b];
    const told = {
      better: names.agent(better),
      worse: names.agent(worse),
      difference: tenths(words, Math.abs(mean)),
      error: games < 2 ? '' : tenths(words, margin(se, games)),
      ...{games, fewest: FEWEST_GAMES},
    };
    if (games < 2) return words('lab-verdict-one', told);
    // Without any spread nothing tells how far chance goes.
    if (se === 0) return words('lab-verdict-alike', told);
    if (open) return words(`lab-verdict-${open}`, told);
    if (!beyond[pair]) return words('lab-verdict-open', told);
    return words(scored ? 'lab-verdict-score' : 'lab-verdict-shots', told);
  });
}

/** @param {State} state @param {Speech} speech how many games it takes to see a difference, by the two agents whose differences scatter most; '' where too few tell of it */
export function needsSentence({run}, {words}) {
  const games = run?.told?.games ?? 0;
  const pairs = run?.told?.paired ?? [];
  const widest = Math.max(0, ...pairs.map(({se}) => se));
  if (!run || games < FEWEST_GAMES || widest === 0) return '';
  const spread = widest * Math.sqrt(games);
  // Points of a score are smaller than shots.
  const differences = isScored(run.wish) ? [100, 20, 5] : [5, 1, 0.2];
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
  words('lab-times-told', {
    slow: words.number(slow, {maximumSignificantDigits: 3}),
    quick: words.number(quick, {maximumSignificantDigits: 3}),
    ratio: words.number(slow / quick, {maximumSignificantDigits: 2}),
    games,
  });

/** @param {State} state @param {Speech} speech how far the run is */
export function progressSentence(state, {words}) {
  const {run} = state;
  if (!run) return words('lab-ready');
  const games = run.told?.games ?? 0;
  const told = {games, planned: run.wish.games};
  if (run.status !== 'running') return words(`lab-${run.status}`, told);
  const left = secondsLeft(state);
  if (left === null || run.rate === null) return words('lab-starting', told);
  const rate = words.number(run.rate, {maximumSignificantDigits: 3});
  return words('lab-running', {...told, rate, left: spanOf(words, left)});
}
