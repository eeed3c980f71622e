// Sound and vibration: silent until somebody switches them on, and then what a shot and its answer give.

import assert from 'node:assert/strict';
import {quickTest, test} from '../suite.mjs';
import {button, cell, press, revealed} from './hands.mjs';
import {accessibilityFaults, browserTests, devices} from './harness.mjs';
import {freshRecord, targetsOf, watersOf} from './oracle.mjs';

const {visitor} = browserTests();

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {{contexts: number, sounds: {type: string, level: number}[], vibrations: VibratePattern[]}} Given */

const HUNT = '?v=2&mode=race&game=admiral&seed=42';
const begun = freshRecord({rules: 'admiral', seed: '42', players: 'race:you,parity'});

/** Runs in the page, before its scripts: writes down what is heard and felt. */
function listen() {
  /** @type {Given} */
  const given = {contexts: 0, sounds: [], vibrations: []};
  const Original = window.AudioContext;
  window.AudioContext = class extends Original {
    /** @param {AudioContextOptions} [options] */
    constructor(options) {
      super(options);
      given.contexts += 1;
    }
  };
  const {setValueAtTime} = AudioParam.prototype;
  let level = 0;
  AudioParam.prototype.setValueAtTime = function (value, time) {
    if (value < 1) level = Math.round(20 * Math.log10(value));
    return setValueAtTime.call(this, value, time);
  };
  for (const {prototype} of [OscillatorNode, AudioBufferSourceNode]) {
    const {start} = prototype;
    prototype.start = function (/** @type {any[]} */ ...when) {
      const type = this instanceof OscillatorNode ? this.type : 'noise';
      given.sounds.push({type, level});
      return start.apply(this, /** @type {any} */ (when));
    };
  }
  navigator.vibrate = (pattern) => {
    given.vibrations.push(/** @type {VibratePattern} */ (pattern));
    return true;
  };
  Object.assign(window, {given});
  // To the browser what a test evaluates is a gesture, which may come before the part that asks.
  let hasBeenActive = false;
  for (const gesture of ['pointerdown', 'keydown'])
    addEventListener(
      gesture,
      () => {
        hasBeenActive = true;
      },
      true,
    );
  Object.defineProperty(navigator, 'userActivation', {get: () => ({hasBeenActive})});
}

/** @param {Page} page @returns {Promise<Given>} */
const given = (page) => page.evaluate(() => /** @type {any} */ (window).given);

/** @param {Page} page @param {number} count how many tones and noises have been started */
const heardTones = (page, count) =>
  page.waitForFunction(
    (expected) => /** @type {any} */ (window).given.sounds.length >= expected,
    count,
  );

/** @param {Parameters<typeof visitor>[0]} [options] @param {object} [settings] kept from an earlier visit */
async function visitWith(options, settings) {
  const visit = await visitor(options);
  await visit.context.addInitScript(listen);
  if (settings)
    await visit.context.addInitScript((kept) => {
      try {
        if (localStorage['spyglass-settings'] === '{}')
          localStorage['spyglass-settings'] = JSON.stringify(kept);
      } catch {
        // A frame without an origin of its own stores nothing.
      }
    }, settings);
  return visit;
}

/** @param {Page} page waits until the page is idle and asks for nothing more */
async function atRest(page) {
  await page.locator('[data-cell]').first().waitFor();
  await page.waitForLoadState('networkidle');
}

