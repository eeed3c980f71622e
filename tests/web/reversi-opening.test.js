// How a game of Reversi is opened and set up: links, texts, boards edited, options kept.
import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import {test} from 'node:test';
import {readReversi, writeReversi} from '../../www/src/games/reversi/address.js';
import {flipped, turned} from '../../www/src/games/reversi/editing.js';
import {readOptions, saveOptions} from '../../www/src/games/reversi/options.js';
import {firstOptions} from '../../www/src/games/reversi/state.js';
import {storageIn} from './kept-rows.mjs';
import {link, page, people, viewOf, wiped} from './reversi-page.mjs';

test('a board without a disc is refused, and the game stays', async () => {
  const {dispatch, get, until} = await page(link(`${people} Mf5`));
  const before = get().game;
  const rows = Array(8).fill('--------').join('\n');
  for (const text of ['-'.repeat(64), `${'-'.repeat(36)} O`, '.'.repeat(16), `${rows}\nX`]) {
    dispatch({type: 'read', text, rules: 'reversi'});
    await until(({misread}) => misread?.code === 'no-discs');
    assert.equal(get().game, before);
    dispatch({type: 'paste', text: ''});
  }
});

test('what is pasted is opened in each form, or refused where it stands', async () => {
  const {dispatch, get, until, view} = await page(link(`${people} Mf5`));
  const before = get().game;
  for (const [text, code] of [
    ['', 'empty-text'],
    ['f5f5', 'illegal-move'],
    ['f5z9', 'bad-move'],
    ['XO-', 'bad-board-size'],
    ['spyglass1 reversi nonsense', 'bad-record'],
  ]) {
    dispatch({type: 'read', text, rules: 'reversi'});
    await until(({misread}) => misread?.code === code);
    assert.deepEqual(get().game, before);
  }
  dispatch({type: 'read', text: 'f5d6c3', rules: 'reversi'});
  await until((state) => viewOf(state).transcript === 'f5d6c3');
  assert.equal(get().misread, null);
  dispatch({type: 'read', text: '-----XO--OX----- O', rules: 'reversi'});
  await until((state) => viewOf(state).side === 4);
  assert.equal(view().toMove, 'white');
});

test('a text handed over in the address is opened, or stands where it can be mended', async () => {
  const handed = async (/** @type {string} */ text) => page('', `#${encodeURIComponent(text)}`);
  const moves = await handed('F5 D6 c3');
  assert.equal(moves.view().transcript, 'f5d6c3');
  assert.equal((await handed('-----OX--XO----- O')).view().rules, 'reversi-4');
  assert.equal((await handed(wiped)).view().step, 9);
  const wrong = await handed('f5d6a1');
  assert.deepEqual([wrong.view().steps, wrong.get().tab], [0, 'position']);
  assert.deepEqual([wrong.get().pasted, wrong.get().misread?.code], ['f5d6a1', 'illegal-move']);
  assert.equal((await page('', '#%')).get().misread?.code, 'empty-text');
});

test('a link is opened from where texts are pasted', async () => {
  const {dispatch, until, get} = await page();
  dispatch({type: 'read', text: `https://example.org/${link(wiped, 4)}`, rules: 'reversi'});
  await until((state) => viewOf(state).step === 4);
  dispatch({type: 'read', text: 'https://example.org/', rules: 'reversi'});
  await until(({misread}) => misread);
  assert.equal(get().misread?.code, 'bad-record');
});

test('a link leads back to what was seen; one that cannot be followed to a fresh game and a reason', async () => {
  const {get, until, dispatch} = await page(link(wiped, 4));
  const address = writeReversi(get());
  const modes = {predict: false, present: false};
  const seen = {record: wiped, text: null, step: 4, ...modes, newer: false, wish: {}};
  assert.deepEqual(readReversi(String(address)), seen);
  for (const lesson of /** @type {const} */ (['predict', 'present'])) {
    dispatch({type: lesson});
    assert.deepEqual(readReversi(String(writeReversi(get()))), {...seen, [lesson]: true});
    dispatch({type: lesson});
  }
  dispatch({type: 'go', where: 'last'});
  await until((state) => viewOf(state).step === 9);
  assert.equal(readReversi(String(writeReversi(get()))).step, null);
  const other = await page(link('spyglass1 reversi s.1 duel:you,you Ma1'));
  assert.equal(other.get().notice?.code, 'bad-record');
  assert.equal(other.view().steps, 0);
  const late = await page(link(wiped, 99));
  assert.equal(late.view().step, 9);
  const small = await page('?game=reversi-6&white=minimax-expert');
  assert.deepEqual([small.view().side, small.view().players[1].agent], [6, 'minimax-expert']);
});

