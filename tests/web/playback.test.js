// The life of a step along the timeline, the same for every game: from the action to the message that leaves, and what of many wishes counts.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {test} from 'node:test';
import {createPage, until} from './page.mjs';
import {link, page as reversiPage} from './reversi-page.mjs';

/** Each game with some steps played, at its first step. @type {Record<string, () => Promise<{store: any, client: any, seek: string[]}>>} */
const GAMES = {
  async sea() {
    const page = createPage({settings: {watched: 'hunt', speed: 0}});
    await page.start({mode: 'watch', seed: '2', rules: 'admiral'});
    for (let step = 0; step < 6; step += 1) await page.watching.go('forward');
    await page.watching.go('first');
    return {...page, seek: ['go', 'asked']};
  },
  async reversi() {
    const page = await reversiPage(
      link('spyglass1 reversi-4 s.3 duel:minimax-novice,minimax-novice -'),
    );
    for (let step = 0; step < 6; step += 1) {
      page.dispatch({type: 'go', where: 'forward'});
      await page.until(({game}) => game?.view.step === step + 1);
    }
    page.dispatch({type: 'go', where: 'first'});
    await page.until(({game}) => game?.view.step === 0 && !game.view.thinking);
    return {client: page.client, store: page, seek: ['go']};
  },
};

for (const [name, open] of Object.entries(GAMES)) {
  test(`${name}: a step is one action and one message`, async () => {
    const {store, client, seek} = await open();
    /** @type {string[]} */
    const actions = [];
    store.hear((/** @type {any} */ {type}) => void actions.push(type));
    const {call} = client;
    const left = new Promise((resolve) => {
      client.call = (/** @type {string} */ method, /** @type {any[]} */ ...given) => {
        resolve([[...actions], method, given[0]]);
        client.call = call;
        return call(method, ...given);
      };
    });
    store.dispatch({type: 'go', where: 4});
    assert.deepEqual(await left, [seek, 'seek', [4]]);
    await until(() => store.get().game.view.step === 4);
    client.stop();
  });

  test(`${name}: keys faster than answers go on from where the one before leads`, async () => {
    const {store, client} = await open();
    for (const where of ['forward', 'forward', 'forward', 'back', 'forward'])
      store.dispatch({type: 'go', where});
    await until(() => store.get().game.view.step === 3);
    client.stop();
  });

  test(`${name}: of the steps the line is dragged over only the newest is waited for`, async () => {
    const {store, client} = await open();
    const {call} = client;
    /** @type {number[]} */
    const sought = [];
    client.call = (/** @type {string} */ method, /** @type {any[]} */ ...given) => {
      if (method === 'seek') sought.push(given[0][0]);
      return call(method, ...given);
    };
    for (const where of [1, 2, 3, 4, 5]) store.dispatch({type: 'go', where});
    await until(() => store.get().game.view.step === 5);
    assert.ok(sought.length <= 2 && sought.at(-1) === 5, String(sought));
    client.stop();
  });

  test(`${name}: what plays by itself ends at a step chosen by hand`, async () => {
    const {store, client} = await open();
    store.dispatch({type: 'setting', name: 'speed', value: 100});
    store.dispatch({type: 'go', where: 'toggle'});
    await until(() => store.get().game.view.step > 1);
    assert.ok(store.get().playing);
    store.dispatch({type: 'go', where: 'back'});
    await until(() => !store.get().playing);
    const {step} = store.get().game.view;
    await new Promise((resolve) => setTimeout(resolve, 40));
    assert.ok(Math.abs(store.get().game.view.step - step) <= 1);
    client.stop();
  });
}

test('a step of a hunt that is watched is played to where it has not been yet, and no farther', async () => {
  const {store, client} = await GAMES.sea();
  const here = () => store.get().game.view;
  store.dispatch({type: 'go', where: 12});
  await until(() => here().step === 12);
  await new Promise((resolve) => setTimeout(resolve, 40));
  assert.deepEqual([here().step, here().steps], [12, 12]);
  for (const where of [20, 30, 9]) store.dispatch({type: 'go', where});
  await until(() => here().step === 9);
  await new Promise((resolve) => setTimeout(resolve, 40));
  assert.equal(here().step, 9);
  assert.ok(here().steps < 30, String(here().steps));
  client.stop();
});

test('each station of the lives told in the architecture is there', () => {
  const text = readFileSync(new URL('../../docs/architecture.md', import.meta.url), 'utf8');
  const lives = text.split(/^## /m).filter((part) => part.startsWith('The life of a'));
  assert.equal(lives.length, 2);
  for (const life of lives) {
    const stations = life.split('\n').filter((line) => /^\| \d/.test(line));
    assert.ok(stations.length >= 5 && stations.length <= 10);
    for (const station of stations) {
      const [, , where] = station.split('|');
      let source = '';
      for (const [, name] of where.matchAll(/`([^`]+)`/g))
        if (name.endsWith('.js'))
          source = readFileSync(new URL(`../../www/src/${name}`, import.meta.url), 'utf8');
        else assert.ok(source.includes(name) || where.includes('Rust'), `${name}: ${station}`);
    }
  }
});
