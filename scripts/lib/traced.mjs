// How long a page keeps its main thread.

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('./bounds.mjs').Line} Line */

/**
 * How long the main thread was kept by its longest task: by the clock, and its own work alone, which other programs on a
 * busy machine do not lengthen.
 *
 * @param {import('playwright-core').Browser} browser
 * @param {Page} page
 * @param {string} name
 * @param {() => Promise<void>} use
 * @param {number} [most] milliseconds of work that one task may take
 * @returns {Promise<Line>}
 */
export async function traced(browser, page, name, use, most) {
  await browser.startTracing(page, {categories: ['toplevel', 'devtools.timeline']});
  await use();
  /** @type {{traceEvents: TraceEvent[]}} */
  const {traceEvents} = JSON.parse((await browser.stopTracing()).toString());
  const threads = traceEvents
    .filter((event) => event.name === 'thread_name' && event.args.name === 'CrRendererMain')
    .map(threadOf);
  const calls = traceEvents.filter((event) => event.name === 'FunctionCall').map(threadOf);
  const busiest = (/** @type {string} */ thread) => calls.filter((one) => one === thread).length;
  const [main] = threads.sort((a, b) => busiest(b) - busiest(a));
  const tasks = traceEvents.filter(
    (event) => event.name.endsWith('RunTask') && threadOf(event) === main,
  );
  const longest = (/** @type {(task: TraceEvent) => number} */ by) =>
    Math.max(0, ...tasks.map(by)) / 1000;
  const over = tasks.filter(({dur = 0}) => dur > 50_000).length;
  const work = longest(({tdur = 0}) => tdur);
  return {
    name: `${name}: longest task`,
    value: `${longest(({dur = 0}) => dur).toFixed(0)} ms, of it work ${work.toFixed(0)} ms; over 50 ms: ${over}`,
    ...(most !== undefined && {bound: {measured: work, most, unit: 'ms of work'}}),
  };
}

/** @typedef {{name: string, pid: number, tid: number, dur?: number, tdur?: number, args: any}} TraceEvent */

/** @param {TraceEvent} event */
const threadOf = ({pid, tid}) => `${pid} ${tid}`;
