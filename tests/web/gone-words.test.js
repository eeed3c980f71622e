// Words, labels and patterns that were given better ones do not come back: into the messages of a language, nor into what is read of README, the course and the guides for players and teachers.

import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import {test} from 'node:test';
import {FluentResource} from '@fluent/bundle';
import {courseText} from '../../scripts/lib/course.mjs';
import {at} from '../../scripts/lib/paths.mjs';

/** By language, and for all of them: a pattern, and what is said instead. @type {Record<string, [string, string][]>} */
const {every, ...gone} = JSON.parse(readFileSync(at('tests/data/gone-words.json'), 'utf8'));

/** Every text that a message can come to, with `{}` for what is put in. @param {any} pattern @returns {string[]} */
function textsOf(pattern) {
  if (typeof pattern === 'string') return [pattern];
  if (!Array.isArray(pattern)) return variantsOf(pattern);
  const said = pattern.map((part) => (typeof part === 'string' ? part : '{}')).join('');
  return [said, ...pattern.flatMap(variantsOf)];
}
/** @param {any} part @returns {string[]} */
const variantsOf = (part) =>
  part?.type === 'select'
    ? part.variants.flatMap((/** @type {any} */ {value}) => textsOf(value))
    : [];

/** @param {string} language @returns {[string, string][]} where a text stands, and the text */
const wordsOf = (language) =>
  readdirSync(at(`www/src/i18n/${language}`)).flatMap((file) => {
    const resource = new FluentResource(
      readFileSync(at(`www/src/i18n/${language}/${file}`), 'utf8'),
    );
    return resource.body.flatMap(({id, value}) =>
      textsOf(value).map(
        (text) => /** @type {[string, string]} */ ([`${language}/${file} ${id}`, text]),
      ),
    );
  });

/** What is read of a document: neither code nor addresses. @param {string} path @returns {[string, string][]} by line */
const linesOf = (path) =>
  readFileSync(at(path), 'utf8')
    .replaceAll(/^```[\s\S]*?^```$|`[^`\n]*`|\]\([^)]*\)/gm, '')
    .split('\n')
    .map((line, index) => [`${path}:${index + 1}`, line]);

/** @type {[string, string][]} */
const course = courseText()
  .replaceAll(/<[^>]*>/g, '')
  .replaceAll(/\{\{[^}]*\}\}/g, '{}')
  .split('\n')
  .map((line, index) => [`www/course/chapter.html:${index + 1}`, line.trim()]);

const documents = ['README.md', 'docs/players.md', 'docs/teachers.md', 'docs/scale.md'];

/** What is read of the demo pages. @type {[string, string][]} */
const demos = readdirSync(at('www/demo'))
  .filter((file) => file.endsWith('.html'))
  .flatMap((file) =>
    readFileSync(at(`www/demo/${file}`), 'utf8')
      .replaceAll(/<!--[\s\S]*?-->|<script[\s\S]*?<\/script>|<pre[\s\S]*?<\/pre>|<[^>]*>/g, '')
      .split('\n')
      .map((line) => /** @type {[string, string]} */ ([`www/demo/${file}`, line.trim()])),
  );

for (const [language, patterns] of Object.entries(gone))
  test(`${language}: no word is back that has a better one`, () => {
    const texts = wordsOf(language);
    assert.ok(texts.length > 500);
    if (language === 'en') texts.push(...course, ...demos, ...documents.flatMap(linesOf));
    const found = [...every, ...patterns].flatMap(([source, instead]) => {
      const pattern = new RegExp(source, 'u');
      return texts
        .filter(([, text]) => pattern.test(text))
        .map(([where, text]) => `${where}: ${text.match(pattern)?.[0]} → ${instead}`);
    });
    assert.deepEqual(found, []);
  });

test('the name of an agent is no list: in a sentence it would read as two', () => {
  for (const language of Object.keys(gone)) {
    const names = readFileSync(at(`www/src/i18n/${language}/core.ftl`), 'utf8').match(
      /^agent-(?!with-options)\S+ = .*$/gm,
    );
    assert.ok(names && names.length > 10, language);
    assert.deepEqual(
      names.filter((name) => name.includes(',')),
      [],
    );
  }
});

test('every language of the page has its list, and what a list says instead is not on it', () => {
  const languages = readdirSync(at('www/src/i18n'), {withFileTypes: true})
    .filter((entry) => entry.isDirectory())
    .map(({name}) => name);
  assert.deepEqual(Object.keys(gone).sort(), languages.sort());
  for (const patterns of Object.values(gone))
    for (const [, instead] of patterns)
      assert.ok(!patterns.some(([source]) => new RegExp(source, 'u').test(instead)), instead);
});
