// Answers handed in: the text says what was answered, and any slip in it is found.

import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {test} from 'node:test';
import {cellAt} from '../../www/src/board/cells.js';
import {
  createPredictionStorage,
  inOrder,
  sheet,
  tallyOf,
} from '../../www/src/features/predict/answers.js';
import {sheet as reversiSheet} from '../../www/src/games/reversi/answers.js';
import {
  aroundSentence,
  readingSentence,
  readSentence,
} from '../../www/src/shell/lesson/answer-sheet-sentences.js';
import {MOST_LINES} from '../../www/src/shell/lesson/answers-storage.js';
import {checkCode} from '../../www/src/shell/lesson/check-code.js';
import {storageIn} from './kept-rows.mjs';
import {speech} from './speech.mjs';

const {read: readAll} = sheet;
const {read: readReversi} = reversiSheet;
/** @param {ReturnType<typeof done>} game */
const answersText = ({record, answers}) => sheet.text(record, inOrder(answers));

/** The same numbers every time. @param {number} seed */
function dice(seed) {
  let state = seed;
  return (/** @type {number} */ below) => {
    state = (state * 1103515245 + 12345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * below);
  };
}

/** @param {number} seed @returns {{record: string, answers: import('../../www/src/features/predict/answers.js').Answers}} */
function done(seed) {
  const roll = dice(seed);
  const cell = () => cellAt(roll(256), 16);
  const steps = Array.from({length: 1 + roll(9)}, (_, index) => 3 * index + roll(3) + 1);
  const answers = steps.map((step) => {
    const most = roll(1001) / 10;
    const own = roll(5) === 0 ? null : cell();
    return {
      step,
      own,
      did: roll(9) === 0 ? null : {flags: roll(2) === 0, cell: cell()},
      measure:
        own && roll(4) > 0
          ? {
              chance: roll(10 * most + 1) / 10,
              likeliest: {cell: cell(), chance: most},
              by: /** @type {const} */ (['agent', 'fleets'])[roll(2)],
              basis: {kind: 'weighed'},
            }
          : null,
      tries: own ? 1 + roll(3) : 1,
    };
  });
  return {
    record: `spyglass1 admiral s.${seed} solo:exact FE5.FF6`,
    answers: /** @type {any} */ (Object.fromEntries(answers.map((one) => [one.step, one]))),
  };
}

/** The one text there is; null where none can be read. @param {string} pasted */
function readAnswers(pasted) {
  const [{sheet, fault}, ...others] = readAll(pasted);
  assert.equal(others.length, 0);
  assert.equal(sheet === null, fault !== null);
  return sheet;
}

test('what was answered is read back from the text', () => {
  for (let seed = 1; seed <= 200; seed += 1) {
    const {record, answers} = done(seed);
    const read = readAnswers(answersText({record, answers}));
    assert.ok(read?.holds);
    assert.equal(read.record, record);
    const plain = inOrder(answers).map(({measure, ...one}) => {
      const {basis: _, ...held} = measure ?? {};
      return {...one, measure: measure && held};
    });
    assert.deepEqual(read.answers, plain);
    assert.deepEqual(read.tally, tallyOf(inOrder(answers)));
  }
});

test('a mail that turns the ends of lines, or indents them, changes nothing', () => {
  const text = answersText(done(7));
  assert.ok(readAnswers(`\n  ${text.replaceAll('\n', '\r\n  ')}\r\n\r\n`)?.holds);
});

/** @param {string} text as a mail quotes it: each line broken where it would be longer than so many signs */
const quoted = (text, most = 40) =>
  text
    .split(/\r?\n/)
    .map((line) => line.replace(new RegExp(`(.{1,${most}}|\\S+)( |$)`, 'g'), '> $1\r\n'))
    .join('');

