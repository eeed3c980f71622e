// Fuzzes a reader in JavaScript, guided by what of it is run: V8 tells which blocks, and how often. Inputs are texts, mostly of JSON, and changed as values and as
// letters; one that runs something new is changed further.

import {createHash} from 'node:crypto';
import inspector from 'node:inspector';
import v8 from 'node:v8';

/**
 * @typedef {object} Target
 * @property {RegExp} watched addresses of the scripts that guide
 * @property {(text: string) => string} law throws where it does not hold; else in a word what became of the input
 * @property {[least: number, each: number]} steps so many blocks may be run, and so many more for each letter
 * @property {string[]} seeds
 * @property {string[]} [words] that the reader knows, besides those of the seeds
 */
/** @typedef {(most: number) => number} Below a whole number from 0, less than this */

/** Numbers that look random (mulberry32). @param {number} seed @returns {Below} */
export function createBelow(seed) {
  let state = seed | 0;
  return (most) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * most);
  };
}

// What is optimized is counted no more where it is put into its callers.
v8.setFlagsFromString('--no-opt');

const session = new inspector.Session();
session.connect();

/** @param {string} method @param {object} [params] */
function post(method, params) {
  /** @type {any} */
  let result;
  // Of the session's own thread it is answered at once.
  session.post(method, params, (error, answer) => {
    if (error) throw error;
    result = answer;
  });
  return result;
}

// From the start, and to the end of the process: of what was compiled without it V8 knows no blocks.
post('Profiler.enable');
post('Profiler.startPreciseCoverage', {callCount: true, detailed: true});

/** Which blocks are run, and how often. @param {RegExp} watched */
function createCoverage(watched) {
  /** Where blocks begin, of each function: V8 names a block only where it is run more or less often than what stands around it. @type {Map<string, Set<number>>} */
  const blocks = new Map();
  return {
    /** What was run since it was asked last. */
    take() {
      /** @type {string[]} */
      const features = [];
      let steps = 0;
      for (const {url, functions} of post('Profiler.takePreciseCoverage').result) {
        if (!watched.test(url)) continue;
        for (const {ranges} of functions) {
          const key = `${url} ${ranges[0].startOffset}`;
          const starts = blocks.get(key) ?? new Set();
          blocks.set(key, starts);
          for (const {startOffset} of ranges) starts.add(startOffset);
          for (const start of starts) {
            // The innermost stands last.
            const {count} = ranges.findLast(
              (/** @type {{startOffset: number, endOffset: number}} */ {startOffset, endOffset}) =>
                startOffset <= start && start < endOffset,
            );
            steps += count;
            // Twice as often is something else.
            if (count > 0) features.push(`${key} ${start} ${Math.ceil(Math.log2(count + 1))}`);
          }
        }
      }
      return {features, steps};
    },
  };
}

/** What may take the place of any value. */
const STRANGE = [
  ...[null, true, false, 0, -1, 1, 2, 0.5, 1e308, -1e-308, 2 ** 53, 256, 257],
  ...[
    '',
    ' ',
    '\n',
    '\t',
    '\u0000',
    '\u202e',
    '\ud800',
    '\ufeff',
    '😀',
    '<script>x</script>',
    '&quot;',
  ],
  ...['__proto__', 'constructor', 'toString', 'x'.repeat(5000), [], {}, [[[[[]]]]], {'': 0}, ['']],
];
const LETTERS = [
  ...'{}[]",:\\\n 0-.eE9aA1',
  '\u0000',
  '\ud83d',
  '\u202e',
  '\ufeff',
  '\\u0000',
  '\\ud800',
  'null',
  '1e999',
];
/** About so long texts and lists may be somewhere. */
const LIMITS = [1, 3, 9, 16, 60, 120, 256, 600, 2000, 4096];
const NUMBERS = ['-0', '0.0', '1e0', '1E2', '1e999', '-1e-999', '00', '1.'];
const LONGEST = 40_000;

/** Everywhere in a value. @param {any} value @param {any[]} [held] @returns {{holder: any, key: string | number}[]} */
function placesIn(value, held = []) {
  if (typeof value !== 'object' || value === null) return held;
  for (const key of Object.keys(value)) {
    held.push({holder: value, key});
    placesIn(value[key], held);
  }
  return held;
}

/**
 * @param {Below} below
 * @param {string[]} words
 */
