// What is copied to show a position elsewhere says that position, and nothing that could break out of it.

import assert from 'node:assert/strict';
import {test} from 'node:test';
import {
  embeddingOf,
  FORMS,
  firstEmbedding,
  frameLink,
  handedLink,
  originIn,
  reversiEmbeddingOf,
  snippetOf,
} from '../../www/src/shell/share/embedding.js';
import {readFrameAddress} from '../../www/src/shell/share/frame-address.js';
import {readAttributes} from '../../www/src/widget/attributes.js';

const RECORD = 'spyglass1 admiral s.42 solo:hunt FA1 FB2';
/** @param {Record<string, any>} own @returns {any} */
const stateWith = (own) => ({
  ...{mode: 'watch', game: null, editing: null, comparing: null, permitted: []},
  ...own,
});
/** @param {number} step @param {Record<string, any>} [own] */
const gameAt = (step, own) => ({record: RECORD, view: {step}, from: 0, friend: 0, ...own});
const watched = stateWith({game: gameAt(1)});

test('every mode says what it shows, and the element can read it', () => {
  const states = {
    watch: watched,
    race: stateWith({mode: 'race', game: gameAt(2)}),
    edit: stateWith({mode: 'edit', editing: {text: '{"rules":"admiral","shots":[["A1","miss"]]}'}}),
    compare: stateWith({mode: 'compare', comparing: {record: RECORD, step: 3}}),
  };
  for (const [mode, state] of Object.entries(states)) {
    const attributes = embeddingOf(state, firstEmbedding);
    assert(attributes, mode);
    const {wish} = readAttributes((name) => {
      const value = attributes[name];
      return value === undefined ? null : value === true ? '' : String(value);
    });
    assert.equal(wish?.mode, mode);
    assert.deepEqual(wish?.show, ['overlay', 'reason']);
  }
  assert.equal(embeddingOf(stateWith({}), firstEmbedding), null);
});

test('each choice is in the attributes, and the usual ones need none', () => {
  assert.deepEqual(Object.keys(embeddingOf(watched, firstEmbedding) ?? {}), [
    'v',
    'mode',
    'record',
    'step',
  ]);
  const all = embeddingOf(watched, {
    ...firstEmbedding,
    ...{overlay: false, playable: false, predict: true, lang: 'el', theme: 'dark'},
  });
  assert.deepEqual(all, {
    ...{v: '2', mode: 'watch', record: RECORD, step: '1', show: 'reason'},
    ...{readonly: true, predict: true, lang: 'el', theme: 'dark'},
  });
  const race = stateWith({mode: 'race', game: gameAt(2)});
  assert.equal(embeddingOf(race, {...firstEmbedding, predict: true})?.predict, undefined);
});

test('of a challenge that was hunted to its end others get a friend’s result, by every way', () => {
  const record = 'spyglass2 admiral d.9.AAAA race:you,parity FA1';
  const at = (/** @type {boolean} */ ended, friend = 0, kept = record, own = 0) => {
    const game = gameAt(1, {friend, own});
    return stateWith({mode: 'race', game: {...game, record: kept, view: {...game.view, ended}}});
  };
  const link = 'https://host.example/?v=2&g=x&mode=race';
  for (const [state, is] of /** @type {[any, boolean][]} */ ([
    [at(true), true],
    [at(false), false],
    [at(true, 0, 'spyglass2 admiral s.9 race:you,parity FA1'), false],
    [at(true, 0, 'spyglass2 admiral d.9.AAAA solo:parity FA1'), false],
    // A sea that the page laid out itself is nobody's challenge.
    [at(true, 0, record, 1), false],
  ])) {
    assert.equal(new URL(handedLink(state, link)).searchParams.get('friend'), is ? '1' : null);
    assert.equal(embeddingOf(state, firstEmbedding)?.friend ?? false, is);
  }
  // A friend's own result is linked as such already.
  assert.equal(handedLink(at(true, 1), link), link);
  assert.equal(handedLink(at(true), '?v=2&g=x'), '?v=2&g=x&friend=1');
});