quickTest(
  'no sound before the switch; the switch asks for its part and for nothing else',
  async () => {
    const visit = await visitWith();
    const page = await visit.open(HUNT);
    await atRest(page);
    const [water, other] = watersOf(begun, 2);
    await cell(page, water).click();
    await revealed(page, water);
    await atRest(page);
    assert.deepEqual(await given(page), {contexts: 0, sounds: [], vibrations: []});

    /** @type {string[]} */
    const asked = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const part = page.waitForResponse(/parts\/sound/);
    const off = button(page, 'Sound is off');
    assert.equal(await off.getAttribute('aria-pressed'), 'false');
    await off.click();
    await part;
    const on = button(page, 'Sound is on');
    assert.equal(await on.getAttribute('aria-pressed'), 'true');
    await page.waitForFunction(() => /** @type {any} */ (window).given.contexts === 1);
    assert.equal(asked.length, 1, asked.join());
    assert.deepEqual(await accessibilityFaults(page), []);

    await cell(page, other).click();
    await revealed(page, other);
    // The shot; a tone and noise for the water.
    await heardTones(page, 3);
    await cell(page, targetsOf(begun)[0]).click();
    await heardTones(page, 6);
    const {contexts, sounds, vibrations} = await given(page);
    assert.equal(contexts, 1);
    assert.deepEqual(sounds, [
      {type: 'noise', level: -18},
      {type: 'sine', level: -16},
      {type: 'noise', level: -16},
      {type: 'noise', level: -18},
      {type: 'noise', level: -12},
      {type: 'sine', level: -12},
    ]);
    assert.deepEqual(vibrations, []);

    await on.click();
    await cell(page, watersOf(begun, 3)[2]).click();
    await revealed(page, watersOf(begun, 3)[2]);
    assert.equal((await given(page)).sounds.length, 6, 'switched off it is silent again');
    await visit.leave();
  },
);

quickTest('a kept switch makes no sound before the first gesture', async () => {
  const visit = await visitWith({}, {sound: true, volume: 50});
  const page = await visit.open(HUNT);
  await atRest(page);
  await button(page, 'Sound is on').waitFor();
  assert.deepEqual(await given(page), {contexts: 0, sounds: [], vibrations: []});
  await cell(page, watersOf(begun, 1)[0]).click();
  await heardTones(page, 3);
  const {contexts, sounds} = await given(page);
  assert.equal(contexts, 1);
  assert.equal(sounds[0].level, -24, 'half the volume is 6 dB less');
  await visit.leave();
});

test('an agent that is watched is heard, at a lower level', async () => {
  const visit = await visitWith({}, {sound: true});
  const page = await visit.open('?v=2&mode=watch&game=admiral&seed=42&agent=parity&step=2');
  await atRest(page);
  await press(page, 'Forward');
  await heardTones(page, 2);
  const [{level}] = (await given(page)).sounds;
  // Of a person's shot −16 for water, −12 for a hit.
  assert.ok([-22, -18].includes(level), `${level} dB`);
  await visit.leave();
});

test('a page without sounds has the same switch, and keeps it for the others', async () => {
  const visit = await visitWith();
  for (const path of ['docs/', 'lab/', 'reversi/', 'docs/course/', 'demo/']) {
    const page = await visit.open(path);
    await button(page, 'Sound is off').click();
    await button(page, 'Sound is on').waitFor();
    await page.reload();
    await button(page, 'Sound is on').click();
    await button(page, 'Sound is off').waitFor();
    assert.equal((await given(page)).contexts, 0, path);
    await page.close();
  }
  await visit.leave();
});

for (const {by, vibrates} of [
  {by: /** @type {const} */ ('tap'), vibrates: [12, [24, 30, 24]]},
  {by: /** @type {const} */ ('click'), vibrates: []},
])
  quickTest(`vibration alone, own shots by ${by}: ${JSON.stringify(vibrates)}`, async () => {
    const visit = await visitWith(by === 'tap' ? devices.phone : {}, {
      vibration: true,
      oneTap: true,
    });
    const page = await visit.open(HUNT);
    await atRest(page);
    for (const name of [watersOf(begun, 1)[0], targetsOf(begun)[0]]) {
      await cell(page, name)[by]();
      await revealed(page, name);
    }
    const {contexts, sounds, vibrations} = await given(page);
    assert.deepEqual(vibrations, vibrates);
    assert.equal(contexts + sounds.length, 0, 'vibration is no sound');
    await visit.leave();
  });

test('volume and vibration are chosen in the settings', async () => {
  const visit = await visitWith({}, {sound: true});
  const page = await visit.open(HUNT);
  await atRest(page);
  await button(page, 'Settings').click();
  const volume = page.getByLabel('Volume of sounds');
  await volume.focus();
  await page.keyboard.press('Home');
  for (let step = 0; step < 10; step += 1) await page.keyboard.press('ArrowRight');
  await page.getByLabel('Vibration after your own shots by touch').check();
  assert.deepEqual(await accessibilityFaults(page), []);
  const kept = await page.evaluate(() => JSON.parse(localStorage['spyglass-settings']));
  assert.equal(kept.volume, 50);
  assert.equal(kept.vibration, true);
  await visit.leave();
});
