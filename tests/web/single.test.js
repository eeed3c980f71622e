// The address of the page that is one file.

import assert from 'node:assert/strict';
import {test} from 'node:test';
import {writeAddress, writePositionAddress} from '../../www/src/games/sea/address-written.js';
import {attributesOf} from '../../www/src/packaging/single/address.js';
import {writeFrameAddress} from '../../www/src/shell/share/frame-address.js';

test('what a frame is told of by its address, the file is told of the same way', () => {
  const said = {game: 'solitaire', mode: 'watch', seed: '42', agent: 'exact,hunt', step: '7'};
  assert.deepEqual(attributesOf(writeFrameAddress({...said, play: true})), {
    v: '2',
    ...said,
    play: '1',
  });
});

test('a link to a game on the whole page is one to the same game and step', () => {
  const record = 'spyglass1 admiral seed.42 solo:exact FA1.FB2.FC3';
  const link = writeAddress({mode: 'watch', record, step: 2, steps: 3});
  const {mode, step, ...said} = attributesOf(link);
  assert.deepEqual({mode, step, record: said.record}, {mode: 'watch', step: '2', record});
  const text = '{"rules":"admiral"}';
  assert.equal(attributesOf(writePositionAddress({text})).position, text);
});

test('what nobody can read of an address is left to the element', () => {
  for (const search of ['', '?', '?mode=fly', '?p=nonsense', '?g=', '?v=1&%'])
    assert.equal(typeof attributesOf(search), 'object');
  assert.equal(attributesOf('?mode=fly').mode, 'fly');
});
