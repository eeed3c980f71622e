// A picture that is drawn by itself holds the faces of its text, or is drawn without them.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {addressWithFonts, svgAddress} from '../../www/src/shell/share/fonts.js';

class Face {
  /** @type {Record<string, string>} */
  values = {
    'font-family': '"Spectral"',
    'font-style': 'normal',
    'font-weight': '400',
    'unicode-range': 'U+41-5A',
    src: 'url("face.woff2")',
  };

  style = {getPropertyValue: (/** @type {string} */ name) => this.values[name] ?? ''};
}

const sheet = {href: 'https://example.org/styles/fonts.css', cssRules: [new Face()]};
const foreign = {
  href: 'https://other.example/a.css',
  get cssRules() {
    throw new DOMException('of another origin', 'SecurityError');
  },
};
/** @type {string[]} */
const asked = [];
let status = 200;

Object.assign(globalThis, {
  CSSFontFaceRule: Face,
  document: {styleSheets: [foreign, sheet], baseURI: 'https://example.org/'},
  async fetch(/** @type {URL} */ url) {
    asked.push(url.href);
    return new Response('a face, or a page that says that there is none', {status});
  },
  FileReader: class {
    /** @param {Blob} file */
    async readAsDataURL(file) {
      this.result = `data:;base64,${Buffer.from(await file.arrayBuffer()).toString('base64')}`;
      this.onload();
    }

    onload() {}
  },
});

/** @param {string} text */
const pictureOf = (text) => `<svg font-family="Spectral"><text>${text}</text></svg>`;

test('a picture holds its faces, whatever sheet of another origin the page has', async () => {
  const address = decodeURIComponent(await addressWithFonts(pictureOf('ONE')));
  assert.match(address, /<style>@font-face\{font-family:"Spectral";.*src:url\(data:/);
  assert.deepEqual(asked, ['https://example.org/styles/face.woff2']);
  assert.equal(decodeURIComponent(await addressWithFonts(pictureOf('ONE'))), address);
  assert.equal(asked.length, 1, 'drawn anew it is the same');
});

test('what does not come is no face, and is asked for again', async () => {
  status = 404;
  const picture = pictureOf('TWO');
  assert.equal(await addressWithFonts(picture), svgAddress(picture));
  status = 200;
  assert.match(decodeURIComponent(await addressWithFonts(picture)), /@font-face/);
});
