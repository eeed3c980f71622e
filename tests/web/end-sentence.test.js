// What is said of a game that is over.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {messagesFrom} from '../../scripts/lib/messages.mjs';
import {endSentence} from '../../www/src/games/sea/end-sentences.js';
import {wordsFrom} from '../../www/src/i18n/words.js';
import {createNames} from '../../www/src/shell/names.js';
import {door} from './engine.mjs';
import {english as source} from './english.mjs';

const words = wordsFrom({locale: 'en', messages: messagesFrom(source)});

test('of a race both results are said, whoever it was that played', () => {
  const game = door.newGame({rules: 'admiral', seed: '42', players: 'race:you,parity'});
  game.shoot('A1');
  const view = /** @type {import('../../www/src/games/sea/types.js').View} */ (game.view());
  game.free();
  const said = (/** @type {number} */ friend, /** @type {number} */ shots) =>
    endSentence(
      {
        ...view,
        result: {code: 'ended', winner: null},
        players: view.players.map((player) =>
          player.kind === 'agent' ? {...player, shots: 65} : {...player, shots},
        ),
      },
      {words, names: createNames(words, 'locale', friend)},
    );
  assert.equal(said(0, 50), 'You: 50 shots. Parity: 65. You needed fewer.');
  assert.equal(said(1, 50), 'A friend: 50 shots. Parity: 65. A friend needed fewer.');
  assert.equal(said(2, 70), 'The player: 70 shots. Parity: 65. Parity needed fewer.');
  assert.equal(said(2, 65), 'The player: 65 shots. Parity: 65. A draw.');
});