test('whoever writes a link to a game of Reversi names the engine', () => {
  const root = new URL('../../www/src/', import.meta.url);
  const writers = readdirSync(root, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.js'))
    .filter((file) => /\bwritePlace\b/.test(readFileSync(new URL(file, root), 'utf8')));
  assert.deepEqual(writers.sort(), ['games/reversi/address.js', 'shell/game-address.js']);
});

test('a link that names an engine and holds no move says where another engine plays now', async () => {
  const fresh = 'spyglass1 reversi s.1 duel:you,engine-1 -';
  const old = await page(link(fresh));
  assert.equal(old.get().newer, true);
  const address = String(writeReversi(old.get()));
  assert.match(address, /&engine=\d+$/);
  assert.equal((await page(address)).get().newer, false);
  old.dispatch({type: 'put-number', number: 1});
  await old.until((state) => viewOf(state).steps > 0);
  assert.equal(old.get().newer, true, 'as long as the game is shown');
  assert.doesNotMatch(String(writeReversi(old.get())), /engine=/, 'its moves are kept');
  old.dispatch({type: 'start'});
  await old.until((state) => viewOf(state).steps === 0);
  assert.equal(old.get().newer, false);
  const others = ['you,minimax-expert -', 'you,you -', 'you,engine-1 Mf5.Md6'];
  for (const rest of others)
    assert.equal((await page(link(`spyglass1 reversi s.1 duel:${rest}`))).get().newer, false, rest);
  const named = await page(link('spyglass1 reversi s.1 duel:engine-1,minimax-expert -'));
  assert.equal(named.get().newer, true, 'whichever of the two is the engine');
});

test('a link that is pasted says where another engine plays now, as one that is followed does', async () => {
  const {dispatch, until, get} = await page();
  const paste = async (/** @type {string} */ text) => {
    const before = get().game;
    dispatch({type: 'read', text, rules: 'reversi'});
    await until(({game}) => game !== before);
    return get().newer;
  };
  const old = `https://example.org/reversi/${link('spyglass1 reversi s.3 duel:you,engine-1 -')}`;
  assert.equal(await paste(old), true);
  assert.equal(await paste(`https://example.org/reversi/${writeReversi(get())}`), false);
  assert.equal(await paste('f5d6'), false);
});

test('every link to a game of Reversi is written by what adds the version of the engine', () => {
  const folder = new URL('../../www/src/', import.meta.url);
  const writers = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter(
    (name) =>
      name.endsWith('.js') && readFileSync(new URL(name, folder), 'utf8').includes('writePlace('),
  );
  assert.deepEqual(writers.sort(), ['games/reversi/address.js', 'shell/game-address.js']);
});

test('four quarter turns and two mirrorings are none', () => {
  const board = 'XO--OOX---XX-O-X';
  const all = [1, 2, 3, 4].reduce((turns) => [...turns, turned(turns.at(-1) ?? '', 4)], [board]);
  assert.equal(all[4], board);
  assert.equal(new Set(all).size, 4);
  assert.equal(flipped(flipped(board, 4), 4), board);
  assert.equal(turned('X---------------', 4), '---X------------');
});

test('the editor puts discs down and takes them up, and gives back the game when it is left', async () => {
  const {dispatch, get, until} = await page(link(`${people} Mf5`));
  const {board} = viewOf(get());
  dispatch({type: 'edit-open'});
  assert.equal(get().editor?.board, board);
  dispatch({type: 'edit-put', place: 0});
  assert.equal(get().editor?.board[0], 'X');
  dispatch({type: 'edit-put', place: 0});
  assert.equal(get().editor?.board, board);
  dispatch({type: 'edit-close'});
  assert.equal(viewOf(get()).board, board);
  dispatch({type: 'edit-open'});
  dispatch({type: 'read', text: `${board} O`, rules: 'reversi'});
  await until((state) => state.editor === null && viewOf(state).start.startsWith(board));
});

test('options are kept as far as they can be read', () => {
  const kept = new Map();
  const storage = storageIn(kept);
  assert.deepEqual(readOptions(storage), firstOptions);
  /** @type {typeof firstOptions} */
  const own = {notation: 'row-column', numbers: false, valuer: 'x', teaching: 4};
  saveOptions(own, storage);
  assert.deepEqual(readOptions(storage), own);
  for (const [teaching, read] of [
    [3, 0],
    [-8, 0],
    ['4', 0],
    [2, 2],
    [8, 8],
  ]) {
    kept.set('spyglass-reversi', JSON.stringify({teaching}));
    assert.equal(readOptions(storage).teaching, read);
  }
  kept.set('spyglass-reversi', '{"notation": 7, "numbers": "no"');
  assert.deepEqual(readOptions(storage), firstOptions);
});
