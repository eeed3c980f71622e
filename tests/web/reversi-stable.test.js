// What the page says of the source's count of stable discs.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {stableSentences} from '../../www/src/games/reversi/sentences.js';
import {reversi as door} from './reversi-engine.mjs';
import {speech} from './speech.mjs';

const said = {...speech, notation: /** @type {const} */ ('square')};

/** @param {string} board */
function stableOn(board) {
  const game = door.openPosition(board);
  const {stable, terms} = game.view();
  game.free();
  return {stable, terms};
}

test('a disc that the source counts and a move turns is named with the move', () => {
  const {stable, terms} = stableOn(
    'X-------XX------XX------XO-XO------OX--------------------------- O',
  );
  assert.deepEqual(stableSentences(stable, said), [
    'Black: 5 counted, 4 of them certainly stable; one move flips b3 (by b1).',
  ]);
  const term = terms.find((/** @type {{term: string}} */ {term}) => term === 'stable-discs');
  assert.equal(term.black, 100 * stable.black.discs.length, 'the points are the source’s');
});

test('where no corner is held nothing is said', () => {
  const {stable} = stableOn(`${'-'.repeat(27)}OX------XO${'-'.repeat(27)} X`);
  assert.deepEqual(stableSentences(stable, said), []);
});
