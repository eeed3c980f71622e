// The five sounds, made of oscillators and filtered noise.

/** @import {Played, Sound} from './sounds.js' */
/**
 * What a sound is made of.
 * @typedef {object} Voice
 * @property {OscillatorType | BiquadFilterType} type of an oscillator, or of the filter that noise goes through
 * @property {number} hz
 * @property {number} [to] where the pitch glides to
 * @property {number} seconds until it has decayed
 * @property {number} [at] seconds after the beginning
 * @property {number} [level] decibels against the sound
 */

const HIT = /** @type {Voice[]} */ ([
  {type: 'bandpass', hz: 380, seconds: 0.18},
  {type: 'sine', hz: 92, seconds: 0.14},
]);
const BELL = /** @type {Voice[]} */ (
  [0, 0.28].flatMap((at) =>
    [0, -6, -12].map((level, index) => ({
      ...{type: 'sine', hz: 660 * (index + 1), seconds: 1.4},
      ...{at, level},
    })),
  )
);

/** `level`: decibels at full volume; `next`: seconds before another sound may begin. @type {Record<Sound, {level: number, next: number, voices: Voice[]}>} */
const SOUNDS = {
  fire: {level: -18, next: 0.16, voices: [{type: 'bandpass', hz: 1200, seconds: 0.06}]},
  water: {
    level: -16,
    next: 0.22,
    voices: [
      {type: 'sine', hz: 520, to: 190, seconds: 0.16},
      {type: 'lowpass', hz: 900, seconds: 0.22},
    ],
  },
  hit: {level: -12, next: 0.18, voices: HIT},
  sunk: {
    level: -14,
    next: 0.48,
    voices: [...HIT, {type: 'triangle', hz: 220, to: 110, seconds: 0.48}],
  },
  end: {level: -14, next: 0, voices: BELL},
};
/** Of an agent's shot, against one's own. */
const AGENTS_LEVEL = -6;
/** Silence, in decibels: an exponential decay never reaches it. */
const SILENCE = -70;
/** What would be heard later than that belongs to nothing seen any more. */
const LATEST_SECONDS = 1;
const NOISE_SECONDS = 0.25;

/** @param {number} decibels */
const amplitude = (decibels) => 10 ** (decibels / 20);

export function createPlayer() {
  /** @type {AudioContext | undefined} */
  let context;
  /** @type {AudioBuffer} */
  let noise;
  /** When the next sound may begin. */
  let free = 0;

  /** @param {AudioContext} to */
  function makeNoise(to) {
    noise = to.createBuffer(1, to.sampleRate * NOISE_SECONDS, to.sampleRate);
    const samples = noise.getChannelData(0);
    for (let at = 0; at < samples.length; at += 1) samples[at] = 2 * Math.random() - 1;
  }

  /** @param {AudioContext} to @param {Voice} voice @param {number} start @param {number} level */
  function sing(to, {type, hz, to: last = hz, seconds, at = 0}, start, level) {
    const begins = start + at;
    const ends = begins + seconds;
    const gain = new GainNode(to, {gain: 0});
    gain.gain.setValueAtTime(amplitude(level), begins);
    gain.gain.exponentialRampToValueAtTime(amplitude(SILENCE), ends);
    gain.connect(to.destination);
    /** @type {AudioScheduledSourceNode} */
    let source;
    if (type === 'bandpass' || type === 'lowpass') {
      source = new AudioBufferSourceNode(to, {buffer: noise});
      source.connect(new BiquadFilterNode(to, {type, frequency: hz})).connect(gain);
    } else {
      const oscillator = new OscillatorNode(to, {type: /** @type {OscillatorType} */ (type)});
      oscillator.frequency.setValueAtTime(hz, begins);
      oscillator.frequency.exponentialRampToValueAtTime(last, ends);
      oscillator.connect(gain);
      source = oscillator;
    }
    source.start(begins);
    source.stop(ends);
  }

  return {
    /** Called by what a hand does: browsers let nothing be heard before. */
    open() {
      if (!context) {
        context = new AudioContext();
        makeNoise(context);
      }
      if (!document.hidden) void context.resume();
    },
    /** While the page is hidden nothing is heard, nor later what would have been. */
    hush() {
      if (document.hidden) void context?.suspend();
      else void context?.resume();
    },
    /** @param {Played} played @param {number} volume in percent */
    play({sound, own}, volume) {
      const {level, next, voices} = SOUNDS[sound];
      if (!context || document.hidden || !(volume > 0)) return;
      const start = Math.max(context.currentTime, free);
      if (start > context.currentTime + LATEST_SECONDS) return;
      free = start + next;
      const gain = 20 * Math.log10(Math.min(volume, 100) / 100) + (own ? 0 : AGENTS_LEVEL);
      for (const voice of voices) sing(context, voice, start, level + (voice.level ?? 0) + gain);
    },
  };
}
