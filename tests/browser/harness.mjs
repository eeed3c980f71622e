// A real Chromium on the built page, and everything that goes wrong in it.

import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import process from 'node:process';
import {after, before} from 'node:test';
import {openChromium} from '../../scripts/lib/chromium.mjs';
import {at} from '../../scripts/lib/paths.mjs';
import {serve} from '../../scripts/lib/serve.mjs';

/** @typedef {import('playwright-core').Browser} Browser */
/** @typedef {import('playwright-core').BrowserContextOptions} ContextOptions */
/** @typedef {import('playwright-core').Page} Page */

/** What is tested: the build of the project, or another one. */
export const built = process.env.SPYGLASS_DIST ?? at('dist');

/** @satisfies {Record<string, ContextOptions>} */
export const devices = {
  desktop: {viewport: {width: 1280, height: 800}},
  phone: {
    viewport: {width: 360, height: 740},
    hasTouch: true,
    isMobile: true,
    deviceScaleFactor: 2,
  },
};

/** The browser of this process, which all files of tests in it share. @type {Promise<Browser> | undefined} */
let shared;
let users = 0;

/**
 * Starts a server and a browser for the tests of one file, and ends them after.
 *
 * @param {{base?: string, folder?: string}} [options] The path the page is served below, and what is served there.
 */
export function browserTests({base = '/', folder = built} = {}) {
  /** @type {Browser} */
  let browser;
  /** @type {Awaited<ReturnType<typeof serve>>} */
  let server;
  before(async () => {
    server = await serve({folder, base});
    users += 1;
    shared ??= openChromium();
    browser = await shared;
  });
  after(async () => {
    await server?.close();
    users -= 1;
    if (users > 0) return;
    shared = undefined;
    await browser?.close();
  });

  /**
   * A fresh visitor: own storage, own complaints.
   *
   * @param {ContextOptions & {storage?: boolean, first?: boolean, moves?: boolean}} [options] Without `storage`
   *   every way to keep something is refused, as a strict browser does; `first`: nothing was chosen in it before; `moves`: as
   *   who has not asked for less motion sees it, which takes a tenth more work.
   */
  async function visitor({storage = true, first = false, moves = false, ...options} = {}) {
    const reducedMotion = moves ? 'no-preference' : 'reduce';
    const context = await browser.newContext({
      ...{locale: 'en-GB', reducedMotion, ...devices.desktop},
      ...options,
    });
    context.setDefaultTimeout(15_000);
    if (!storage) await context.addInitScript(forbidStorage);
    else if (!first) await context.addInitScript(beHereBefore);
    await context.addInitScript(tellViolations);
    const complaints = /** @type {string[]} */ ([]);
    await context.exposeBinding('tellViolation', (_source, violation) => {
      complaints.push(`policy: ${violation}`);
    });
    context.on('console', (message) => {
      if (message.type() === 'error') complaints.push(`console: ${message.text()}`);
    });
    context.on('weberror', (error) => complaints.push(`error: ${error.error().stack}`));

    return {
      context,
      complaints,
      /** @param {string} [path] Of the page, with its query; relative to the site. */
      async open(path = '') {
        const page = await context.newPage();
        await page.goto(new URL(path, server.url).href);
        return page;
      },
      /** Ends the visit; nothing may have gone wrong in it. */
      async leave() {
        // A request on its way when the visit ends has nobody left to answer.
        await context.unrouteAll({behavior: 'ignoreErrors'});
        await context.close();
        assert.deepEqual(complaints, []);
      },
    };
  }

  return {
    visitor,
    /** @param {string} [path] */
    address: (path = '') => new URL(path, server.url).href,
    browser: () => browser,
    /** Takes the server away, until what this gives is called. */
    async stopServer() {
      await server.close();
      return async () => {
        server = await serve({folder, base, port: Number(new URL(server.url).port)});
      };
    },
  };
}

/** Runs in the page, before its scripts: somebody who has chosen nothing but was here before. */
function beHereBefore() {
  try {
    localStorage['spyglass-settings'] ??= '{}';
  } catch {
    // A frame without an origin of its own stores nothing.
  }
}

/**
 * Slows the workers of pages, so that what is shown while they count does not depend on the speed of the machine: a tenth of
 * a second passes between two slices of a count, and before each answer.
 *
 * @param {Pick<Page, 'route'>} visit a page, or the context of several
 */
export async function slowWorkers(visit) {
  await visit.route(/worker[^/]*\.js$/, async (route) => {
    const response = await route.fetch();
    const body = `for (const port of [MessagePort.prototype, globalThis]) {
      const {postMessage} = port;
      port.postMessage = function (...message) {
        setTimeout(() => postMessage.apply(this, message), 100);
      };
    }
    ${await response.text()}`;
    await route.fulfill({response, body});
  });
}

/**
 * What axe finds wrong with a page as it stands, one line a fault.
 *
 * @param {Page} page
 * @returns {Promise<string[]>}
 */
export async function accessibilityFaults(page) {
  // Evaluated from outside, so the policy of the page stays in force.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  return page.evaluate(async () => {
    // @ts-expect-error axe-core puts itself there.
    const {violations} = await window.axe.run({resultTypes: ['violations']});
    return violations.flatMap((violation) =>
      violation.nodes.map((node) => `${violation.id}: ${node.target.join(' ')}`),
    );
  });
}

const axeSource = readFileSync(at('node_modules/axe-core/axe.min.js'), 'utf8');

/** Runs in the page, before its scripts. */
function tellViolations() {
  document.addEventListener('securitypolicyviolation', (event) => {
    // @ts-expect-error the binding of `visitor`.
    window.tellViolation(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
  });
}

/** Runs in the page, before its scripts. */
function forbidStorage() {
  const refuse = () => {
    throw new DOMException('storage is forbidden here', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
    Object.defineProperty(window, name, {get: refuse, configurable: true});
  }
}
