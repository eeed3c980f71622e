import {createReadStream, readFileSync, statSync} from 'node:fs';
import {createServer} from 'node:http';
import {extname, join, normalize, sep} from 'node:path';
import {createGzip} from 'node:zlib';
import {headersOf} from './csp.mjs';
import {ASK, cacheOf} from './hosting.mjs';

/** @type {Record<string, string>} */
const types = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};
const packed = new Set(['.png', '.woff2', '.ico']);
/** Best first: each with the ending of its files. */
const ENCODINGS = [
  ['br', 'br'],
  ['gzip', 'gz'],
];

/**
 * Serves a folder as a static host would, with the headers of the page.
 *
 * @param {{folder: string, base?: string, port?: number, said?: (path: string) => Record<string, string>, packs?: boolean}} options
 *   `base` is the path it is served below; `port` 0 takes a free one; `said` are the headers of a path, by default those of the site;
 *   `packs`: what was not packed beforehand is on its way.
 * @returns {Promise<{url: string, close: () => Promise<void>}>}
 */
export async function serve({folder, base = '/', port = 0, said = headersOf, packs = true}) {
  const below = `/${base}/`.replace(/\/+/g, '/');
  const server = createServer((request, response) => {
    const path = pathOf(request.url ?? '/');
    const file = path?.startsWith(below) ? fileOf(folder, path.slice(below.length)) : null;
    if (file === null || (request.method !== 'GET' && request.method !== 'HEAD')) {
      const page = fileOf(folder, '404.html');
      const type = types[page ? '.html' : '.txt'];
      response
        .writeHead(404, {...said(''), 'Cache-Control': ASK, 'Content-Type': type})
        .end(page ? readFileSync(page) : 'Not found\n');
      return;
    }
    const extension = extname(file);
    const {sent, encoding} = packed.has(extension)
      ? {sent: file, encoding: null}
      : packedForm(file, request.headers['accept-encoding'] ?? '', packs);
    response.writeHead(200, {
      ...said((path ?? '').slice(below.length)),
      'Content-Type': types[extension] ?? 'application/octet-stream',
      'Cache-Control': cacheOf(file),
      Vary: 'Accept-Encoding',
      ...(encoding && {'Content-Encoding': encoding}),
    });
    if (request.method === 'HEAD') {
      response.end();
      return;
    }
    const content = createReadStream(sent).on('error', () => response.destroy());
    if (encoding && sent === file) content.pipe(createGzip()).pipe(response);
    else content.pipe(response);
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', () => resolve(undefined));
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return {
    url: `http://localhost:${address.port}${below}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/**
 * What is sent for a file: the smallest form that was packed beforehand and is understood, else one packed on the way.
 *
 * @param {string} file
 * @param {string} accepted
 * @param {boolean} packs
 * @returns {{sent: string, encoding: string | null}}
 */
function packedForm(file, accepted, packs) {
  for (const [encoding, ending] of ENCODINGS) {
    const sent = `${file}.${ending}`;
    if (new RegExp(`\\b${encoding}\\b`).test(accepted) && isFile(sent)) return {sent, encoding};
  }
  return {sent: file, encoding: packs && /\bgzip\b/.test(accepted) ? 'gzip' : null};
}

/** @param {string} file */
const isFile = (file) => statSync(file, {throwIfNoEntry: false})?.isFile() ?? false;

/** @param {string} url */
function pathOf(url) {
  try {
    return decodeURIComponent(new URL(url, 'http://localhost').pathname);
  } catch {
    return null;
  }
}

/**
 * @param {string} folder
 * @param {string} path
 */
function fileOf(folder, path) {
  const home = normalize(folder + sep);
  const file = normalize(
    join(home, path === '' || path.endsWith('/') ? `${path}index.html` : path),
  );
  const inside = file.startsWith(home) && !file.includes('\0');
  return inside && isFile(file) ? file : null;
}
