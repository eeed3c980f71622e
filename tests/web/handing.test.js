// What goes out comes back in: pictures and texts that carry a game, and files that only look like them.

import assert from 'node:assert/strict';
import {test} from 'node:test';
import {crc32, deflateSync} from 'node:zlib';
import {initialState} from '../../www/src/games/sea/reduce.js';
import {boardText} from '../../www/src/games/sea/share/forum.js';
import {embeddingOf, firstEmbedding} from '../../www/src/shell/share/embedding.js';
import {carriedIn, escaped, KEYWORD} from '../../www/src/shell/share/extract-link.js';
import {forumText, squaresText} from '../../www/src/shell/share/forum.js';
import {createHanding, readFile} from '../../www/src/shell/share/import-export.js';
import * as png from '../../www/src/shell/share/png.js';
import {renderHandOut} from '../../www/src/shell/share/view-hand-out.js';
import {drawn} from './drawn.mjs';
import {door} from './engine.mjs';

const LINKS = [
  'https://host.example/?v=1&g=spyglass1+admiral+s.42+race%3Ayou%2Cparity+FE5.2FB3&step=1&mode=race',
  'http://localhost:8080/a/path/?v=1&mode=edit&p=eyJydWxlcyI6ImFkbWlyYWwifQ',
  'https://host.example/reversi/?v=1&g=spyglass1+reversi+s.7+duel%3Ayou%2Cminimax-expert%28variant%3Das-published%29+Mf5',
  'https://host.example/?v=1&g=<&>"\'&lt;&amp;',
];

/** @param {string} type @param {Uint8Array} data */
function chunk(type, data) {
  const said = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(checksum(said));
  return Buffer.concat([length, said, sum]);
}

/** By a way of its own, to check the other. @param {Uint8Array} bytes */
function checksum(bytes) {
  if (crc32) return crc32(bytes);
  let rest = ~0;
  for (const byte of bytes) {
    rest ^= byte;
    for (let bit = 0; bit < 8; bit += 1) rest = (rest >>> 1) ^ (0xedb88320 & -(rest & 1));
  }
  return ~rest >>> 0;
}

const picture = new Uint8Array(
  Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0])),
    chunk('IDAT', deflateSync(Buffer.from([0, 0]))),
    chunk('IEND', Buffer.alloc(0)),
  ]),
);

/** @param {Uint8Array | string} content */
const file = (content) => new File([/** @type {any} */ (content)], 'file');

/** Numbers that follow from a seed. @param {number} seed */
function numbers(seed) {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state >>> 8;
  };
}

test('a picture keeps what it was given, and is still a picture of sound chunks', () => {
  for (const link of [...LINKS, '', 'π ≈ 3', 'x'.repeat(60_000)]) {
    const whole = png.withText(picture, KEYWORD, link);
    assert.equal(png.textOf(whole, KEYWORD), link);
    const at = Buffer.from(whole).indexOf('iTXt');
    const length = Buffer.from(whole).readUInt32BE(at - 4);
    assert.equal(
      Buffer.from(whole).readUInt32BE(at + 4 + length),
      checksum(whole.subarray(at, at + 4 + length)),
    );
    assert.deepEqual(
      Buffer.concat([whole.subarray(0, at - 4), whole.subarray(at + 8 + length)]),
      Buffer.from(picture),
    );
  }
  assert.equal(png.textOf(picture, KEYWORD), null);
  assert.equal(png.textOf(png.withText(picture, 'Other', 'x'), KEYWORD), null);
});

test('no damaged byte makes a picture carry something else, or an error of another kind', async () => {
  const link = LINKS[0];
  const whole = png.withText(picture, KEYWORD, link);
  for (let at = 0; at < whole.length; at += 1) {
    for (const change of [1, 128]) {
      const damaged = whole.slice();
      damaged[at] ^= change;
      const text = png.textOf(damaged, KEYWORD);
      assert.ok(text === link || text === null, `${at}: ${text}`);
    }
    const cut = png.textOf(whole.slice(0, at), KEYWORD);
    assert.ok(cut === link || cut === null);
    await readFile(file(whole.slice(0, at)), png).catch((error) =>
      assert.equal(error.code, 'bad-picture'),
    );
  }
  const next = numbers(7);
  for (let round = 0; round < 2000; round += 1) {
    const bytes = Uint8Array.from({length: next() % 80}, () => next());
    bytes.set(picture.subarray(0, Math.min(8, bytes.length)));
    assert.equal(png.textOf(bytes, KEYWORD), null);
  }
  assert.throws(() => png.withText(new Uint8Array(9), KEYWORD, ''), {code: 'bad-picture'});
});

