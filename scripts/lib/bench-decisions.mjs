// How long single counts and decisions take in a worker of a real Chromium, against their bounds.

import process from 'node:process';

/** @typedef {import('./bench-decisions.js').Timed} Timed */
/** @typedef {import('./bench-decisions.js').Task} Task */
/**
 * @typedef {object} Bound
 * @property {string} name
 * @property {number} from the shots fired before, at least
 * @property {Partial<Record<'median' | 'p99' | 'worst', number>>} most in ms
 * @property {number} [known] a miss that is known: what was measured; only what is worse than that by a quarter is red
 */
/** @typedef {{title: string, task: Omit<Task, 'first'>, bounds: Bound[], bytes?: number}} Trial */

const megabyte = 2 ** 20;

/**
 * @param {number} from
 * @param {Bound['most']} most
 * @param {number} [known]
 * @returns {Bound}
 */
const bound = (from, most, known = undefined) => ({
  name: from === 0 ? 'all' : `from shot ${from}`,
  from,
  most,
  known,
});

/** How much worse than a known miss is no longer the same. */
const SLACK = 1.25;

/** @type {Trial[]} */
const trials = [
  {
    title: 'exact on admiral',
    task: {kind: 'hunt', rules: 'admiral', games: 100},
    bounds: [bound(0, {worst: 50})],
  },
  {
    title: 'exact-lookahead on admiral',
    task: {kind: 'hunt', rules: 'admiral', agent: 'exact-lookahead', games: 100},
    bounds: [bound(0, {worst: 1000})],
  },
  ...[
    {agent: 'planner', rules: 'admiral', games: 100},
    {agent: 'planner(work=60)', rules: 'admiral', games: 30},
    {agent: 'planner(hunts=3000)', rules: 'admiral', games: 10},
    {agent: 'planner', rules: 'sea-battle', games: 30},
    {agent: 'planner', rules: 'admiral-apart', games: 30},
  ].map((task) => ({
    title: `${task.agent} on ${task.rules}`,
    task: {kind: /** @type {const} */ ('hunt'), ...task},
    bounds: [bound(0, {median: 500, worst: 1500})],
    bytes: 100 * megabyte,
  })),
  ...[0, 4, 7].map((hints) => ({
    title: `exact on solitaire, ${hints} known cells, at the start and after each answer`,
    task: {kind: /** @type {const} */ ('hunt'), rules: 'solitaire', games: 100, hints, anew: true},
    // Some 145 without known cells.
    bounds: [bound(0, {worst: 150}, 150)],
  })),
  {
    title: 'exact on sea-battle, without the book',
    task: {kind: 'hunt', rules: 'sea-battle', games: 100},
    bounds: [bound(0, {worst: 250}, 255.2), bound(10, {p99: 60}), bound(20, {p99: 20})],
    bytes: 200 * megabyte,
  },
  {
    title: 'exact on sea-battle, with the book',
    task: {kind: 'hunt', rules: 'sea-battle', games: 100, book: true},
    bounds: [bound(0, {worst: 100}), bound(10, {p99: 60}), bound(20, {p99: 20})],
    bytes: 200 * megabyte,
  },
  ...[0, 4, 7].map((hints) => ({
    title: `chances on solitaire, ${hints} known cells`,
    task: {kind: /** @type {const} */ ('look'), rules: 'solitaire', games: 100, hints},
    bounds: [bound(0, {worst: 50}, hints === 0 ? 92 : undefined)],
  })),
  {
    title: 'the 303 published puzzles, each proved to have one solution',
    task: {kind: 'puzzles', rules: 'solitaire', games: 3},
    bounds: [bound(0, {worst: 2000})],
  },
  {
    title: 'the empty sea-battle board in whole numbers',
    task: {kind: 'position', rules: 'sea-battle', games: 5},
    bounds: [bound(0, {worst: 500})],
    bytes: 320 * megabyte,
  },
];

/**
 * Prints median, 99th percentile and worst of every trial; each in a worker of its own, as memory once taken stays.
 *
 * @param {(task: Task) => Promise<Timed[]>} ask in a fresh worker
 * @returns {Promise<boolean>} whether all bounds held, but for known misses
 */
export async function benchDecisions(ask) {
  let held = true;
  /**
   * @param {number} value
   * @param {number} most
   * @param {number} [known]
   */
  const judged = (value, most, known) => {
    if (value <= most) return '';
    if (known !== undefined && value <= SLACK * known) return `, missed, known as ${known}`;
    held = false;
    return ', missed';
  };
  for (const {title, task, bounds, bytes} of trials) {
    const all = await ask({...task, first: 1});
    const taken = Math.max(...all.map((timed) => timed.bytes));
    const memory = bytes === undefined ? '' : ` of ${Math.round(bytes / megabyte)}`;
    const over = bytes === undefined ? '' : judged(taken, bytes);
    process.stdout.write(`  ${title}: memory ${Math.round(taken / megabyte)}${memory} MB${over}\n`);
    for (const {name, from, most, known} of bounds) {
      const times = all.filter(({shot}) => shot >= from).map((timed) => timed.ms);
      const told = {
        median: quantile(times, 0.5),
        p99: quantile(times, 0.99),
        worst: quantile(times, 1),
      };
      const texts = Object.entries(told).map(([key, value]) => `${key} ${value.toFixed(1)}`);
      const targets = Object.entries(most).map(([key, ms]) => {
        const missed = judged(told[/** @type {keyof typeof told} */ (key)], ms, known);
        return `${key} ${ms}${missed}`;
      });
      process.stdout.write(`    ${name}: ${texts.join(', ')} ms (target ${targets.join(', ')})\n`);
    }
  }
  return held;
}

/**
 * @param {number[]} values
 * @param {number} share
 */
function quantile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}