function createMutator(below, words) {
  /** @template T @param {readonly T[]} list */
  const oneOf = (list) => list[below(list.length)];

  /** @param {string} text */
  function otherText(text) {
    const at = below(text.length + 1);
    const to = at + below(8);
    return oneOf([
      () => text.slice(0, at) + oneOf(LETTERS) + text.slice(at),
      () => text.slice(0, at) + text.slice(to),
      () => text.slice(0, at) + oneOf(words) + text.slice(at),
      () => text.slice(0, at) + text.slice(at).repeat(2),
      () => text.padEnd(Math.max(0, oneOf(LIMITS) + below(3) - 1), 'x'),
      () => oneOf(words),
      () => text.toUpperCase(),
      () =>
        at < text.length
          ? text.slice(0, at) +
            String.fromCharCode(text.charCodeAt(at) ^ (1 << below(8))) +
            text.slice(at + 1)
          : text,
    ])();
  }

  /** @param {unknown} value @param {() => unknown} other */
  function otherValue(value, other) {
    if (below(3) === 0) return structuredClone(oneOf(STRANGE));
    if (below(3) === 0) return other();
    if (typeof value === 'string') return otherText(value);
    if (typeof value === 'number')
      return oneOf([value + 1, value - 1, -value, value * 2, value / 2, oneOf(LIMITS), below(300)]);
    if (Array.isArray(value) && value.length > 0) {
      const many = Array.from({length: below(oneOf(LIMITS)) + 1}, () =>
        structuredClone(oneOf(value)),
      );
      return below(2) ? [...value, ...many] : many;
    }
    return structuredClone(oneOf(STRANGE));
  }

  /** @param {any} root @param {() => any} another */
  function changeValue(root, another) {
    const copy = {root: structuredClone(root)};
    const {holder, key} = oneOf(placesIn(copy));
    const other = () => {
      const {holder: from, key: at} = oneOf(placesIn({root: another()}));
      return structuredClone(from[at]);
    };
    const isList = Array.isArray(holder);
    oneOf([
      () => (holder[key] = otherValue(holder[key], other)),
      () => (holder[key] = otherValue(holder[key], other)),
      () => (isList ? holder.splice(Number(key), 1) : delete holder[key]),
      () => {
        const value = oneOf([
          other,
          () => structuredClone(oneOf(STRANGE)),
          () => structuredClone(holder[key]),
        ])();
        if (isList) return holder.splice(Number(key), 0, value);
        const name = oneOf(words);
        // As JSON has it: an own key of any name.
        return Object.defineProperty(holder, name, {
          value,
          enumerable: true,
          configurable: true,
          writable: true,
        });
      },
      () => {
        if (isList) return holder.reverse();
        const {[key]: value} = holder;
        delete holder[key];
        holder[oneOf(words)] = value;
        return holder;
      },
    ])();
    return copy.root;
  }

  /** @param {string} text */
  function changeLetters(text) {
    const [at, to] = [below(text.length + 1), below(text.length + 1)].sort((a, b) => a - b);
    return oneOf([
      () => otherText(text),
      () => text.slice(0, at),
      () => text.slice(0, at) + text.slice(to),
      () => text.slice(0, to) + text.slice(at),
      () => text.slice(0, at) + oneOf(LETTERS) + text.slice(at + 1),
      () => `\ufeff${text}`,
      // Numbers as JSON may write them, and no value has them.
      () => {
        let left = below(text.match(/-?\d+/g)?.length ?? 0);
        return text.replace(/-?\d+/g, (number) => (left-- === 0 ? oneOf(NUMBERS) : number));
      },
      () => ' '.repeat(below(4) ? 1 : 300_000) + text,
    ])();
  }

  /** @param {string} text @param {string} other of the corpus @returns {string} */
  return function mutated(text, other) {
    let value = valueIn(text);
    if (value === undefined || below(5) === 0) return changeLetters(text);
    const another = () => valueIn(other) ?? value;
    for (let changes = below(3) ? 1 : 2 + below(3); changes > 0; changes -= 1)
      value = changeValue(value, another);
    const changed = JSON.stringify(value) ?? 'null';
    // What grows without end finds nothing that what is shorter does not.
    return changed.length > LONGEST ? changeLetters(text) : changed;
  };
}

