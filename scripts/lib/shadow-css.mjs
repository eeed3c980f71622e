// A style sheet of the page, made to hold inside an element of another page: its root is the element's, its widths are the
// element's, its lengths do not hang on the other page's letters, and every token can be set from outside. What only its
// readers need is left out.

import {readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';

/** Letters are at least as large as the reader wishes, whatever the page around makes of its own. */
const LETTER = 'max(1rem, 16px)';

const IMPORT = /^@import '([^']+)';\n/gm;

/** @param {string} file a style sheet @param {(file: string) => void} [reads] told each file it stands in @returns {string} with those that it imports, which stand at its head */
export function sheetOf(file, reads) {
  reads?.(file);
  const source = readFileSync(file, 'utf8');
  const imports = [...source.matchAll(IMPORT)].map(([, named]) =>
    sheetOf(join(dirname(file), named), reads),
  );
  return imports.join('') + shadow(source.replaceAll(IMPORT, ''));
}

/** How the bundler takes one: as a module that gives its text. @this {import('webpack').LoaderContext<{}>} */
export default function load() {
  const text = sheetOf(this.resourcePath, (file) => this.addDependency(file));
  return `export default ${JSON.stringify(text)};`;
}

/** @param {string} source @returns {string} */
function shadow(source) {
  const held = source
    .replaceAll(/:root:root|:root/g, '.widget')
    .replaceAll(/@media \((min|max)-width/g, '@container widget ($1-width')
    .replaceAll(/^( +--(?!board-)([\w-]+):\s)([^;]+);/gm, (_all, head, name, value) =>
      isToken(source) ? `${head}var(--board-${name}, ${value});` : `${head}${value};`,
    )
    .replaceAll(/(?<![\w#-])(\d*\.?\d+)rem\b(?![^{};]*\{)/g, `calc($1 * ${LETTER})`);
  return bare(held);
}

/** @param {string} sheet one declaration a line @returns {string} without comments and blanks */
const bare = (sheet) =>
  sheet
    .replaceAll(/\/\*(?:(?!\*\/)[\s\S])*\*\//g, '')
    .replaceAll(/^\s+/gm, '')
    .replaceAll(/^([\w-]+): /gm, '$1:')
    .replaceAll(' {\n', '{')
    .replaceAll(/;?\n\}/g, '}')
    .replaceAll(/(?<=[,;}(])\n|\n(?=[)])/g, '')
    .replaceAll('\n', ' ')
    .trim();

/** @param {string} source whether it is the sheet that names the tokens */
const isToken = (source) => source.startsWith('/* Every colour, size and duration');
