// What servers are told to say is what the pages are built for: one source for the preview, the file for hosts, and the document.
import assert from 'node:assert/strict';
import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, test} from 'node:test';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {framePolicy, headers, headersOf} from '../../scripts/lib/csp.mjs';
import {finish, listFiles, WORKER} from '../../scripts/lib/finish.mjs';
import {ASK, cacheOf, FOREVER, headersFile} from '../../scripts/lib/hosting.mjs';
import {missingPage} from '../../scripts/lib/missing.mjs';
import {at} from '../../scripts/lib/paths.mjs';
import {serve} from '../../scripts/lib/serve.mjs';
import configurations from '../../webpack.config.js';
import {LANGUAGES} from '../../www/src/i18n/locales.js';
import {listedIn} from '../../www/src/offline/listed.js';
import {get} from './get.mjs';

const guide = readFileSync(new URL('../../docs/hosting.md', import.meta.url), 'utf8');

const folder = mkdtempSync(join(tmpdir(), 'spyglass-hosting-'));
after(() => rmSync(folder, {recursive: true, force: true}));

const files = {
  [WORKER]: `code('${'x'.repeat(400)}');\n`,
  'index.html': `<!doctype html>${'<p>text</p>'.repeat(100)}`,
  'app.00c0ffee.js': 'work();'.repeat(200),
  'app.00c0ffee.js.map': '{}',
  'assets/engine.0badcafe.wasm': '\0asm'.repeat(300),
  'assets/font.0badcafe.woff2': 'w'.repeat(500),
  'lab/index.html': `<!doctype html>${'<p>lab</p>'.repeat(100)}`,
  'embed/index.html': `<!doctype html>${'<p>frame</p>'.repeat(100)}`,
  'widget/spyglass-board.js': 'board();'.repeat(100),
  'widget/part.12345678.js': 'part();'.repeat(100),
};
for (const [path, text] of Object.entries(files)) {
  mkdirSync(join(folder, path, '..'), {recursive: true});
  writeFileSync(join(folder, path), text);
}
await finish(folder);
const read = (/** @type {string} */ path) => readFileSync(join(folder, path));

test('the list holds every file a visitor needs, and is in the first line of the worker', async () => {
  const listed = listedIn(read(WORKER).toString());
  assert.deepEqual(listed, await listFiles(folder));
  assert.deepEqual(
    listed?.files.map(([path]) => path),
    Object.keys(files)
      .filter((path) => path !== WORKER && !path.endsWith('.map'))
      .sort(),
  );
  assert.ok(read(WORKER).toString().endsWith(files[WORKER]));
});

test('finished twice it is the same, and another file makes another version', async () => {
  const worker = read(WORKER);
  await finish(folder);
  assert.deepEqual(read(WORKER), worker);
  const {version} = await listFiles(folder);
  writeFileSync(join(folder, 'index.html'), 'other');
  assert.notEqual((await listFiles(folder)).version, version);
  writeFileSync(join(folder, 'index.html'), files['index.html']);
  assert.equal((await listFiles(folder)).version, version);
});

test('packed forms unpack to the file, and are served to whoever understands them', async () => {
  const {url, close} = await serve({folder, base: '/x/'});
  try {
    for (const path of Object.keys(files)) {
      const plain = await get(url + path);
      assert.deepEqual(plain.body, read(path), path);
      assert.equal(plain.headers['content-encoding'], undefined);
      assert.equal(plain.headers['cache-control'], cacheOf(path));
      for (const [name, value] of Object.entries(headersOf(path)))
        assert.equal(plain.headers[name.toLowerCase()], value);
      const isPacked = !/\.(woff2|map)$/.test(path);
      assert.equal(existsSync(join(folder, `${path}.br`)), isPacked, path);
      if (!isPacked) continue;
      const best = await get(url + path, {'accept-encoding': 'gzip, deflate, br'});
      assert.equal(best.headers['content-encoding'], 'br');
      assert.deepEqual(best.body, read(`${path}.br`));
      assert.deepEqual(brotliDecompressSync(best.body), read(path));
      assert.equal(best.headers['content-type'], plain.headers['content-type']);
      const older = await get(url + path, {'accept-encoding': 'gzip'});
      assert.deepEqual(older.body, read(`${path}.gz`));
      assert.deepEqual(gunzipSync(older.body), read(path));
      assert.ok(best.body.length < plain.body.length);
      for (const {headers: told} of [plain, best, older])
        assert.equal(told.vary, 'Accept-Encoding');
    }
    const missing = await get(`${url}gone.00c0ffee.js`);
    assert.equal(missing.status, 404);
    assert.equal(missing.headers['cache-control'], ASK);
  } finally {
    await close();
  }
});

