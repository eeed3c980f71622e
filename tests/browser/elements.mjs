// Pages with elements, what these tell, and what is asked of them.

import {embeddingTests} from './embedding.mjs';
import {browserTests} from './harness.mjs';

/** @typedef {import('playwright-core').Page} Page */

/** Runs in the page, before its scripts: what the elements tell. */
function listen() {
  const told = /** @type {any[]} */ ([]);
  Object.assign(window, {told});
  for (const name of ['ready', 'step', 'answer', 'lesson', 'end', 'error'])
    document.addEventListener(`board-${name}`, (event) => {
      const {detail, target} = /** @type {CustomEvent} */ (event);
      told.push({type: event.type, id: /** @type {Element} */ (target).id, ...detail});
    });
}

/** @param {Page} page @param {string} [type] */
const eventsOf = (page, type) =>
  page.evaluate(
    (type) =>
      /** @type {any} */ (window).told.filter(
        (/** @type {any} */ one) => !type || one.type === type,
      ),
    type,
  );

/** Waits until an event has come. @param {Page} page @param {string} type @param {number} [count] */
const tells = (page, type, count = 1) =>
  page.waitForFunction(
    ({type, count}) =>
      /** @type {any} */ (window).told.filter((/** @type {any} */ one) => one.type === type)
        .length >= count,
    {type, count},
  );

/**
 * Calls the element's interface.
 *
 * @param {Page} page
 * @param {string} call
 * @param {any[]} [args]
 * @param {string} [id]
 */
const asked = (page, call, args = [], id = 'board') =>
  page.evaluate(
    async ({call, args, id}) => {
      try {
        return await /** @type {any} */ (document.getElementById(id)).api(1)[call](...args);
      } catch (/** @type {any} */ error) {
        return {code: error.code};
      }
    },
    {call, args, id},
  );

/** @param {Page} page @param {string} name @param {any} value null to take it away */
const setAttribute = (page, name, value) =>
  page.evaluate(
    ({name, value}) => {
      const board = document.getElementById('board');
      if (value === null) board?.removeAttribute(name);
      else board?.setAttribute(name, value);
    },
    {name, value},
  );

/** @param {Page} page @param {string} name */
const cell = (page, name) => page.locator(`spyglass-board [data-cell="${name}"]`).first();

/** Starts what the tests of one file need, and ends it after. */
export function elementTests() {
  const {visitor} = browserTests();
  const {page: write} = embeddingTests();

  /**
   * A page with elements, as soon as the first of them has its game.
   *
   * @param {string} body
   * @param {Parameters<typeof write>[1] & {storage?: boolean, ready?: boolean, device?: import('playwright-core').BrowserContextOptions, prepare?: (context: import('playwright-core').BrowserContext) => Promise<unknown>}} [how] `prepare`: before the page is opened
   */
  async function embedded(body, {storage = true, ready = true, device, prepare, ...how} = {}) {
    // The host page is somebody else's: nothing of ours is stored there.
    const visit = await visitor({storage, first: true, ...device});
    await visit.context.addInitScript(listen);
    await prepare?.(visit.context);
    const page = await visit.context.newPage();
    await page.goto(write(body, how));
    if (ready) await tells(page, 'board-ready');
    return {page, leave: visit.leave, complaints: visit.complaints};
  }

  return {embedded, eventsOf, tells, asked, setAttribute, cell};
}
