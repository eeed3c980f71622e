// What is sent of a result: its bytes, and that no position is in them.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {cardOf} from '../../www/src/features/ending/card.js';
import {linesOf, sharedOf, signsOf} from '../../www/src/features/ending/shared.js';
import {targetsOf, watersOf} from '../browser/oracle.mjs';
import {door} from './engine.mjs';
import {speech} from './speech.mjs';

const none = {takeBacks: 0, looks: 0, hints: 0, proofs: 0, checks: 0, friend: 0, from: 0, given: 0};

/** @param {string} record @param {any} view @param {any} [more] of the game @returns {any} */
const shownOf = (record, view, more = {}) => ({
  state: {mode: 'race', game: {...none, record, view, ...more}},
  ...{view, ...speech, link: () => 'https://example.org/?v=2&g=x'},
});

/** A hunt that is over: some water first, then the fleet. @param {any} [how] */
function hunted({rules = 'admiral', seed = '12', waters = 4, resign = false} = {}) {
  const game = door.newGame({rules, seed, players: 'race:you,parity'});
  const begun = game.record();
  const own = [...watersOf(begun, waters), ...(resign ? [] : targetsOf(begun))];
  while (!game.glance().over) {
    if (game.glance().toMove !== 1) game.aiMove();
    else if (own.length > 0) game.shoot(String(own.shift()));
    else game.solve();
  }
  return {record: game.record(), view: game.view()};
}

test('the text is a heading, the shots in order, ten a line, and the link to the sea from its start', () => {
  const {record, view} = hunted();
  const parity = view.players[1].shots;
  const shared = sharedOf(shownOf(record, view));
  assert.ok(shared);
  const lines = shared.text.split('\n');
  assert.equal(lines[0], `Spyglass · sea no. 12 · 21 shots (Parity ${parity})`);
  assert.equal(lines.slice(1, -1).join('').length, 21);
  assert.match(lines[1], /^~~~~[*#]{6}$/);
  assert.equal(lines.slice(1, -1).join('').split('#').length - 1, 5);
  assert.deepEqual(
    lines.slice(1, -1).map((line) => line.length),
    [10, 10, 1],
  );
  const query = new URL(String(lines.at(-1))).searchParams;
  assert.equal(lines.at(-1), shared.link);
  assert.match(String(query.get('g')), / s\.12 race:you,parity/);
  assert.equal(query.get('step'), null);
  // No cell is named: neither in the text nor in the picture.
  const told = `${lines.slice(0, -1).join(' ')} ${query.get('g')} ${cardOf(/** @type {any} */ (shared.card), shared).replace(/ d="[^"]*"/g, '')}`;
  assert.doesNotMatch(told, /\b[A-J](10|[1-9])\b/);
});

test('the signs are those of the answers, each shot one, whoever else fired between', () => {
  const answers = ['miss', 'hit', 'sunk', 'unrevealed', 'spent'];
  const moves = answers.flatMap((kind, at) => [
    {player: 1, step: 2 * at + 1, action: 'FA1', answer: {kind}},
    {player: 2, step: 2 * at + 2, action: 'FB1', answer: {kind: 'hit'}},
  ]);
  assert.equal(signsOf(/** @type {any} */ ({moves}), 1), '~*#?-');
  assert.deepEqual(
    linesOf('~'.repeat(23)).map((line) => line.length),
    [10, 10, 3],
  );
  assert.deepEqual(linesOf(''), []);
});

test('the day, other rules, help and a hunt given up stand in the heading', () => {
  const heading = (/** @type {any} */ how, more = {}) => {
    const {record, view} = hunted(how);
    return sharedOf(shownOf(record, view, more))?.text.split('\n')[0];
  };
  assert.match(
    String(heading({seed: '20261122'})),
    /^Spyglass · sea of the day 2026-11-22 · 21 shots \(/,
  );
  assert.match(
    String(heading({rules: 'sea-battle', waters: 1})),
    /^Spyglass · Sea battle \(4-.*\) · sea no\. 12 · 21 shots \(/,
  );
  assert.match(String(heading({}, {hints: 2})), / · 2 hints$/);
  assert.equal(heading({resign: true}), 'Spyglass · sea no. 12 · given up after 4 shots');
});

test('there is nothing to send of a game that goes on, a friend’s, or one of two people', () => {
  const {record, view} = hunted();
  assert.equal(sharedOf(shownOf(record, {...view, over: false, ended: false})), null);
  assert.equal(sharedOf(shownOf(record, view, {friend: 1})), null);
  const players = view.players.map((/** @type {any} */ one) => ({...one, kind: 'you'}));
  assert.equal(sharedOf(shownOf(record, {...view, players})), null);
});

test('the picture has a mark a shot, its sentence, and stays within its sheet for the longest hunt', () => {
  const {record, view} = hunted({waters: 83});
  const shared = sharedOf(shownOf(record, view));
  assert.ok(shared?.card);
  const svg = cardOf(shared.card, shared);
  assert.match(svg, /width="1200" height="630"/);
  assert.match(shared.desc, /^100 shots, and all five are sunk\. Parity won: it needed \d+/);
  const places = [...svg.matchAll(/translate\((\d+\.\d) (\d+\.\d)\) scale\((\d\.\d+)\)/g)];
  assert.equal(places.length, 100);
  for (const [, x, y, scale] of places) {
    assert.ok(Number(x) + 100 * Number(scale) < 1158);
    assert.ok(Number(y) > 42 && Number(y) + 100 * Number(scale) < 560);
  }
  // A mark of each ship that sank, and that of the key.
  assert.equal(svg.split('stroke="#14263a" stroke-width="4"').length - 1, 5 + 1);
});
