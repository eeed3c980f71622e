// Whose work is in what is published, and that no text which must go with it is missing.
import assert from 'node:assert/strict';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, test} from 'node:test';
import webpack from 'webpack';
import {
  crateWorks,
  LICENCES,
  Licences,
  licencesFile,
  workIn,
  worksIn,
} from '../../scripts/lib/licences.mjs';
import {at} from '../../scripts/lib/paths.mjs';

const folder = mkdtempSync(join(tmpdir(), 'spyglass-licences-'));
after(() => rmSync(folder, {recursive: true, force: true}));

const {dependencies} = JSON.parse(readFileSync(at('package.json'), 'utf8'));
const manifests = Object.keys(dependencies).map((name) => at(`node_modules/${name}/package.json`));

/** A phrase that only the text of this licence has. @type {Record<string, RegExp>} */
const PHRASES = {
  'Apache-2.0': /Grant of Patent License/,
  'BSD-3-Clause': /Neither the name of/,
  ISC: /Permission to use, copy, modify/,
  MIT: /Permission is hereby granted, free of charge/,
  'OFL-1.1': /SIL OPEN FONT LICENSE/i,
  'Unicode-3.0': /UNICODE LICENSE V3/,
};

/** A licence that asks for `AND` asks for each text, one that offers `OR` for one of them. @param {string} licence @param {string} text */
const holds = (licence, text) =>
  licence
    .replaceAll(/[()]/g, '')
    .split(' AND ')
    .every((one) => one.split(/ OR |\//).some((id) => PHRASES[id]?.test(text)));

test('every package and every crate that is published brings the text of its licence', () => {
  const works = [...worksIn(manifests), ...crateWorks()];
  for (const name of [...Object.keys(dependencies), 'webpack', 'serde', 'wasm-bindgen', 'rand'])
    assert.ok(
      works.some((work) => work.name === name),
      name,
    );
  for (const {name, licence, text} of works) assert.ok(holds(licence, text), `${name}: ${licence}`);
  const file = licencesFile(works);
  for (const {name, version, text} of works) {
    assert.ok(file.includes(`\n${name}${version && ` ${version}`} (`), name);
    assert.ok(file.includes(text), name);
  }
  for (const own of ['LICENSE-MIT', 'LICENSE-APACHE'])
    assert.ok(file.includes(readFileSync(at(own), 'utf8').trim()), own);
});

test('what runs only while the engine is built is not in it, nor what only the shell has', () => {
  const names = crateWorks().map(({name}) => name);
  for (const name of ['serde_derive', 'syn', 'clap', 'rayon', 'wasm-bindgen-cli'])
    assert.ok(!names.includes(name), name);
});

test('a package without a text is refused by name', () => {
  const bare = mkdtempSync(join(folder, 'bare-'));
  const manifest = {name: 'bare', version: '1.0.0', license: 'MIT'};
  assert.throws(() => workIn(bare, manifest), /bare 1\.0\.0 \(MIT\) brings no licence text/);
  writeFileSync(join(bare, 'LICENSE'), 'a text');
  assert.equal(workIn(bare, manifest).text, 'a text');
  assert.throws(() => workIn(bare, {...manifest, license: null}), /no licence named/);
});

test('where MIT may be chosen it is, with the notices beside it', () => {
  const both = mkdtempSync(join(folder, 'both-'));
  for (const name of ['COPYRIGHT', 'LICENSE-APACHE', 'LICENSE-MIT'])
    writeFileSync(join(both, name), name);
  const manifest = {name: 'both', version: '1.0.0'};
  const text = (/** @type {string} */ license) => workIn(both, {...manifest, license}).text;
  assert.equal(text('MIT OR Apache-2.0'), 'COPYRIGHT\n\nLICENSE-MIT');
  assert.match(text('Apache-2.0'), /LICENSE-APACHE/);
});

test('a build names the packages that are in it, and no other', async () => {
  const entry = join(folder, 'entry.js');
  writeFileSync(
    entry,
    `import {openDB} from ${JSON.stringify(at('node_modules/idb/build/index.js'))};\nopenDB();`,
  );
  const output = join(folder, 'built');
  const stats = await new Promise((resolve, reject) =>
    webpack(
      {mode: 'production', entry, output: {path: output}, plugins: [new Licences()]},
      (error, stats) => (error ? reject(error) : resolve(stats)),
    ),
  );
  assert.deepEqual(stats.toJson({all: false, errors: true}).errors, []);
  const built = readFileSync(join(output, LICENCES), 'utf8');
  assert.match(built, /^idb \d/m);
  assert.doesNotMatch(built, /^(lit|uplot|serde) /m);
});
