// The timeline of a game on a sea: what one step of it stands for, and how many fleets still fitted.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {fleetsAlong} from '../../www/src/features/review/view-log.js';
import {whereIn} from '../../www/src/games/sea/select.js';
import {nextStop, placeOf, stopsOf} from '../../www/src/games/sea/timeline-marks.js';
import {door} from './engine.mjs';

/** @typedef {import('../../www/src/engine/types.js').View} View */

/** A game whose person fires along the rows, so that it takes longer than the agent's. @param {string} players @param {object} [more] */
function played(players, more) {
  const game = door.newGame({rules: 'admiral', seed: '7', players, ...more});
  const cells = Array.from(
    {length: 100},
    (_, at) => `${'ABCDEFGHIJ'[at % 10]}${1 + Math.floor(at / 10)}`,
  );
  for (let view = game.view(); !view.over; view = game.view())
    if (view.players[(view.toMove ?? 1) - 1].kind === 'you') game.shoot(cells.shift() ?? '');
    else game.aiMove();
  return game;
}

/** @type {[string, any][]} */
const games = ['race:you,parity', 'race:you,exact', 'race:hunt,parity', 'duel:you,parity'].map(
  (players) => [players, played(players)],
);

for (const [players, game] of games) {
  const whole = /** @type {View} */ (game.view());
  const stops = stopsOf(whole) ?? [];
  const shotsBy = (/** @type {number} */ player, /** @type {number} */ step) =>
    whole.moves.filter((move) => move.player === player && move.step <= step).length;

  test(`${players}: a place on the timeline stands for so many of one's own shots, and the replies to them`, () => {
    assert.ok(stops.length > 20);
    assert.equal(stops[0], 0);
    assert.equal(stops.at(-1), whole.steps);
    for (const [place, step] of stops.entries()) {
      assert.equal(placeOf(stops, step), place);
      assert.ok(place === 0 || stops[place - 1] < step, 'each lies later than the one before');
      if (whole.kind === 'race')
        for (const {player} of whole.players)
          assert.equal(shotsBy(player, step), Math.min(place, shotsBy(player, whole.steps)));
      else assert.equal(shotsBy(1, step), place);
    }
  });

  test(`${players}: a shot counts on the timeline from its answer on`, () => {
    const shooters = whole.kind === 'race' ? whole.players.map(({player}) => player) : [1];
    for (const player of shooters) {
      const own = whole.moves.filter((move) => move.player === player);
      for (const [index, {step}] of own.entries()) assert.equal(placeOf(stops, step), index + 1);
    }
  });

  test(`${players}: forth and back along the timeline lead from place to place, from every step`, () => {
    for (let step = 0; step <= whole.steps; step += 1) {
      game.seek(step);
      const view = /** @type {View} */ (game.view());
      const place = placeOf(stops, step);
      assert.equal(whereIn(view).step, place, 'the status says what the timeline shows');
      const isStop = stops.includes(step);
      const [forth, back] = [nextStop(view, 1), nextStop(view, -1)];
      // Before the reply, forth leads to the end of that very shot.
      assert.equal(forth, stops[Math.min(stops.length - 1, isStop ? place + 1 : place)]);
      assert.equal(back, stops[Math.max(0, place - 1)]);
    }
  });
}

test('an agent alone has every step on its timeline', () => {
  const game = played('solo:parity');
  assert.equal(stopsOf(game.view()), null);
  game.seek(5);
  assert.deepEqual([nextStop(game.view(), 1), nextStop(game.view(), -1)], [6, 4]);
  assert.equal(placeOf(null, 5), 5);
});

test('the fleets along the timeline are those that fitted before each shot, and with every answer no more', () => {
  const game = played('solo:exact');
  const whole = game.view();
  /** @type {Record<number, any>} */
  const shots = {};
  for (const {step, player} of whole.moves) {
    game.seek(step - 1);
    shots[step] = {step, player, basis: game.belief(1).basis};
  }
  game.seek(17);
  const view = game.view();
  /** @type {any} */
  const state = {game: {record: 'this'}, appraisal: {record: 'this', shots}};
  const points = fleetsAlong(state, view, null);
  assert.equal(points.length, whole.steps);
  for (const [index, [place, fleets]] of points.entries()) {
    assert.equal(place, index);
    assert.equal(fleets, Number(shots[place + 1].basis.fleets));
    assert.ok(index === 0 || fleets <= points[index - 1][1]);
  }
  const stale = fleetsAlong({...state, appraisal: {record: 'other', shots}}, view, null);
  assert.deepEqual(
    stale.map(([place]) => place),
    [17],
    'of another game only the choice that is shown counts',
  );
});
