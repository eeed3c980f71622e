// Pages of somebody else's, with whatever policy they have, and a host that serves the element to them.

import {readFileSync, statSync} from 'node:fs';
import {createServer} from 'node:http';
import {extname, join, normalize, sep} from 'node:path';
import {after, before} from 'node:test';
import {built} from './harness.mjs';

/** @type {Record<string, string>} */
const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.wasm': 'application/wasm',
};

/** What a strict page allows. */
export const STRICT =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; connect-src 'self'; worker-src 'self'";

/** @param {string} path @returns {Buffer | null} a file of the build */
function builtFile(path) {
  const home = normalize(built + sep);
  const file = normalize(join(home, path.endsWith('/') ? `${path}index.html` : path));
  const isThere = file.startsWith(home) && statSync(file, {throwIfNoEntry: false})?.isFile();
  return isThere ? readFileSync(file) : null;
}

/**
 * Two origins: on one stand the pages, and the element too; the other has the element alone.
 */
export function embeddingTests() {
  /** @type {Map<string, {html: string, policy: string | null, headers: Record<string, string>}>} */
  const pages = new Map();
  /** @type {string[]} */
  const asked = [];
  /** @type {import('node:http').Server[]} */
  let servers = [];

  /** @param {boolean} hasPages */
  const listen = (hasPages) =>
    new Promise((resolve) => {
      const server = createServer((request, response) => {
        const path = new URL(request.url ?? '/', 'http://localhost').pathname;
        asked.push(path);
        if (path === '/favicon.ico') return response.writeHead(204).end();
        const page = hasPages ? pages.get(path) : undefined;
        const content = page ? Buffer.from(page.html) : builtFile(path.slice(1));
        if (!content) return response.writeHead(404).end();
        response
          .writeHead(200, {
            'Content-Type': page
              ? types['.html']
              : (types[extname(path) || '.html'] ?? 'application/octet-stream'),
            'Access-Control-Allow-Origin': '*',
            ...(page?.policy && {'Content-Security-Policy': page.policy}),
            ...page?.headers,
          })
          .end(content);
      });
      server.listen(0, '127.0.0.1', () => resolve(server));
    });

  before(async () => {
    servers = await Promise.all([listen(true), listen(false)]);
  });
  after(() => {
    for (const server of servers) {
      server.close();
      server.closeAllConnections();
    }
  });

  const origin = (/** @type {number} */ index) =>
    `http://localhost:${/** @type {import('node:net').AddressInfo} */ (servers[index].address()).port}`;

  return {
    asked,
    /** The page's own, or the other. */
    origin: (other = false) => origin(other ? 1 : 0),
    /** Where the element's script is: on the page's own origin, or on another. */
    script: (other = false) => `${origin(other ? 1 : 0)}/widget/spyglass-board.js`,
    /**
     * @param {string} body
     * @param {{policy?: string | null, headers?: Record<string, string>, other?: boolean, head?: string, bare?: boolean}} [how] `bare`: without the element's script
     * @returns {string} its address
     */
    page(body, {policy = null, headers = {}, other = false, head = '', bare = false} = {}) {
      const path = `/page-${pages.size + 1}.html`;
      const script = bare
        ? ''
        : `<script type="module" src="${origin(other ? 1 : 0)}/widget/spyglass-board.js"></script>`;
      pages.set(path, {
        policy,
        headers,
        html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A page</title>${head}${script}</head><body>${body}</body></html>`,
      });
      return `${origin(0)}${path}`;
    },
  };
}
