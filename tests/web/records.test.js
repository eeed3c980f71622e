import assert from 'node:assert/strict';
import {test} from 'node:test';
import {joined, recordParts, sameSea, takenOver, upTo} from '../../www/src/shell/records.js';
import {door} from './engine.mjs';

const RECORD = 'spyglass1 admiral s.42 race:you,parity FC7.2FD4.FC8';

test('parts joined again are the record', () => {
  assert.equal(joined(recordParts(RECORD)), RECORD);
  const empty = 'spyglass1 admiral s.42 solo:hunt -';
  assert.equal(joined(recordParts(empty)), empty);
});

test('a game made from a step of another stands at that step', () => {
  const watched = door.newGame({rules: 'admiral', seed: '9', players: 'solo:hunt'});
  for (let step = 0; step < 6; step += 1) watched.aiMove();
  const own = door.openGame(takenOver(watched.record(), 4));
  const view = own.view();
  assert.equal(view.step, 4);
  assert.equal(view.players[0].kind, 'you');
  assert.deepEqual(view.boards[0].marks.filter((mark) => mark !== 'unknown').length, 4);
  watched.free();
  own.free();
});

test('a person takes over from the first of several agents, their moves kept', () => {
  for (const players of ['race:hunt,parity(k=longest)', 'duel:hunt,parity']) {
    const watched = door.newGame({rules: 'admiral', seed: '9', players});
    for (let step = 0; step < 6; step += 1) watched.aiMove();
    const own = door.openGame(takenOver(watched.record(), 4));
    const {step, players: seats} = own.view();
    assert.equal(step, 4);
    assert.deepEqual(
      seats.map(({kind}) => kind),
      ['you', 'agent'],
    );
    watched.free();
    own.free();
  }
});

test('the same sea is hunted from its start by whoever is named', () => {
  assert.equal(sameSea(RECORD, 'solo:hunt'), 'spyglass2 admiral s.42 solo:hunt -');
  assert.equal(upTo(RECORD, 1), 'spyglass1 admiral s.42 race:you,parity FC7');
  assert.equal(upTo(RECORD, 0), 'spyglass1 admiral s.42 race:you,parity -');
});
