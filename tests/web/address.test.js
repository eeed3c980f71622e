import assert from 'node:assert/strict';
import {test} from 'node:test';
import {readReversi} from '../../www/src/games/reversi/address.js';
import {isSeed, modeOf, playersOf, readAddress} from '../../www/src/games/sea/address.js';
import {writeAddress, writePositionAddress} from '../../www/src/games/sea/address-written.js';
import {
  isLesson,
  isPuzzles,
  readPasted,
  reversiAddress,
} from '../../www/src/games/sea/share/pasted.js';

const RECORD = 'spyglass1 admiral s.42 race:you,parity(k=longest) FC7.2FD4.FC8';

test('a link gives back the record, step and mode it was made of', () => {
  const link = writeAddress({mode: 'race', record: RECORD, step: 1, steps: 3});
  const {record, step, mode, fresh} = readAddress(link);
  assert.deepEqual(
    {record, step, mode, fresh},
    {record: RECORD, step: 1, mode: 'race', fresh: null},
  );
});

test('a link to the end of a game names no step', () => {
  assert.equal(
    readAddress(writeAddress({mode: 'race', record: RECORD, step: 3, steps: 3})).step,
    null,
  );
});

test('a link holds the step at which a person took over, where there is one', () => {
  const link = (/** @type {number} */ from) =>
    writeAddress({mode: 'race', record: RECORD, step: 3, steps: 3, from});
  assert.equal(readAddress(link(2)).from, 2);
  assert.doesNotMatch(link(0), /from/);
  for (const odd of ['', '&from=', '&from=x', '&from=-1', '&from=1.5'])
    assert.equal(readAddress(`${link(0)}${odd}`).from, 0, odd);
});

test('game, seed and agent are shorthand for a fresh game', () => {
  assert.deepEqual(readAddress('?game=sea-battle&seed=7&agent=hunt&mode=watch').fresh, {
    version: 1,
    rules: 'sea-battle',
    seed: '7',
    agent: 'hunt',
  });
  assert.equal(readAddress('?seed=7').fresh?.rules, 'admiral');
});

test('a seed keeps the dice of the version its link is written in', () => {
  const versions = {
    '?game=admiral&seed=7': 1,
    '?v=1&game=admiral&seed=7': 1,
    '?v=2&game=admiral&seed=7': 2,
    '?day=2026-11-22': 1,
    '?v=2&day=today': 2,
    // Nobody has seen what no seed names.
    '?game=admiral&agent=hunt': 2,
    '?v=1&game=admiral': 1,
  };
  for (const [search, version] of Object.entries(versions))
    assert.equal(readAddress(search).fresh?.version, version, search);
  for (const record of [RECORD, RECORD.replace('spyglass1', 'spyglass2')]) {
    const link = writeAddress({mode: 'race', record, step: 3, steps: 3});
    assert.match(link, /^\?v=2&/);
    for (const query of [link, link.replace('v=2', 'v=1'), link.replace('v=2&', '')])
      assert.equal(readAddress(query).record, record, query);
  }
});

test('other parameters and a hash change nothing', () => {
  assert.deepEqual(readAddress('?utm_source=x'), readAddress(''));
});

test('what is broken is refused with a code', () => {
  const cases = {
    '?v=3&g=x': 'unknown-link-version',
    '?v=02&g=x': 'unknown-link-version',
    '?v=&g=x': 'unknown-link-version',
    '?mode=chess': 'bad-link',
    '?g=': 'bad-link',
    '?seed=abc': 'bad-seed',
    '?seed=-1': 'bad-seed',
    '?seed=18446744073709551616': 'bad-seed',
  };
  for (const [search, code] of Object.entries(cases)) {
    assert.throws(() => readAddress(search), {code}, search);
  }
});

test('a step is handed on as it was asked for, and throws no link away', () => {
  const steps = {7: 7, '-1': -1, 99999999: 99999999, '1e9': NaN, abc: NaN, '': NaN};
  for (const [text, step] of Object.entries(steps))
    assert.deepEqual(readAddress(`?g=x&step=${text}`).step, step, text);
});

test('a seed is a whole number of 64 bits', () => {
  assert.ok(isSeed('0') && isSeed('18446744073709551615'));
  for (const text of ['', '-1', '1.5', '18446744073709551616', '1 ', '٣']) {
    assert.ok(!isSeed(text), text);
  }
});

test('the players tell the mode, and the mode the players', () => {
  assert.equal(modeOf('spyglass1 admiral s.1 duel:you,parity -'), 'play');
  assert.equal(modeOf('spyglass1 admiral s.1 solo:hunt -'), 'watch');
  assert.equal(modeOf('spyglass1 admiral s.1 solo:you -'), 'race');
  assert.equal(modeOf(RECORD), 'race');
  assert.equal(modeOf('spyglass1 admiral s.1 duel:hunt,parity -'), 'watch');
  assert.equal(playersOf('play', 'hunt', true), 'duel:hunt,you');
  assert.equal(playersOf('watch', 'hunt'), 'solo:hunt');
});

