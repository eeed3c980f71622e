// The documents hold: worked examples fit the tree they change, links lead somewhere, and what is named is there.

import assert from 'node:assert/strict';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {dirname, join, normalize} from 'node:path';
import {test} from 'node:test';
import {followAll, readHere} from '../../scripts/lib/guide-tree.mjs';
import {follow, guideNames, parseGuide, readGuide} from '../../scripts/lib/guides.mjs';
import {at} from '../../scripts/lib/paths.mjs';
import {readAddress} from '../../www/src/games/sea/address.js';
import {SHORTCUTS} from '../../www/src/games/sea/keys.js';
import {presetIds} from '../../www/src/games/sea/presets.js';
import {agentParts} from '../../www/src/shell/players.js';
import {english} from './english.mjs';

const documents = ['README.md', ...documentsBelow('docs')];

/** @param {string} folder @returns {string[]} */
function documentsBelow(folder) {
  return readdirSync(at(folder), {recursive: true})
    .map((name) => `${folder}/${String(name).replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith('.md'));
}

/** @param {string} path */
const read = (path) => readFileSync(at(path), 'utf8');

/** What stands in a document outside its blocks. @param {string} path */
const prose = (path) => read(path).replaceAll(/^```[\s\S]*?^```$/gm, '');

/** @param {string} path @returns {{path: string, anchor: string}[]} the links of a document that stay in the tree */
function linksOf(path) {
  const targets = [...prose(path).matchAll(/\]\(([^)\s]+)\)/g)].map(([, target]) => target);
  return targets
    .filter((target) => !/^[a-z]+:/.test(target))
    .map((target) => {
      const [file, anchor = ''] = target.split('#');
      return {path: file === '' ? path : normalize(join(dirname(path), file)), anchor};
    });
}

/** A heading as links name it. @param {string} heading */
const anchorOf = (heading) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-');

test('every guide can be followed, by itself and after the others', () => {
  const guides = guideNames().map(readGuide);
  assert.ok(guides.length >= 3);
  for (const guide of guides) {
    const files = follow(guide, readHere);
    assert.ok(files.size > 0, guide.name);
    for (const [path, text] of files) assert.notEqual(text, readHere(path), path);
    assert.ok(guide.checks.length > 0, `${guide.name} proves itself`);
  }
  const together = new Set(guides.flatMap(({edits}) => edits.map(({path}) => path)));
  assert.deepEqual(new Set(followAll(guides).keys()), together);
});

test('a guide with new words has them in every language', () => {
  const languages = readdirSync(at('www/src/i18n'), {withFileTypes: true})
    .filter((entry) => entry.isDirectory())
    .map(({name}) => name);
  for (const guide of guideNames().map(readGuide)) {
    /** @type {Map<string, Set<string>>} */
    const keys = new Map(languages.map((language) => [language, new Set()]));
    for (const {path, text} of guide.edits) {
      const [, language = '', file = ''] = /^www\/src\/i18n\/(\w+)\/(\w+)\.ftl$/.exec(path) ?? [];
      for (const line of text) {
        const key = /^\+([a-z][\w-]*) =/.exec(line)?.[1];
        if (key) keys.get(language)?.add(`${file} ${key}`);
      }
    }
    for (const language of languages)
      assert.deepEqual(keys.get(language), keys.get('en'), `${guide.name}: ${language}`);
  }
});

test('a block goes where its lines stand, and nowhere else', () => {
  /** @type {Record<string, string>} */
  const tree = {'a.txt': 'one\ntwo\n\nthree\ntwo\n', 'b.txt': 'b\n'};
  const tree_ = (/** @type {string} */ path) => tree[path] ?? null;
  const followed = (/** @type {string} */ markdown) =>
    Object.fromEntries(follow(parseGuide('guide', markdown), tree_));
  const block = (/** @type {string} */ fence, /** @type {string} */ text) =>
    `Words.\n\n\`\`\`${fence}\n${text}\n\`\`\`\n`;

  assert.deepEqual(followed(block('diff a.txt', ' one\n+new\n two\n@@\n-three\n+3')), {
    'a.txt': 'one\nnew\ntwo\n\n3\ntwo\n',
  });
  assert.deepEqual(followed(block('diff a.txt', '+last')), {'a.txt': `${tree['a.txt']}last\n`});
  assert.deepEqual(followed(block('js new c/d.js', 'let x;') + block('diff c/d.js', '-let x;')), {
    'c/d.js': '',
  });
  assert.deepEqual(followed(block('js', 'let x;') + block('sh', 'rm a.txt')), {}, 'only shown');
  /** @type {[string, RegExp][]} */
  const refused = [
    [block('diff a.txt', '-two'), /2 times/],
    [block('diff a.txt', ' four\n+five'), /0 times/],
    [block('diff a.txt', 'two'), /begins with no/],
    [block('diff c.txt', '+c'), /not there/],
    [block('js new b.txt', 'b'), /there already/],
    [block('js b.txt', 'b'), /what is to be done/],
    [block('js new ../b.txt', 'b'), /what is to be done/],
    [block('js new /b.txt', 'b'), /what is to be done/],
    ['```js new c.js\nlet x;\n', /no end/],
  ];
  for (const [markdown, said] of refused) assert.throws(() => followed(markdown), said);
});