/** @param {string} text */
function valueIn(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The keys and the short texts of JSON. @param {string} text @returns {string[]} */
function wordsOf(text) {
  return placesIn({root: valueIn(text)}).flatMap(({holder, key}) =>
    [key, holder[key]].filter((one) => typeof one === 'string' && one.length <= 60),
  );
}

/** How many inputs are looked at together, since asking what was run takes longer than running it. */
const TOGETHER = 24;

/** @typedef {{fault: Error | null, text: string | null, became: string[], features: string[], steps: number}} Judged of several inputs, the first of which that is at fault is the last */

/** @param {Target} target @param {string[]} texts @param {ReturnType<typeof createCoverage>} coverage @returns {Judged} */
function judged({law, steps: [least, each]}, texts, coverage) {
  /** @type {string[]} */
  const became = [];
  coverage.take();
  for (const text of texts)
    try {
      became.push(law(text));
    } catch (error) {
      const fault = error instanceof Error ? error : new Error(String(error));
      return {fault, text, became, ...coverage.take()};
    }
  const {features, steps} = coverage.take();
  const most = texts.reduce((sum, text) => sum + least + each * text.length, 0);
  if (steps <= most) return {fault: null, text: null, became, features, steps};
  const fault = new Error(`${steps} blocks were run, at most ${most} may be`);
  return {fault, text: texts.length === 1 ? texts[0] : null, became, features, steps};
}

/** The same fault by less. @param {Target} target @param {string} text @param {ReturnType<typeof createCoverage>} coverage */
function shrunk(target, text, coverage) {
  const kind = judged(target, [text], coverage).fault?.constructor;
  let least = text;
  for (
    let size = Math.ceil(least.length / 2);
    size >= 1;
    size = size === 1 ? 0 : Math.ceil(size / 2)
  )
    for (let at = 0; at < least.length; ) {
      const less = least.slice(0, at) + least.slice(at + size);
      if (less !== least && judged(target, [less], coverage).fault?.constructor === kind)
        least = less;
      else at += size;
    }
  return least;
}

/**
 * @param {Target} target
 * @param {{seed: number, corpus?: string[], isOver: (inputs: number) => boolean, found?: (text: string) => void, guided?: boolean}} how `corpus`: what was found before; `found`: an input that runs something new; `guided`: false to change the seeds alone
 * @returns {{inputs: number, corpus: string[], fault: Error | null, text: string | null, most: number}} `most`: blocks for each letter, of longer texts
 */
export function fuzzed(
  target,
  {seed, corpus: known = [], isOver, found = () => {}, guided = true},
) {
  const below = createBelow(seed);
  const coverage = createCoverage(target.watched);
  const words = [
    ...new Set([...target.seeds.flatMap(wordsOf), ...(target.words ?? []), '__proto__']),
  ];
  const mutated = createMutator(below, words);
  /** @type {string[]} */
  const corpus = [];
  const seen = new Set();
  let inputs = 0;
  let most = 0;

  /** @param {string[]} list @returns {boolean} whether one of them was never there */
  function areNew(list) {
    const before = seen.size;
    for (const one of list) seen.add(one);
    return seen.size > before;
  }

  /** Each by itself: how often a block is run counts too. @param {string[]} texts @param {boolean} isNew @returns {Judged | null} what is at fault */
  function tryEach(texts, isNew) {
    for (const text of texts) {
      const one = judged(target, [text], coverage);
      if (one.fault) return one;
      if (text.length > 500) most = Math.max(most, one.steps / text.length);
      if (!areNew([...one.became, ...one.features]) || (isNew && !guided)) continue;
      corpus.push(text);
      if (isNew) found(text);
    }
    return null;
  }

  /** @param {string[]} texts @returns {Judged | null} */
  function tryTogether(texts) {
    inputs += texts.length;
    const all = judged(target, texts, coverage);
    if (all.fault && all.text !== null) return all;
    // How often a block is run is seen of each by itself.
    const isNew =
      all.became.some((one) => !seen.has(one)) ||
      areNew(all.features.map((one) => one.replace(/ \d+$/, '')));
    return isNew || all.fault ? tryEach(texts, true) : null;
  }

  const next = () => {
    // What is short is read soonest, and has each of its places changed most.
    const [one, other] = [corpus[below(corpus.length)], corpus[below(corpus.length)]];
    return one.length < other.length ? mutated(one, other) : mutated(other, one);
  };
  const begun = [...target.seeds, ...known];
  inputs += begun.length;
  let fault = tryEach(begun, false);
  while (!fault && !isOver(inputs)) fault = tryTogether(Array.from({length: TOGETHER}, next));
  const text = fault?.text ?? null;
  const less = text === null ? null : shrunk(target, text, coverage);
  const told = less === null ? null : judged(target, [less], coverage).fault;
  return {inputs, corpus, fault: told ?? fault?.fault ?? null, text: less, most};
}

/** @param {string} text @returns {string} the name of a file that holds it */
export const nameOf = (text) => createHash('sha256').update(text).digest('hex').slice(0, 16);
