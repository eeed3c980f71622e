// Which files the npm package is made of: the modules reached from its entries, styles and words as modules too, and what they name by URL.

import {readFileSync} from 'node:fs';
import {posix} from 'node:path';
import {LANGUAGES} from '../../www/src/i18n/locales.js';
import {messagesFrom} from './messages.mjs';
import {at} from './paths.mjs';
import {sheetOf} from './shadow-css.mjs';
import {PACKS} from './word-packs.mjs';

/** Below www/, which is the root of the package. */
export const ENTRIES = [
  'src/packaging/npm/board.js',
  'src/packaging/npm/define.js',
  'src/packaging/npm/engine.js',
];

/** What the package has of its own, instead of what the project's own build takes. @type {Record<string, string>} */
const INSTEAD = {
  'src/widget/workers.js': 'src/packaging/npm/workers.js',
  'src/engine/wasm-modules.js': 'src/packaging/npm/wasm-modules.js',
};

const NAMED = [
  // import … from '…', export … from '…', import '…'
  /(^(?:import|export) (?:[\w\s{},*$]+ from )?')([^']+)(')/gm,
  /(\bimport\(\s*')([^']+)('\s*\))/g,
  /(\bnew URL\(')([^']+)(',\s*import\.meta\.url\))/g,
];

/** Types, which the package tells in its own files, what is for the project's own bundler, and of data that they are data: here they are scripts. */
const ASIDE =
  / with \{type: 'json'\}|^[ \t]*\/\*\*(?:(?!\*\/)[\s\S])*\*\/[ \t]*\n|\/\*\*(?:(?!\*\/)[\s\S])*\*\/ ?|\/\* webpack(?!Ignore)[^*]*\*\/ ?/gm;

/** What is no script becomes one. */
const TEXTS = /\.(css|ftl|json)$/;

/** @param {string} path of a text that is no script @returns {string} of the module that holds it */
const asModule = (path) => (TEXTS.test(path) ? `${path}.js` : path);

/** @param {string} path @returns {string} what the module says that stands for it */
function textOf(path) {
  if (path.endsWith('.css')) return JSON.stringify(sheetOf(at(`www/${path}`)));
  const text = readFileSync(at(`www/${path}`), 'utf8');
  return path.endsWith('.json') ? text.trim() : JSON.stringify(messagesFrom(text));
}

/** @param {string} path @param {Record<string, string>} constants */
function contentOf(path, constants) {
  const [, original] = /(.+\.(?:css|ftl|json))\.js$/.exec(path) ?? [];
  if (original) return `export default ${textOf(original)};\n`;
  const file = at(`www/${path}`);
  if (!path.endsWith('.js')) return readFileSync(file);
  const [, pack] = /^src\/i18n\/\w+\/(\w+)\.js$/.exec(path) ?? [];
  const source =
    WRITTEN[path]?.() ?? (pack ? packed([pack, ...PACKS[pack]]) : readFileSync(file, 'utf8'));
  return Object.entries(constants).reduce(
    (text, [name, value]) => text.replaceAll(new RegExp(`\\b${name}\\b`, 'g'), value),
    source.replaceAll(ASIDE, ''),
  );
}

/** Tables, since Vite follows no path with a variable in it out of a package. @type {Record<string, () => string>} */
const WRITTEN = {
  'src/i18n/packs.js': () => `const LANGUAGES = {
${rows((language) => `[${Object.keys(PACKS).map((pack) => `() => import('./${language}/${pack}.js')`)}]`)}
};

export const PACKS = [${Object.keys(PACKS).map((_pack, place) => `(language) => LANGUAGES[language][${place}]()`)}];
`,
  'src/i18n/reversi-pack.js': () => wordsOf('reversi', 'fetchReversi'),
  'src/i18n/lessons-pack.js': () => wordsOf('lessons', 'fetchLessons'),
  'src/i18n/result-pack.js': () => wordsOf('lesson-result', 'fetchResult'),
  'src/i18n/exercises-pack.js': () => wordsOf('exercises', 'fetchExercises'),
};

/** @param {string} file @param {string} fetcher @returns {string} a module that fetches that file in a language */
const wordsOf = (file, fetcher) => `const PACKS = {
${rows((language) => `() => import('./${language}/${file}.ftl')`)}
};

export const ${fetcher} = (language) => PACKS[language]();
`;

/** @param {string[]} names of files of one language @returns {string} a module that says what they say */
const packed = (names) => `${names.map((name) => `import ${name} from './${name}.ftl';`).join('\n')}

export default {${names.map((name) => `...${name}`)}};
`;

/** @param {(language: string) => string} row of every language that is fetched */
const rows = (row) =>
  Object.keys(LANGUAGES)
    .filter((language) => language !== 'en')
    .map((language) => `  ${language}: ${row(language)},`)
    .join('\n');

/**
 * @param {Record<string, string>} constants what the bundler would put in for a name
 * @returns {{files: Map<string, string | Buffer>, packages: Set<string>}} by path; the packages they import
 */
export function npmFiles(constants) {
  /** @type {Map<string, string | Buffer>} */
  const files = new Map();
  /** @type {Set<string>} */
  const packages = new Set();
  const waiting = [...ENTRIES];

  /** @param {string} from @param {string} named @returns {string} as it is named there */
  function follow(from, named) {
    if (!named.startsWith('.') && !/\.wasm$/.test(named)) {
      packages.add(named.split('/', named.startsWith('@') ? 2 : 1).join('/'));
      return named;
    }
    const folder = posix.dirname(from);
    const target = posix.join(folder, named);
    const path = asModule(INSTEAD[target] ?? target);
    waiting.push(path);
    const relative = posix.relative(folder, path);
    return relative.startsWith('.') ? relative : `./${relative}`;
  }

  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (files.has(path)) continue;
    const content = contentOf(path, constants);
    if (typeof content !== 'string') {
      files.set(path, content);
      continue;
    }
    const from = path;
    files.set(
      path,
      NAMED.reduce(
        (text, form) =>
          text.replaceAll(form, (_all, before, named, after) =>
            [before, follow(from, named), after].join(''),
          ),
        content,
      ),
    );
  }
  return {files, packages};
}