/** What `_headers` says of a path. @param {string} text @param {string} path */
function saidOf(text, path) {
  /** @type {[string, string][]} */
  const said = [];
  let applies = false;
  for (const line of text.trimEnd().split('\n')) {
    if (line.startsWith('/'))
      applies = line.endsWith('*') ? path.startsWith(line.slice(0, -1)) : path === line;
    else if (applies) {
      const [, name, value] = /^ {2}([\w-]+): (.*)$/.exec(line) ?? [];
      said.push([name, value]);
    }
  }
  return said;
}

test('the file for hosts says of every path what the preview says, each thing once', () => {
  const text = read('_headers').toString();
  for (const path of Object.keys(files)) {
    const said = saidOf(text, `/${path}`);
    assert.equal(new Set(said.map(([name]) => name)).size, said.length, path);
    const cache = cacheOf(path);
    // A map is read by developers, and runs nothing.
    const {'Content-Security-Policy': policy, ...others} = headersOf(path);
    // These hosts have each file asked for anew by themselves.
    assert.deepEqual(Object.fromEntries(said), {
      ...others,
      ...(!path.endsWith('.map') && {'Content-Security-Policy': policy}),
      ...(cache === FOREVER && {'Cache-Control': FOREVER}),
    });
  }
  assert.deepEqual(Object.fromEntries(saidOf(text, '/')), headers);
  assert.equal(headersFile(['index.html']).includes(FOREVER), false);
});

test('only what is named after its content is kept for ever', () => {
  assert.equal(cacheOf('parts/review.de3698e5.js'), FOREVER);
  for (const path of ['index.html', WORKER, 'widget/spyglass-board.js', 'lab/index.html'])
    assert.equal(cacheOf(path), ASK, path);
});