test('what was set of a game goes with it: where a person took over, a friend, the rules permitted', () => {
  const state = stateWith({
    mode: 'race',
    game: gameAt(2, {from: 1, friend: 1}),
    permitted: ['line-full', 'refutation'],
  });
  const attributes = embeddingOf(state, firstEmbedding);
  assert(attributes);
  const said = readFrameAddress(new URL(frameLink(attributes, 'https://host.example/')).search);
  const {wish} = readAttributes((name) => said.attributes[name] ?? null);
  assert.deepEqual(
    [wish?.step, wish?.from, wish?.friend, wish?.deductions],
    [2, 1, 1, ['line-full', 'refutation']],
  );
});

test('a position of Reversi says its board, its game and its step', () => {
  const record = 'spyglass1 reversi-6 s.7 duel:you,greedy -';
  const attributes = reversiEmbeddingOf(
    {record, view: {step: 3}},
    {...firstEmbedding, predict: true, playable: false},
  );
  const {wish} = readAttributes((name) =>
    attributes[name] === undefined ? null : String(attributes[name]),
  );
  assert.deepEqual(
    [
      wish?.other?.rules.includes('reversi-6'),
      wish?.rules,
      wish?.record,
      wish?.step,
      wish?.predict,
      wish?.readonly,
    ],
    [true, 'reversi-6', record, 3, true, true],
  );
});

test('the page that shall hear a frame is named by its origin, and nothing else is', () => {
  for (const [typed, origin] of [
    ['https://course.example', 'https://course.example'],
    [' https://course.example:8443/a/b?c#d ', 'https://course.example:8443'],
    ['http://LOCALHOST:80/', 'http://localhost'],
    ['', null],
    ['*', null],
    ['null', null],
    ['course.example', null],
    ['file:///a/b', null],
    ['data:text/html,x', null],
    ['https://', null],
  ])
    assert.equal(originIn(String(typed)), origin, String(typed));
  const address = frameLink({record: RECORD}, 'https://host.example/', 'https://course.example');
  assert.equal(readFrameAddress(new URL(address).search).origin, 'https://course.example');
  assert.equal(
    readFrameAddress(new URL(frameLink({record: RECORD}, 'https://host.example/')).search).origin,
    null,
  );
});

/** As a browser reads what stands between quotes. @param {string} text */
const unquoted = (text) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

test('whatever the words and the position are, a snippet holds them as they are', () => {
  const site = 'https://host.example/x/';
  for (const nasty of [
    '"><script>alert(1)</script>',
    'a & b &amp; c',
    "it's [a](b) \\ %",
    'Παίξε «εδώ»',
  ]) {
    const attributes = {position: nasty, readonly: true};
    const of = {
      attributes,
      height: 640,
      site,
      link: `${site}?g=(${encodeURIComponent(nasty)})`,
      title: nasty,
      picture: 'p.svg',
    };
    const frame = snippetOf('frame', of);
    const [, src, title] =
      /^<iframe src="([^"]*)" title="([^"]*)" [^<>]*><\/iframe>\n<script src="[^"]*"><\/script>$/.exec(
        frame,
      ) ?? [];
    assert.equal(unquoted(title), nasty);
    assert.deepEqual(readFrameAddress(new URL(unquoted(src)).search).attributes, {
      v: '2',
      position: nasty,
      readonly: '1',
    });
    const element = snippetOf('element', of);
    const [, position, link, name] =
      /<spyglass-board position="([^"]*)" readonly><a href="([^"]*)">([^<]*)<\/a><\/spyglass-board>$/.exec(
        element,
      ) ?? [];
    assert.deepEqual([position, link, name].map(unquoted), [nasty, of.link, nasty]);
    const markdown = snippetOf('markdown', of);
    assert.match(markdown, /^\[!\[.*\]\(p\.svg\)\]\(https:[^()\s]*\)$/s);
  }
  assert.equal(new Set(FORMS).size, 3);
});
