// The colours of the page can be told apart: ratios by WCAG 2, read off the style sheet itself.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {test} from 'node:test';

const sheet = readFileSync(new URL('../../www/styles/tokens.css', import.meta.url), 'utf8');

/** @type {Record<string, [string, string]>} Light and dark. */
const tokens = Object.fromEntries(
  [...sheet.matchAll(/--([\w-]+): light-dark\((#\w+), (#\w+)\);/g)]
    .reverse()
    .map(([, name, light, dark]) => [name, [light, dark]]),
);
tokens['tint-0'] = tokens.chart;

/** @param {string} hex */
function luminance(hex) {
  const digits =
    hex.length === 4 ? [...hex.slice(1)].map((digit) => digit + digit) : hex.slice(1).match(/../g);
  const [red, green, blue] = (digits ?? []).map((pair) => {
    const part = Number.parseInt(pair, 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** @param {string} one @param {string} other @param {0 | 1} theme */
function ratio(one, other, theme) {
  const [low, high] = [one, other]
    .map((name) => luminance(tokens[name][theme]))
    .sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** @param {string[]} inks @param {string[]} grounds @param {number} least */
function readable(inks, grounds, least) {
  for (const theme of /** @type {const} */ ([0, 1])) {
    for (const ink of inks) {
      for (const ground of grounds) {
        const found = ratio(ink, ground, theme);
        assert.ok(found >= least, `${ink} on ${ground}, theme ${theme}: ${found.toFixed(2)}`);
      }
    }
  }
}

test('text and marks are readable on paper, chart and panel', () => {
  readable(
    ['ink', 'ink-2', 'sea', 'fire', 'mark', 'right', 'score'],
    ['paper', 'chart', 'panel'],
    4.5,
  );
});

test('frames and controls can be seen', () => {
  readable(['rule'], ['paper', 'chart', 'panel'], 3);
});

test('hulls carry ink', () => {
  readable(['ink'], ['hull'], 4.5);
});

test('every depth carries its numeral', () => {
  for (const tint of [0, 1, 2, 3, 4]) readable(['ink'], [`tint-${tint}`], 4.5);
  for (const tint of [5, 6, 7, 8]) readable([`on-tint-${tint}`], [`tint-${tint}`], 4.5);
});

test('depths go one way only: deeper is darker by day and brighter by night', () => {
  for (const theme of /** @type {const} */ ([0, 1])) {
    const steps = Array.from({length: 9}, (_, tint) => luminance(tokens[`tint-${tint}`][theme]));
    const sorted = [...steps].sort((a, b) => (theme === 0 ? b - a : a - b));
    assert.deepEqual(steps, sorted);
  }
});