test('the document on hosting says the same, for every server', () => {
  const sections = guide.split(/^## /m).slice(1);
  for (const title of ['What a server should say', 'nginx', 'Apache', 'Caddy']) {
    const section = sections.find((one) => one.startsWith(title)) ?? '';
    for (const value of [...Object.values(headers), FOREVER, ASK])
      assert.ok(section.includes(value), `${title}: ${value}`);
    for (const name of Object.keys(headers)) assert.ok(section.includes(name), `${title}: ${name}`);
  }
  const framed = headersOf('embed/')['Content-Security-Policy'];
  assert.ok(framed.startsWith(framePolicy));
  for (const title of ['What a server should say', 'nginx', 'Apache', 'Caddy'])
    assert.ok((sections.find((one) => one.startsWith(title)) ?? '').includes(framed), title);
  const policies = [...guide.matchAll(/default-src [^"\n]*/g)].map(([policy]) => policy);
  assert.deepEqual(
    [...new Set(policies)].sort(),
    [headers['Content-Security-Policy'], framed].sort(),
  );
});

/** What else the build writes: names that stay beside some that do not. */
const OTHERS = [
  ...[
    '404.html',
    'licences.txt',
    'widget/licences.txt',
    'docs/course/index.html',
    'widget/spyglass-frame.module.js',
  ],
  ...['widget/embed.js', 'course.f88fba07.js.LICENSE.txt', 'widget/spyglass-board.js.LICENSE.txt'],
  ...['assets/sea-battle.212395f6.book', 'parts/review.de3698e5.js', 'demo/strict.css'],
];
const PATHS = [...Object.keys(files), ...OTHERS].filter((path) => !path.endsWith('.map'));

const sectionOf = (/** @type {string} */ title) =>
  guide.split(/^## /m).find((one) => one.startsWith(title)) ?? '';

/** @param {string} path below the site @returns {Record<string, string>} */
const wished = (path) => ({...headersOf(path), 'Cache-Control': cacheOf(path)});

/**
 * What the lines of a server's section say of a path.
 * @type {Record<string, (section: string) => (path: string) => Record<string, string>>}
 */
const SERVERS = {
  nginx(section) {
    const maps = new Map(
      [
        ...section.matchAll(
          /map (?:\$uri|"(\$status:)\$uri") (\$\w+) \{\n([^}]*(?:\{8\}[^}]*)?)\n {4}\}/g,
        ),
      ].map(([, status, name, rows]) => [
        name,
        {
          key: status ? '200:' : '',
          rows: [...rows.matchAll(/^ +(?:"~(.+?)"|~(\S+)|(default)) +"(.*)";$/gm)].map(
            ([, quoted, plain, , value]) => ({match: new RegExp(quoted ?? plain ?? ''), value}),
          ),
        },
      ]),
    );
    const mapped = (/** @type {string} */ name, /** @type {string} */ path) => {
      const {key, rows} = maps.get(name) ?? {key: '', rows: []};
      return rows.find(({match}) => match.test(key + path))?.value;
    };
    const said = [...section.matchAll(/add_header (\S+) (?:"(.*)"|(\$\w+)) always;/g)];
    return (path) =>
      Object.fromEntries(
        said
          .map(([, name, value, map]) => [name, value ?? mapped(map, path)])
          .filter(([, value]) => value !== ''),
      );
  },
  Apache(section) {
    const said = [
      ...section.matchAll(/^ +Header(?: always)? set (\S+) "([^"]*)"(?: "expr=.* m#(.*)#")?$/gm),
    ];
    const [, named] = /<FilesMatch "(.*)">/.exec(section) ?? [];
    return (path) =>
      Object.fromEntries(
        said
          .filter(([, , value, match]) =>
            new RegExp(value === FOREVER ? named : (match ?? '')).test(path),
          )
          .map(([, name, value]) => [name, value]),
      );
  },
  Caddy(section) {
    const matchers = new Map(
      [...section.matchAll(/^ +(@\w+) (not )?path_regexp (\S+)$/gm)].map(([, name, not, match]) => [
        name,
        (/** @type {string} */ path) => new RegExp(match).test(path) !== Boolean(not),
      ]),
    );
    const said = [...section.matchAll(/^ {8}header (?:(@\w+) )?([\w-]+) "(.*)"$/gm)];
    return (path) => {
      const meant = said.filter(([, matcher]) => !matcher || matchers.get(matcher)?.(path));
      const names = meant.map(([, , name]) => name);
      assert.equal(
        new Set(names).size,
        names.length,
        `${path}: of two lines the order would choose`,
      );
      return Object.fromEntries(meant.map(([, , name, value]) => [name, value]));
    };
  },
};

for (const [server, read] of Object.entries(SERVERS))
  test(`as the document has ${server} say it, every path is served as by the preview, wherever the site stands`, () => {
    const told = read(sectionOf(server));
    for (const base of ['/', '/a/path/', '/embedded/widgets/'])
      for (const path of PATHS) assert.deepEqual(told(base + path), wished(path), base + path);
  });

/** By which line a server sends packed files, and by which it says that answers differ by what is understood; null where it does so by itself. @type {Record<string, [RegExp, RegExp | null]>} */
const PACKED = {
  nginx: [/^ +gzip_static on;$/m, /^ +gzip_vary on;$/m],
  Apache: [/^ +RewriteRule .* \$1\.gz \[L\]$/m, /^ +Header append Vary Accept-Encoding$/m],
  Caddy: [/^ +precompressed br gzip$/m, null],
};

test('whatever is sent packed is told to caches as such, by every server', () => {
  assert.match(sectionOf('What a server should say'), /`Vary: Accept-Encoding`/);
  assert.deepEqual(Object.keys(PACKED), Object.keys(SERVERS));
  for (const [server, [packs, varies]] of Object.entries(PACKED)) {
    assert.match(sectionOf(server), packs);
    if (varies) assert.match(sectionOf(server), varies);
    else assert.match(sectionOf(server), /`Vary` it says by itself/);
  }
});

test('Apache sends the page of a folder packed too', () => {
  const rules = [...sectionOf('Apache').matchAll(/RewriteRule (\S+) (\S+)(?: \[(\w)\])?$/gm)];
  for (const folder of ['', 'lab/', 'docs/course/']) {
    const sent = rules.reduce(
      ({path, ended}, [, match, to, flag]) =>
        !ended && new RegExp(match).test(path)
          ? {path: path.replace(new RegExp(match), to), ended: flag === 'L'}
          : {path, ended},
      {path: folder, ended: false},
    );
    assert.equal(sent.path, `${folder}index.html.br`);
  }
});

test('the file for hosts holds below a path as the document has it rewritten', () => {
  assert.match(guide, /sed 's#\^\/#\/PATH\/#' dist\/_headers/);
  const text = read('_headers').toString();
  const below = text.replaceAll(/^\//gm, '/PATH/');
  for (const path of PATHS)
    assert.deepEqual(saidOf(below, `/PATH/${path}`), saidOf(text, `/${path}`), path);
});

/** As the tool has it: later filters win, and a star stands for slashes too. @param {string} pattern */
const globOf = (pattern) =>
  new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '.*').replaceAll('?', '.')}$`);

test('uploaded as the document says, each file is kept as long as it should be', () => {
  const section = sectionOf('S3').replaceAll(/\\\n/g, ' ');
  const uploads = [...section.matchAll(/^ +aws s3 .*$/gm)].map(([line]) => ({
    filters: [...line.matchAll(/--(include|exclude) '?([^' ]+)'?/g)].map(([, how, pattern]) => ({
      included: how === 'include',
      match: globOf(pattern),
    })),
    kept: /--cache-control '([^']*)'/.exec(line)?.[1],
  }));
  const uploaded = (/** @type {string} */ path) =>
    uploads
      .filter(({filters}) => filters.filter(({match}) => match.test(path)).at(-1)?.included ?? true)
      .map(({kept}) => kept);
  for (const path of PATHS) assert.deepEqual(uploaded(path), [cacheOf(path)], path);
  const aside = ['_headers', 'app.00c0ffee.js.map', 'app.00c0ffee.js.br', 'index.html.gz'];
  for (const path of aside) assert.deepEqual(uploaded(path), [], path);
  // New files are there before the pages that ask for them.
  assert.deepEqual(
    uploads.map(({kept}) => kept),
    [FOREVER, ASK],
  );
});

test('the workflows run what there is, and give the page for wrong addresses its path', () => {
  const {scripts} = JSON.parse(readFileSync(at('package.json'), 'utf8'));
  const texts = ['checks', 'pages'].map((name) =>
    readFileSync(at(`.github/workflows/${name}.yml`), 'utf8'),
  );
  for (const text of texts) {
    for (const [, script] of text.matchAll(/run: npm run (\S+)/g))
      assert.ok(Object.hasOwn(scripts, script), script);
    for (const [, action] of text.matchAll(/uses: (\S+)/g))
      assert.match(action, /^actions\/.+@v\d+$/);
    assert.match(text, /^permissions:\n {2}contents: read$/m);
  }
  assert.ok(existsSync(at('.ci/run')) && texts[0].includes('run: .ci/run\n'));
  assert.match(texts[1], /--env base=\$\{\{ steps\.pages\.outputs\.base_path \}\}\//);
});

test('the page for wrong addresses speaks every language, and knows where the site is', () => {
  const page = missingPage('/a/path/', ['/a/path/course.css']);
  for (const language of Object.keys(LANGUAGES))
    assert.match(page, new RegExp(`<p class="lede" lang="${language}">[^<]{10,}</p>`));
  for (const [, address] of page.matchAll(/(?:href|src)="([^"]+)"/g))
    assert.ok(address === 'data:,' || address.startsWith('/a/path/'), address);
});

test('source maps are built for debuggers only', () => {
  const mapsOf = (/** @type {object} */ env, /** @type {string} */ mode) =>
    configurations(env, {mode}).map(({devtool}) => devtool);
  // The last two are for others to take along.
  assert.deepEqual(mapsOf({}, 'production'), Array(5).fill(false));
  assert.deepEqual(mapsOf({maps: true}, 'production'), [
    ...Array(3).fill('source-map'),
    false,
    false,
  ]);
  assert.deepEqual(mapsOf({}, 'development'), Array(3).fill('source-map'));
});
