// The faces of the page within a picture: drawn by itself it can fetch none.

/** @param {string} ranges as style sheets write them @param {string} text */
const covers = (ranges, text) =>
  ranges.split(',').some((range) => {
    const [from, to = from] = range
      .trim()
      .slice(2)
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    return [...text].some((letter) => {
      const code = letter.codePointAt(0) ?? 0;
      return code >= from && code <= to;
    });
  });

/** @param {CSSStyleSheet} sheet @returns {CSSRule[]} of another origin's none: it cannot be read */
function rulesOf(sheet) {
  try {
    return [...sheet.cssRules];
  } catch {
    return [];
  }
}

/** @param {string} picture @returns {{face: CSSStyleDeclaration, base: string}[]} those of the page's faces that its text is written in */
const facesOf = (picture) =>
  [...document.styleSheets].flatMap((sheet) =>
    rulesOf(sheet).flatMap((rule) => {
      if (!(rule instanceof CSSFontFaceRule)) return [];
      const face = /** @type {CSSStyleDeclaration} */ (rule.style);
      const value = (/** @type {string} */ name) => face.getPropertyValue(name);
      const family = value('font-family').replaceAll(/["']/g, '');
      const isMeant = picture.includes(family) && covers(value('unicode-range'), picture);
      return isMeant ? [{face, base: sheet.href ?? document.baseURI}] : [];
    }),
  );

/** @param {Blob} file @returns {Promise<string>} its address, which holds all of it */
const dataOf = (file) =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = reject;
    reader.readAsDataURL(file);
  });

/** @param {{face: CSSStyleDeclaration, base: string}} found @returns {Promise<string>} a rule that holds the face itself */
async function ruleOf({face, base}) {
  const [, address = ''] = /url\("?([^")]+)/.exec(face.getPropertyValue('src')) ?? [];
  const answer = await fetch(new URL(address, base));
  if (!answer.ok) throw new Error(`${answer.status} ${address}`);
  const file = await answer.blob();
  const named = ['font-family', 'font-style', 'font-weight']
    .map((name) => `${name}:${face.getPropertyValue(name)};`)
    .join('');
  return `@font-face{${named}src:url(${await dataOf(file)})}`;
}

/** @param {string} picture an SVG that names the page's fonts @returns {Promise<string>} the same with what it needs of them; as it was where they cannot be had */
async function withFonts(picture) {
  try {
    const rules = await Promise.all(facesOf(picture).map(ruleOf));
    const style = rules.length > 0 ? `<style>${rules.join('')}</style>` : '';
    return picture.replace('>', () => `>${style}`);
  } catch {
    return picture;
  }
}

/** @param {string} picture @returns {string} */
export const svgAddress = (picture) =>
  `data:image/svg+xml;charset=utf-8,${encodeURIComponent(picture)}`;

/** Drawn anew a picture is mostly the same. @type {{picture: string, address: Promise<string>} | null} */
let latest = null;

/** @param {string} picture @returns {Promise<string>} where its fonts cannot be had now, they are asked for again the next time */
export function addressWithFonts(picture) {
  if (latest?.picture === picture) return latest.address;
  const address = withFonts(picture).then((whole) => {
    if (whole === picture && latest?.picture === picture) latest = null;
    return svgAddress(whole);
  });
  latest = {picture, address};
  return address;
}