test('a greeting, a signature, the marks of a quote, wrapped lines and hard spaces change nothing', () => {
  for (let seed = 1; seed <= 50; seed += 1) {
    const text = answersText(done(seed));
    const hard = text.replaceAll(' %', '\u00a0%');
    for (const mail of [
      `Dear Ms Rossi,\nhere are my answers.\n\n${text}\n\n-- \nAnna, 3B`,
      `On Monday Anna wrote:\n${quoted(text)}\n\nThanks!`,
      `> On Monday Anna wrote:\n>\n${quoted(quoted(text, 60), 40)}`,
      hard,
    ])
      assert.deepEqual(readAnswers(mail), readAnswers(text), mail);
    assert.ok(readAnswers(text)?.holds);
  }
});

test('the answers of several in one paste are told apart, each checked for itself and told by the lines around', () => {
  const [anna, ben, cleo] = [21, 22, 23].map((seed) => answersText(done(seed)));
  const changed = ben.replace(/^total \d+/m, 'total 99');
  const cut = cleo.split('\n').slice(0, -1).join('\n');
  const read = readAll(`Anna:\n${anna}\n\nBen:\n${quoted(changed)}\n---\n${cut}`);
  assert.deepEqual(
    read.map((one) => [one.fault, one.sheet?.holds, one.above, one.below]),
    [
      [null, true, 'Anna:', 'Ben:'],
      [null, false, 'Ben:', null],
      ['cut-answers', undefined, null, null],
    ],
  );
  assert.deepEqual(read[0].sheet?.answers, readAnswers(anna)?.answers);
  assert.equal(readSentence(read, speech), '3 texts of answers, 1 with a matching code.');
  assert.equal(aroundSentence(read[0], speech), 'Above them: “Anna:”. Below them: “Ben:”.');
  const mails = readAll(
    `From: Anna Rossi\nDear Ms Bianchi,\nhere they are:\n${anna}\n\nKind regards,\nAnna\n\nFrom: Ben\n${ben}`,
  );
  assert.deepEqual(
    mails.map(({above, below}) => [above, below]),
    [
      ['From: Anna Rossi / Dear Ms Bianchi, / here they are:', 'Kind regards, / Anna / From: Ben'],
      ['Kind regards, / Anna / From: Ben', null],
    ],
  );
});

test('what cannot be read is refused with its code, and a sentence of its own', () => {
  const text = answersText(done(8));
  const reversi = text.replace('spyglass1 admiral', 'spyglass1 reversi');
  /** @type {[string, string, typeof readAll][]} */
  const refused = [
    ['no-answers', 'hello', readAll],
    ['cut-answers', text.replace(/check .*$/, ''), readAll],
    ['changed-answers', text.replace(/^step \d+: /m, 'step one: '), readAll],
    ['changed-answers', text.replace(/^total/m, 'I wrote this between\ntotal'), readAll],
    ['unknown-answers-version', text.replace(/^spyglass answers 1/, 'spyglass answers 2'), readAll],
    ['answers-of-reversi', reversi, readAll],
    ['answers-of-seas', text, /** @type {any} */ (readReversi)],
  ];
  const sentences = refused.map(([fault, pasted, read]) => {
    const [reading] = read(pasted);
    assert.equal(reading.fault, fault);
    return readingSentence(reading, speech);
  });
  assert.equal(new Set(sentences).size, new Set(refused.map(([fault]) => fault)).size);
});

test('any character changed, lost or doubled, and any two swapped, is found', () => {
  for (const seed of [3, 4, 5]) {
    const text = answersText(done(seed));
    const isFound = (/** @type {string} */ other) => readAnswers(other)?.holds !== true;
    for (let at = 0; at < text.length; at += 1) {
      const [before, sign, after] = [text.slice(0, at), text[at], text.slice(at + 1)];
      for (const other of ['0', '1', '9', 'A', 'J', '.', '-', ' ', 'x'])
        if (other !== sign && sign !== '\n' && !(other === ' ' && /(^|\n)$/.test(before)))
          assert.ok(isFound(before + other + after), `${at}: ${sign} as ${other}`);
      if (/\S/.test(sign)) {
        assert.ok(isFound(before + after), `${at}: without ${sign}`);
        assert.ok(isFound(before + sign + sign + after), `${at}: ${sign} twice`);
      }
      const [next = '', ...rest] = after;
      if (next !== sign && /\S/.test(next) && /\S/.test(sign))
        assert.ok(isFound(before + next + sign + rest.join('')), `${at}: ${sign}${next} swapped`);
    }
  }
});

