// nginx and Caddy themselves, each with the lines of docs/hosting.md: every file is sent as the preview sends it, and no failure is kept.

import assert from 'node:assert/strict';
import {spawn, spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import process from 'node:process';
import {after, before, test} from 'node:test';
import {gunzipSync} from 'node:zlib';
import {headersOf} from '../../scripts/lib/csp.mjs';
import {finish, WORKER} from '../../scripts/lib/finish.mjs';
import {ASK, cacheOf} from '../../scripts/lib/hosting.mjs';
import {at} from '../../scripts/lib/paths.mjs';
import {get} from '../web/get.mjs';
import {freePort} from './port.mjs';

const folder = mkdtempSync(join(tmpdir(), 'spyglass-servers-'));
const site = join(folder, 'site');

const FILES = {
  [WORKER]: 'code();'.repeat(100),
  'index.html': `<!doctype html>${'<p>text</p>'.repeat(100)}`,
  '404.html': `<!doctype html>${'<p>nothing</p>'.repeat(100)}`,
  'licences.txt': 'a licence\n'.repeat(100),
  'app.00c0ffee.js': 'work();'.repeat(200),
  'app.00c0ffee.css': 'a {color: red}'.repeat(200),
  'assets/engine.0badcafe.wasm': '\0asm'.repeat(300),
  'assets/sea.0badcafe.book': 'book'.repeat(300),
  'embed/index.html': `<!doctype html>${'<p>frame</p>'.repeat(100)}`,
  'widget/spyglass-board.js': 'board();'.repeat(100),
  'widget/part.12345678.js': 'part();'.repeat(100),
};
/** A name as those that are kept for ever, and no such file. */
const MISSING = ['gone.00c0ffee.js', 'assets/gone.0badcafe.wasm', 'widget/gone.12345678.js'];

const guide = readFileSync(at('docs/hosting.md'), 'utf8');

/** @param {string} title @returns {string} the lines that are to be copied */
function snippet(title) {
  const section = guide.split(/^## /m).find((one) => one.startsWith(title)) ?? '';
  const lines = section.split('\n').filter((line) => /^ {4}|^$/.test(line));
  return lines
    .map((line) => line.slice(4))
    .join('\n')
    .trim();
}

/** What of the lines differs from host to host. @param {string} text @param {[string | RegExp, string][]} changes */
const changed = (text, changes) =>
  changes.reduce((lines, [from, to]) => {
    assert.ok(lines.search(from) >= 0, `the document has ${from}`);
    return lines.replace(from, to);
  }, text);

/** How each is started with the lines of the document. @type {Record<string, (port: number) => {file: string, text: string, check: string[], run: string[]}>} */
const SERVERS = {
  nginx: (port) => ({
    file: 'nginx.conf',
    text: `${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/nginx.pid;
error_log stderr;
events {}
http {
access_log off;
include /etc/nginx/mime.types;
${changed(snippet('nginx'), [
  [/listen 443 ssl;.*/, `listen 127.0.0.1:${port};`],
  [/root \/srv\/spyglass;/, `root ${site};`],
  [/ *brotli_static on;.*\n/, ''],
])}
}`,
    check: ['nginx', '-t', '-c', join(folder, 'nginx.conf')],
    run: ['nginx', '-c', join(folder, 'nginx.conf'), '-g', 'daemon off;'],
  }),
  Caddy: (port) => ({
    file: 'Caddyfile',
    text: `{
    admin off
}
${changed(snippet('Caddy'), [
  [/spyglass\.example/, `http://127.0.0.1:${port}`],
  [/root \* \/srv\/spyglass/, `root * ${site}`],
])}
`.replaceAll('    ', '\t'),
    check: ['caddy', 'validate', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'],
    run: ['caddy', 'run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'],
  }),
};

before(async () => {
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(join(site, path, '..'), {recursive: true});
    writeFileSync(join(site, path), text);
  }
  await finish(site);
});
after(() => rmSync(folder, {recursive: true, force: true}));

/** @param {string} url @param {import('node:child_process').ChildProcess} child */
async function answering(url, child) {
  for (;;) {
    assert.equal(child.exitCode, null, 'the server goes on running');
    const isThere = await get(url).catch(() => null);
    if (isThere) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

for (const [name, described] of Object.entries(SERVERS))
  test(`${name} takes the lines of the document, sends every file as the preview does, and has no failure kept`, async (t) => {
    const port = await freePort();
    const {file, text, check, run} = described(port);
    writeFileSync(join(folder, file), text);
    const {status, stderr} = spawnSync(check[0], check.slice(1), {encoding: 'utf8'});
    assert.equal(status, 0, stderr);
    assert.doesNotMatch(stderr, /\[(warn|error|emerg)\]|\bWARN\b|"level":"(warn|error)"/);

    const server = spawn(run[0], run.slice(1), {stdio: 'ignore'});
    const ended = new Promise((resolve) => server.once('close', resolve));
    t.after(async () => {
      server.kill();
      await ended;
    });
    const url = `http://127.0.0.1:${port}/`;
    await answering(url, server);

    for (const path of ['', 'embed/', ...Object.keys(FILES)]) {
      const stored = path === '' || path.endsWith('/') ? `${path}index.html` : path;
      const plain = await get(url + path);
      assert.equal(plain.status, 200, path);
      assert.deepEqual(plain.body, readFileSync(join(site, stored)), path);
      const wished = {...headersOf(path), 'Cache-Control': cacheOf(stored)};
      for (const [header, value] of Object.entries(wished))
        assert.equal(plain.headers[header.toLowerCase()], value, `${path}: ${header}`);
      if (!path.startsWith('widget/'))
        assert.equal(plain.headers['access-control-allow-origin'], undefined);
      if (path.endsWith('.wasm')) assert.equal(plain.headers['content-type'], 'application/wasm');
      if (path.endsWith('.js')) assert.match(plain.headers['content-type'], /javascript/);

      const packed = await get(url + path, {'accept-encoding': 'gzip'});
      assert.equal(packed.headers['content-encoding'], 'gzip', path);
      assert.deepEqual(gunzipSync(packed.body), plain.body, path);
      assert.match(packed.headers.vary, /Accept-Encoding/i, path);

      const again = await get(url + path, {'if-none-match': plain.headers.etag});
      assert.equal(again.status, 304, path);
      assert.equal(again.headers['cache-control'], cacheOf(stored), path);
    }
    for (const path of MISSING) {
      const missing = await get(url + path);
      assert.equal(missing.status, 404, path);
      assert.equal(missing.headers['cache-control'], ASK, path);
      assert.deepEqual(missing.body, readFileSync(join(site, '404.html')), path);
      assert.equal(missing.headers['x-content-type-options'], 'nosniff', path);
    }
    const refused = await get(`${url}app.00c0ffee.js`, {}, 'POST');
    // Caddy sends a file by any method.
    const kept = refused.status === 200 ? cacheOf('app.00c0ffee.js') : ASK;
    assert.equal(refused.headers['cache-control'], kept);
  });