/** @param {string} link */
const svgOf = (link) =>
  `<svg xmlns="http://www.w3.org/2000/svg"><title>x</title>\n<metadata id="spyglass">${escaped(link)}</metadata><rect/></svg>\n`;

test('pictures as text, and texts about a game, carry their link', () => {
  for (const link of LINKS) {
    assert.equal(carriedIn(svgOf(link)), link);
    assert.equal(carriedIn(`<?xml version="1.0"?>\n${svgOf(link)}`), link);
    assert.equal(carriedIn(` ${link}\n`), link);
  }
  for (const link of LINKS.slice(0, 3)) {
    const text = forumText({title: 'A sea', boards: ['  A B\n1 . x'], line: 'C7: hit.', link});
    assert.equal(carriedIn(text), link);
    assert.equal(carriedIn(text.replaceAll('\n', '\r\n')), link);
    // Where nobody knows where the whole page stands the query says it all.
    const query = new URL(link).search;
    assert.equal(carriedIn(text.replace(link, query)), query);
    assert.equal(carriedIn(`> Somebody wrote:\n\n${text}\nWhat now?`), link);
    // As a field of one line takes it, and as it stands in a snippet.
    assert.equal(carriedIn(text.replaceAll('\n', ' ')), link);
    assert.equal(carriedIn(`<iframe src="${escaped(link)}" title="A sea"></iframe>`), link);
    assert.equal(carriedIn(`[A sea](${link})`), link);
  }
  const record = 'spyglass1 admiral s.42 race:you,parity FE5.2FB3';
  assert.equal(carriedIn(record), record);
  assert.equal(carriedIn(`A game\n${record}\n`), record);
  assert.equal(carriedIn('<svg><rect/></svg>'), '');
  assert.equal(carriedIn('two\nlines'), 'two\nlines');
});

test('what is no text of ours is read to its end, and never throws', () => {
  const signs = [
    '<svg ',
    '<metadata id="spyglass">',
    '</metadata>',
    '&#x110000;',
    '&#99999999;',
    '&amp',
    '\n',
    'https://a?b',
    '\0',
    '\ufeff',
    'spyglass1 ',
    '<',
    '>',
    '&lt;',
  ];
  const next = numbers(11);
  for (let round = 0; round < 5000; round += 1) {
    const text = Array.from({length: next() % 12}, () => signs[next() % signs.length]).join('');
    assert.equal(typeof carriedIn(text), 'string');
  }
  assert.equal(typeof carriedIn(`<svg ${'<!--'.repeat(50_000)}`), 'string');
});

test('a file is read by what it holds, not by its name; one too large is not read', async () => {
  const [link] = LINKS;
  assert.equal(await readFile(file(png.withText(picture, KEYWORD, link)), png), link);
  assert.equal(await readFile(file(svgOf(link)), png), link);
  assert.equal(await readFile(file(`${link}\n`), png), link);
  await assert.rejects(readFile(file(picture), png), {code: 'bad-picture'});
  await assert.rejects(
    readFile({size: 5_000_000, arrayBuffer: () => assert.fail('it is not read')}, png),
    {code: 'large-file'},
  );
});

/** @param {Partial<import('../../www/src/shell/share/import-export.js').Pictures>} [own] */
function handing(own = {}) {
  /** @type {any[]} */
  const [said, files] = [[], []];
  const hear = createHanding(
    (action) => said.push(action),
    (name, content, type) => files.push({name, content, type}),
    {...png, svg: ({link}) => svgOf(link), png: async () => picture, paper: () => {}, ...own},
  );
  const settled = () => new Promise((resolve) => setTimeout(resolve, 5));
  return {
    said,
    files,
    async ask(/** @type {any} */ action) {
      hear(action);
      await settled();
    },
  };
}