test('lines left out or put in another order are found, also where the total fits', () => {
  const lines = answersText(done(5)).split('\n');
  assert.ok(lines.length > 5);
  for (let at = 2; at < lines.length - 2; at += 1) {
    const without = lines.filter((_, index) => index !== at);
    assert.notEqual(readAnswers(without.join('\n'))?.holds, true);
    const moved = [...without.slice(0, -2), lines[at], ...without.slice(-2)];
    if (at < lines.length - 3) assert.notEqual(readAnswers(moved.join('\n'))?.holds, true);
  }
});

test('a code that fits a total that does not is no match', () => {
  const lines = answersText(done(6)).split('\n').slice(0, -1);
  const raised = lines.map((line) => line.replace(/^total \d+/, 'total 99'));
  assert.notDeepEqual(raised, lines);
  const text = [...raised, `check ${checkCode(raised.join('\n'))}`].join('\n');
  assert.equal(readAnswers(text)?.holds, false);
});

test('the example of the formats is one', () => {
  const formats = readFileSync(new URL('../../docs/formats.md', import.meta.url), 'utf8');
  const [example] = /^ {4}spyglass answers 1\n(?: {4}.*\n)+/m.exec(formats) ?? [''];
  assert.ok(readAnswers(example)?.holds);
});

test('what is no text of answers is none', () => {
  for (const text of ['', 'check 000000', 'hello', 'spyglass answers 1', 'x'.repeat(9999)])
    assert.equal(readAnswers(text), null);
});

test('a code is six letters, and depends on every letter of the text', () => {
  const codes = new Set(Array.from({length: 5000}, (_, number) => checkCode(`step ${number}`)));
  assert.equal(codes.size, 5000);
  for (const code of codes) assert.match(code, /^[0-9A-HJKMNP-TV-Z]{6}$/);
});

test('the shelf keeps the lines used last; what it cannot read, or may not keep, it has not', () => {
  const kept = new Map();
  const storage = storageIn(kept);
  const shelf = createPredictionStorage(storage);
  const line = (/** @type {number} */ seed) => ({
    key: `line ${seed}`,
    answers: done(seed).answers,
    given: [1],
    tries: {1: 1},
  });
  for (let seed = 1; seed <= MOST_LINES + 1; seed += 1) assert.ok(shelf.keep(line(seed)));
  assert.equal(createPredictionStorage(storage).of('line 1'), null);
  assert.deepEqual(
    createPredictionStorage(storage).of('line 2'),
    JSON.parse(JSON.stringify(line(2))),
  );
  for (const [name] of kept) kept.set(name, '[{"key":"line 2","answers":{"1":{}}}, 7, null]');
  assert.equal(createPredictionStorage(storage).of('line 2'), null);
  const forbidden = createPredictionStorage(() => {
    throw new Error('forbidden');
  });
  assert.equal(forbidden.keep(line(3)), false);
  assert.deepEqual(forbidden.of('line 3'), line(3));
});

test('where nothing more can be stored, every line of the visit is there beside those stored before', () => {
  const full = () => {
    throw new Error('full');
  };
  const line = (/** @type {string} */ key) => ({key, answers: {}, given: [1], tries: {1: 1}});
  const stored = JSON.stringify([line('before'), line('again')]);
  const shelf = createPredictionStorage(() => ({getItem: () => stored, setItem: full}));
  const again = {...line('again'), given: [1, 2]};
  for (const one of [line('a'), line('b'), again]) assert.equal(shelf.keep(one), false);
  for (const one of [line('a'), line('b'), line('before'), again])
    assert.deepEqual(shelf.of(one.key), one);
});