test('a record is opened from its own text or from a link that holds it', () => {
  const query = writeAddress({mode: 'race', record: RECORD, step: 1, steps: 3});
  assert.deepEqual(readPasted(` ${RECORD}\n`), {
    record: RECORD,
    mode: null,
    step: null,
    from: 0,
    friend: 0,
  });
  for (const link of [query, `https://example.org/spyglass/${query}#x`, `file:///a${query}`])
    assert.deepEqual(
      readPasted(` ${link}\n`),
      {record: RECORD, mode: 'race', step: 1, from: 0, friend: 0},
      link,
    );
  for (const text of ['', ' ', '?', 'https://example.org/', '?g=', 'https://'])
    assert.deepEqual(readPasted(text), {record: null, code: 'bad-record'}, text);
  assert.deepEqual(readPasted('?v=3&g=x'), {record: null, code: 'unknown-record-version'});
});

test('what is of Reversi is told by its form, and led over whole', () => {
  const start = `${'-'.repeat(27)}OX------XO${'-'.repeat(27)}`;
  for (const text of [
    'spyglass1 reversi-6 s.1 duel:you,you -',
    'f5d6c3',
    'F5 D6',
    '1. f5 2. d6\n3. c3, pass',
    'e6f4e3--',
    '(;GM[Othello]PC[x]BO[8 * ]B[f5];)',
    '( ; GM[Othello]PC[x]BO[8 * ]B[f5];)',
    '（；GM[Othello]B[f5]）',
    `${start} X`,
    start.replaceAll('-', '.').replace(/.{8}/g, '$&\n'),
    '-----ox--xo----- o',
    'f5d6zz',
  ]) {
    const address = reversiAddress(` ${text}\n`);
    assert.equal(address?.slice(0, 9), 'reversi/#', text);
    assert.equal(readReversi('', address?.slice(8)).text, text.trim());
  }
  const link = '?v=1&g=spyglass1+reversi+s.1+duel%3Ayou%2Cyou+Mf5&step=1';
  assert.equal(reversiAddress(`https://example.org/spyglass/${link}`), `reversi/${link}`);
  const position = writePositionAddress({text: '{"rules": "admiral"}'});
  for (const text of [
    ...['', 'B3', 'f5', 'hello', '{"rules": "reversi"}', RECORD, 'http://[', '?v=9&g=x'],
    ...['csplib-16734;4:1,3:2;1 2 3;1 2 3;w@0,1', position, `https://example.org/${position}`],
  ])
    assert.equal(reversiAddress(text), null, text);
});

test('a broken link still leads as near as it can', () => {
  const nearest = (/** @type {string} */ search) => {
    try {
      readAddress(search);
    } catch (/** @type {any} */ error) {
      return error.nearest;
    }
    return assert.fail(`${search} can be read`);
  };
  assert.deepEqual(nearest('?mode=puzzle&seed=-1&level=hard').puzzle, {level: 'hard'});
  assert.deepEqual(nearest('?game=puzzle-9&seed=4&mode=puzzle').puzzle, {seed: '4'});
  assert.deepEqual(nearest('?mode=puzzle&level=silly&day=0001-01-01').puzzle, {});
  assert.deepEqual(nearest('?game=sea-battle&seed=x').fresh, {
    version: 2,
    rules: 'sea-battle',
    seed: null,
    agent: null,
  });
  assert.equal(nearest('?mode=edit&seed=x&p=gA').position, 'gA');
  // What a later version means by the rest nobody knows.
  assert.deepEqual(nearest('?v=9&mode=watch&g=x'), readAddress(''));
});

test('a friend’s result says that it is one', () => {
  const seen = {mode: /** @type {const} */ ('race'), record: RECORD, step: 3, steps: 3};
  assert.equal(readAddress(writeAddress({...seen, friend: 1})).friend, 1);
  assert.equal(readAddress(writeAddress(seen)).friend, 0);
  assert.throws(() => readAddress(`${writeAddress(seen)}&friend=2`), {code: 'bad-link'});
  assert.equal(/** @type {any} */ (readPasted(writeAddress({...seen, friend: 1}))).friend, 1);
});

test('a link holds the rules of deduction that may be used, where not all', () => {
  const seen = /** @type {const} */ ({mode: 'race', record: RECORD, step: 3, steps: 3});
  const permitted = ['line-full', 'refutation'];
  assert.deepEqual(readAddress(writeAddress({...seen, permitted})).permitted, permitted);
  assert.equal(writeAddress({...seen, permitted: []}), writeAddress(seen));
  assert.deepEqual(readAddress('?game=solitaire&deductions=').permitted, []);
});

test('a puzzle that is pasted or dropped is known as one, and nothing else is', () => {
  const line = 'csplib-113;4:1,3:2,2:3,1:4;2,4,3,3,2,4,1,1,0,0;0,5,0,2,2,3,1,3,2,2;c@6,9 w@0,5';
  for (const text of [line, `${line}\n${line}\n`, ' a ; 2 : 1 ; 1, 1 ; 2, 0 ;', ';2:1;1,1;2,0'])
    assert.ok(isPuzzles(text), text);
  for (const text of [
    RECORD,
    '',
    '?v=1&game=admiral&seed=1',
    'spyglass1 admiral s.1 duel:parity(k=longest;ties=first),hunt -',
  ])
    assert.ok(!isPuzzles(text), text);
});

test('a lesson and exercises are told from what a game is opened by', () => {
  for (const text of [
    '{"spyglass-lesson": 1, "chapters": []}',
    '{"exercises":[],"spyglass-deck":2}',
  ])
    assert.ok(isLesson(text), text);
  for (const text of [
    '',
    'spyglass2 admiral s.1 solo:you -',
    '{"title":"\\"spyglass-lesson\\":1"}',
  ])
    assert.ok(!isLesson(text), text);
});