test('what is handed out opens what it was made of', async () => {
  const [link] = LINKS;
  const {said, files, ask} = handing();
  for (const form of ['svg', 'png']) {
    await ask({type: 'hand-out', form, name: 'x', about: {title: '', desc: '', link}});
    const {name, content} = files[files.length - 1];
    assert.equal(name, `x.${form}`);
    await ask({type: 'open-file', file: file(content)});
    assert.deepEqual(said[said.length - 1], {type: 'open-record', record: link});
  }
});

test('where there is no picture, and where a file is bad, one is told so by a code', async () => {
  const {said, files, ask} = handing({png: () => Promise.reject(new TypeError('no canvas'))});
  await ask({type: 'hand-out', form: 'png', name: 'x', about: {link: ''}});
  await ask({type: 'open-file', file: file(picture)});
  assert.deepEqual(
    said.map(({type, error}) => [type, error.code]),
    [
      ['refused', 'no-picture'],
      ['refused', 'bad-picture'],
    ],
  );
  assert.equal(files.length, 0);
});

test('what a browser refuses has a code of ours, not its number', async () => {
  const {said, ask} = handing({
    png: () => Promise.reject(new DOMException('forbidden', 'EncodingError')),
  });
  await ask({type: 'hand-out', form: 'png', name: 'x', about: {link: ''}});
  assert.deepEqual(
    said.map(({error}) => error.code),
    ['no-picture'],
  );
});

test('the board as text has each cell in its place, the answers told and the counts', () => {
  for (const rules of ['admiral', 'solitaire', 'sea-battle']) {
    const game = door.newGame({rules, seed: '5', players: 'solo:random'});
    for (let shot = 0; shot < 6; shot += 1) game.aiMove();
    const {boards, rules: whole} = game.view();
    const [board] = boards;
    const lines = boardText(board, whole).split('\n');
    assert.equal(lines.length, whole.rows + (whole.clues ? 2 : 1));
    assert.deepEqual(lines[0].trim().split(/\s+/), [...'ABCDEFGHIJ'].slice(0, whole.cols));
    lines.slice(1, whole.rows + 1).forEach((line, row) => {
      const [name, ...signs] = line.trim().split(/\s+/);
      assert.equal(name, String(row + 1));
      assert.equal(signs.length, whole.cols + (whole.clues ? 1 : 0));
      for (let col = 0; col < whole.cols; col += 1) {
        const index = row * whole.cols + col;
        const [mark, content] = [board.marks[index], board.contents?.[index] ?? null];
        const isShip = content ? content !== 'water' : mark === 'hit' || mark === 'sunk';
        const isFlag = board.flags.includes(`${'ABCDEFGHIJ'[col]}${row + 1}`);
        const isOpen = !content && mark === 'unknown' && !isFlag;
        assert.equal(signs[col] === 'F', isFlag && !content);
        assert.equal(/[x#<>^vo]/.test(signs[col]), isShip, `${mark}: ${signs[col]}`);
        assert.equal(signs[col] === '.', isOpen, `${mark}: ${signs[col]}`);
      }
      if (whole.clues) assert.equal(signs[whole.cols], String(board.clues.rows[row].count));
    });
  }
  assert.equal(
    squaresText('X-O---------O--X', 4),
    '  a b c d\n1 X . O .\n2 . . . .\n3 . . . .\n4 O . . X',
  );
});

test('a package is offered of what is shown, and none of an empty Solver', () => {
  const seen = {mode: /** @type {const} */ ('race'), game: {record: 'x', view: {step: 0}, from: 0}};
  const solver = {mode: /** @type {const} */ ('edit'), editing: {text: null}};
  for (const [state, isOffered] of /** @type {const} */ ([
    [seen, true],
    [solver, false],
    [{...solver, editing: {text: '{}'}}, true],
  ])) {
    const told = /** @type {any} */ ({...initialState({}), ...state});
    const html = drawn(
      renderHandOut(
        {words: /** @type {any} */ ((/** @type {string} */ word) => word), dispatch() {}},
        {
          ...{about: {title: 'x', desc: 'x', link: 'x'}, name: 'x', boards: null, paper: null},
          packed: embeddingOf(told, firstEmbedding),
        },
      ),
    );
    assert.equal(html.includes('share-scorm'), isOffered);
  }
});
