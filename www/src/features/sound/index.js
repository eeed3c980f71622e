// Sound and vibration: what a shot and its answer give to ear and hand, for who has switched them on.
import {createPlayer} from './player.js';
import {soundsOf} from './sounds.js';

/** It says nothing in words: the switch is the header's, the rest the settings'. */
export const words = {};

/** Milliseconds felt, and between them still. @type {Partial<Record<import('./sounds.js').Sound, VibratePattern>>} */
const PATTERNS = {water: 12, hit: [24, 30, 24], sunk: [30, 40, 60]};

/** @param {import('../../app/parts.js').AppContext} around */
export function start({store, signal}) {
  const player = createPlayer();
  let isTouch = store.get().touch;

  function open() {
    if (store.get().settings.sound) player.open();
  }
  /** @param {Event} event */
  function gesture(event) {
    isTouch = event instanceof PointerEvent && event.pointerType === 'touch';
    open();
  }
  const listening = {signal, capture: true};
  for (const type of ['pointerdown', 'pointerup', 'keydown'])
    addEventListener(type, gesture, listening);
  document.addEventListener('visibilitychange', player.hush, listening);
  // What switched it on is such a gesture; a page that is reloaded waits for the first.
  if (navigator.userActivation?.hasBeenActive) open();

  store.hear((action, state, before) => {
    const {sound, volume, vibration} = state.settings;
    const isSetting = action.type === 'setting';
    if (isSetting && action.name === 'sound') open();
    const sounds =
      isSetting && action.name === 'volume'
        ? [{sound: /** @type {const} */ ('hit'), own: true}]
        : soundsOf(action, state, before);
    for (const played of sounds) {
      if (sound) player.play(played, volume);
      const pattern = PATTERNS[played.sound];
      if (!isSetting && vibration && isTouch && played.own && pattern) navigator.vibrate?.(pattern);
    }
  });
}
