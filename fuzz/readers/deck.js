// A text as a file of exercises: what is read is written and read as the same, fills a deck up without changing what is there, and comes back by its days; or it is refused whole.
import assert from 'node:assert/strict';
import {
  joinedDecks,
  keyOf,
  MOST_EXERCISES,
  readDeck,
  writeDeck,
} from '../../www/src/features/lessons/deck.js';
import {byDue} from '../../www/src/features/lessons/due.js';
import {GAPS, nextIn, repeated} from '../../www/src/features/lessons/repetition.js';
import {assertSame, refusedWith, valueIn} from './common.js';

const CODES = new Set(['no-deck', 'deck-too-large', 'unknown-deck-version', 'bad-deck']);
const EXERCISE = {
  record: 'spyglass2 admiral s.1 solo:you FA1.FB2',
  step: 2,
  due: 20_000,
  streak: 3,
};
/** A move of Reversi names who judges it. */
const MOVE = {
  ...EXERCISE,
  ...{record: 'spyglass2 reversi s.1 duel:you,engine-3 Mf5', step: 1, by: 'engine-4'},
};
const OTHER = {...EXERCISE, record: 'spyglass2 solitaire s.1 solo:you -', step: 0};

export const watched = /features\/lessons\/(deck|due|repetition)\.js$|shell\/records\.js$/;
export const steps = [4000, 2];
export const seeds = [
  ...[[], [EXERCISE], [EXERCISE, OTHER, EXERCISE]].map((exercises) => ({version: 1, exercises})),
  ...[[MOVE], [EXERCISE, MOVE]].map((exercises) => ({version: 2, exercises})),
].map(({version, exercises}) => JSON.stringify({'spyglass-deck': version, exercises}));
export const words = [MOVE.record, 'by', 'strongest', ' ', '.', '-'];

/** @param {string} text */
export function law(text) {
  return refusedWith(CODES, () => {
    const deck = readDeck(text);
    assertSame(readDeck(writeDeck(deck)), deck);
    assert.ok(deck.length <= MOST_EXERCISES);
    // Moves of Reversi, and no other decisions, have a judge; the first version has none of them.
    const isMove = (/** @type {{record: string}} */ {record}) => /^\S+ reversi/.test(record);
    for (const one of deck) assert.equal(typeof one.by === 'string', isMove(one));
    const lowest = deck.some(isMove) ? 2 : 1;
    assert.ok(valueIn(text)['spyglass-deck'] >= lowest);
    assert.equal(valueIn(writeDeck(deck))['spyglass-deck'], lowest);
    // What stood there, each once, and nothing else.
    const said = new Map(
      valueIn(text).exercises.map((/** @type {any} */ one) => [keyOf(one), one]),
    );
    assert.deepEqual(deck.map(keyOf).sort(), [...said.keys()].sort());
    for (const one of deck) {
      assert.deepEqual(Object.keys(one).sort(), Object.keys(said.get(keyOf(one))).sort());
      assert.ok(
        [one.step, one.due, one.streak].every((many) => Number.isInteger(many) && many >= 0),
      );
    }
    assert.equal(new Set(deck.map(keyOf)).size, deck.length);
    const had = [{...EXERCISE, due: 7}];
    const {deck: all, added, left} = joinedDecks(had, deck);
    assert.deepEqual(all[0], had[0]);
    assert.equal(all.length, 1 + added);
    assert.ok(added + left <= deck.length && all.length <= MOST_EXERCISES);
    assert.deepEqual(joinedDecks(all, deck).deck.slice(0, all.length), all);
    assert.deepEqual(byDue(deck).map(keyOf).sort(), deck.map(keyOf).sort());
    assert.ok(nextIn(deck, 10_000).length > 0 || deck.length === 0);
    for (const one of deck)
      for (const judgement of /** @type {const} */ (['right', 'near', 'wrong'])) {
        const next = repeated(one, judgement, one.due);
        assert.ok(next.due > one.due && next.due - one.due <= GAPS[GAPS.length - 1]);
        assert.deepEqual(repeated(one, judgement, one.due - 1), one);
      }
    return `read ${Math.min(3, deck.length)} of ${lowest}`;
  });
}
