// All knowledge of URLs: what a link says, and the link to what is seen.

const LINK_VERSION = '1';
export const MODES = /** @type {const} */ (['race', 'play', 'watch', 'puzzle', 'edit']);

/** @typedef {typeof MODES[number]} Mode */
/**
 * @typedef {object} Address
 * @property {Mode | null} mode
 * @property {string | null} record the whole game
 * @property {string | null} position the text of a position
 * @property {number | null} step as it was asked for, which the game may not have; NaN where that is no number
 * @property {number} from the step at which a person took over
 * @property {{rules: string, seed: string | null, agent: string | null} | null} fresh the shorthand for a new game
 * @property {PuzzleWish | null} puzzle a puzzle still to be made
 * @property {string | null} lang
 */
/** @typedef {{rules?: string, level?: string, seed?: string, day?: string}} PuzzleWish what is left out is as the last time; `day` is a date or `today` */

/** A link the page cannot follow. */
class LinkError extends Error {
  /** @param {'bad-link' | 'unknown-link-version'} code */
  constructor(code) {
    super(code);
    this.code = code;
    this.args = {};
  }
}

/**
 * @param {string} search
 * @returns {Address}
 */
export function readAddress(search) {
  const query = new URLSearchParams(search);
  const version = query.get('v');
  if (version !== null && version !== LINK_VERSION) throw new LinkError('unknown-link-version');
  const mode = query.get('mode');
  if (mode !== null && !MODES.includes(/** @type {Mode} */ (mode))) throw new LinkError('bad-link');
  const record = query.get('g');
  if (record !== null && record.trim() === '') throw new LinkError('bad-link');
  const packed = query.get('p');
  const position = packed === null ? null : unpacked(packed, mode === 'edit');
  const step = query.get('step');
  const rules = query.get('game');
  const seed = query.get('seed');
  if (seed !== null && !isSeed(seed)) throw new LinkError('bad-link');
  const agent = query.get('agent');
  const isPuzzle = record === null && (mode === 'puzzle' || isPuzzleId(rules));
  return {
    mode: isPuzzle ? 'puzzle' : /** @type {Mode | null} */ (mode),
    record,
    position,
    step: step === null ? null : /^-?\d+$/.test(step) ? Number(step) : Number.NaN,
    from: /^\d+$/.test(query.get('from') ?? '') ? Number(query.get('from')) : 0,
    puzzle: isPuzzle ? puzzleWish(query) : null,
    fresh:
      record === null && !isPuzzle && (rules !== null || seed !== null || agent !== null)
        ? {rules: rules ?? 'admiral', seed, agent}
        : null,
    lang: query.get('lang'),
  };
}

/** @param {string | null} id */
const isPuzzleId = (id) => id?.startsWith('puzzle-') ?? false;

/** What each parameter of a puzzle to be made looks like; whether there is such a size or level, the engine says. @type {Record<string, RegExp>} */
const WISHES = {game: /^puzzle-\d+$/, level: /^[a-z]+$/, day: /^(today|\d{4}-\d{2}-\d{2})$/};

/** @param {URLSearchParams} query @returns {PuzzleWish} */
function puzzleWish(query) {
  const {game, ...wish} = Object.fromEntries(
    ['game', 'level', 'seed', 'day'].flatMap((name) => {
      const value = query.get(name);
      if (value === null) return [];
      if (WISHES[name] && !WISHES[name].test(value)) throw new LinkError('bad-link');
      return [[name, value]];
    }),
  );
  return game === undefined ? wish : {...wish, rules: game};
}

/**
 * What was pasted to be opened: a record, or a link that holds one.
 * @param {string} text
 * @returns {{record: string, step: number | null, from: number} | {record: null, code: string}}
 */
export function readPasted(text) {
  const trimmed = text.trim();
  const isLink = /^([a-z][a-z\d+.-]*:\/\/|\?)/i.test(trimmed);
  if (!isLink) return trimmed === '' ? noRecord : {record: trimmed, step: null, from: 0};
  try {
    const {search} = new URL(trimmed, 'https://spyglass.invalid/');
    const {record, step, from} = readAddress(search);
    return record === null ? noRecord : {record: record.trim(), step, from};
  } catch (error) {
    // Nothing was followed, so no other game stands in its place, as the codes of a link say.
    const isLater = error instanceof LinkError && error.code === 'unknown-link-version';
    return isLater ? {record: null, code: 'unknown-record-version'} : noRecord;
  }
}

const noRecord = /** @type {const} */ ({record: null, code: 'bad-record'});

/** @param {string} text a number of at most 64 bits, as seeds are written */
export function isSeed(text) {
  return /^\d{1,20}$/.test(text) && BigInt(text) < 2n ** 64n;
}

/**
 * @param {{mode: Mode, record: string, step: number, steps: number, from?: number, lang?: string | null}} seen
 * @returns {string} the query of the link, `?` first
 */
export function writeAddress({mode, record, step, steps, from = 0, lang}) {
  const query = new URLSearchParams({v: LINK_VERSION, g: record});
  // A game that stands at its end needs no step: the link then stays the same while it is looked at.
  if (step !== steps) query.set('step', String(step));
  if (from > 0) query.set('from', String(from));
  query.set('mode', mode);
  if (lang) query.set('lang', lang);
  return `?${query}`;
}

/** @param {string} text as base64url */
function packed(text) {
  const bytes = String.fromCharCode(...new TextEncoder().encode(text));
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** @param {string} text base64url @param {boolean} isEdited anything is taken there, since it can be mended there */
function unpacked(text, isEdited) {
  try {
    const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const codes = Uint8Array.from(bytes, (sign) => sign.charCodeAt(0));
    return new TextDecoder('utf-8', {fatal: true}).decode(codes);
  } catch {
    if (isEdited) return text;
    throw new LinkError('bad-link');
  }
}

/**
 * @param {{text: string | null, lang?: string | null}} seen the position being edited
 * @returns {string} the query of the link, `?` first
 */
export function writePositionAddress({text, lang}) {
  const query = new URLSearchParams({v: LINK_VERSION, mode: 'edit'});
  if (text !== null) query.set('p', packed(text));
  if (lang) query.set('lang', lang);
  return `?${query}`;
}

/**
 * The mode a record is played in: its players tell, whatever else a link says.
 * @param {string} record
 * @returns {Mode}
 */
export function modeOf(record) {
  const [kind, ...names] = (record.split(' ')[3] ?? '').split(/[:,]/);
  if (!names.includes('you')) return 'watch';
  return kind === 'duel' ? 'play' : 'race';
}

/**
 * The players of a fresh game.
 * @param {Mode} mode
 * @param {string} agent
 * @param {boolean} agentBegins
 */
export function playersOf(mode, agent, agentBegins = false) {
  if (mode === 'watch') return `solo:${agent}`;
  if (mode === 'play') return agentBegins ? `duel:${agent},you` : `duel:you,${agent}`;
  return `race:you,${agent}`;
}
