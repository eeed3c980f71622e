// A style sheet of the page, made to hold inside an element of another page: its root is the element's, its widths are the
// element's, its lengths do not hang on the other page's letters, and every token can be set from outside. What only its
// readers need is left out.

/** Letters are at least as large as the reader wishes, whatever the page around makes of its own. */
const LETTER = 'max(1rem, 16px)';

/** @param {string} source @returns {string} */
export default function shadow(source) {
  const held = source
    .replaceAll(/:root:root|:root/g, '.widget')
    .replaceAll(/@media \((min|max)-width/g, '@container widget ($1-width')
    .replaceAll(/^( +--(?!board-)([\w-]+):\s)([^;]+);/gm, (_all, head, name, value) =>
      isToken(source) ? `${head}var(--board-${name}, ${value});` : `${head}${value};`,
    )
    .replaceAll(/(?<![\w#-])(\d*\.?\d+)rem\b(?![^{};]*\{)/g, `calc($1 * ${LETTER})`);
  return bare(held);
}

/** @param {string} sheet @returns {string} */
const bare = (sheet) =>
  sheet.replaceAll(/\/\*(?:(?!\*\/)[\s\S])*\*\//g, '').replaceAll(/^\s+/gm, '');

/** @param {string} source whether it is the sheet that names the tokens */
const isToken = (source) => source.startsWith('/* Every colour, size and duration');