test('every link of a document leads somewhere', () => {
  let count = 0;
  for (const document of documents) {
    for (const {path, anchor} of linksOf(document)) {
      assert.ok(existsSync(at(path)), `${document}: ${path}`);
      if (anchor !== '') {
        const headings = [...prose(path).matchAll(/^#+ (.+)$/gm)].map(([, text]) => anchorOf(text));
        assert.ok(headings.includes(anchor), `${document}: ${path}#${anchor}`);
      }
      count += 1;
    }
  }
  assert.ok(count > 20);
});

test('every document can be reached from the first', () => {
  const reached = new Set(['README.md']);
  for (const document of reached)
    for (const {path} of linksOf(document)) {
      const pages = path.endsWith('.md')
        ? [path]
        : documents.filter((each) => dirname(each) === path);
      for (const page of pages) reached.add(page);
    }
  assert.deepEqual(
    documents.filter((document) => !reached.has(document)),
    [],
  );
});

test('every command that a document names is there', () => {
  const {scripts} = JSON.parse(read('package.json'));
  for (const document of documents) {
    for (const [, name] of read(document).matchAll(/npm run ([\w-]+)/g))
      assert.ok(name in scripts, `${document}: npm run ${name}`);
    for (const [path] of read(document).matchAll(/\bscripts\/[\w/-]+\.m?js\b/g))
      assert.ok(existsSync(at(path)), `${document}: ${path}`);
  }
});

test('every subcommand of lab that a document names is there', () => {
  const enumeration = /enum Command \{([\s\S]*?)^\}/m.exec(read('lab/src/main.rs'))?.[1] ?? '';
  const commands = [...enumeration.matchAll(/^ {4}(\w+)\(/gm)].map(([, name]) =>
    name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase(),
  );
  let count = 0;
  for (const document of [...documents, 'CHANGELOG.md'])
    for (const [, name] of read(document).matchAll(/(?:[`/]|--bin )lab (?:-- )?([a-z][a-z-]*)/g)) {
      assert.ok(commands.includes(name), `${document}: lab ${name}`);
      count += 1;
    }
  assert.ok(count > 100);
  const [listed = ''] = /`lab` with .*/.exec(read('CHANGELOG.md')) ?? [];
  const names = [...listed.slice('`lab`'.length).matchAll(/`([a-z-]+)`/g)].map(([, name]) => name);
  assert.deepEqual(names.sort(), commands.sort());
});

test('the keys told to players do something', () => {
  const [, table] =
    /\| key \| what it does \|\n\|---\|---\|\n((?:\|.*\n)+)/.exec(read('docs/players.md')) ?? [];
  const told = table
    .split('\n')
    .flatMap((row) => /^\| (.+?) \|/.exec(row)?.[1].split(/, | and /) ?? []);
  assert.ok(told.length > 15);
  /** @type {Record<string, string>} */
  const names = {arrows: 'ArrowUp', 'Ctrl+arrow': 'Ctrl+ArrowUp', Space: ' '};
  const known = new Set(SHORTCUTS.flatMap(({keys}) => keys));
  for (const name of told) {
    const key =
      names[name] ?? name.replace(/(?<![A-Za-z])[A-Z]$/, (letter) => letter.toLowerCase());
    assert.ok(known.has(key), name);
  }
});

test('the links told to teachers lead where they say', () => {
  const links = [...read('docs/teachers.md').matchAll(/`(\?v=2&game=[^`]+)`/g)].map(
    ([, link]) => link,
  );
  assert.ok(links.length > 2);
  for (const link of links) {
    const {fresh, mode, predict, present} = readAddress(link);
    assert.ok(presetIds.includes(fresh?.rules ?? ''), link);
    assert.match(english, new RegExp(`^agent-${agentParts(fresh?.agent ?? '').id} =`, 'm'), link);
    const asked = new URLSearchParams(link);
    const said = {mode, predict: predict ? '1' : null, present: present ? '1' : null};
    for (const [name, value] of Object.entries(said)) assert.equal(asked.get(name), value, link);
  }
});
