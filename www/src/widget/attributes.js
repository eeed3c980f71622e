// What an author wrote on the element: read, checked, told in one object. Pure.

import {strangeRule} from '../features/tutor/rules.js';
import {isSeed, MODES, MOST_COMPARED} from '../games/sea/address.js';
import {presetIds, presetRules, SIZES} from '../games/sea/presets.js';
import {recordParts, VERSIONS} from '../shell/records.js';
import {LESSON, otherGame} from './games.js';

/** @typedef {import('../games/sea/address.js').Mode} Mode */
/** @typedef {typeof SHOWN[number]} Sight */
/** @typedef {{code: string, args?: Record<string, string>}} Fault */
/**
 * @typedef {object} Wish what an element shall show
 * @property {number} version in which it is written: by it a fresh game is drawn
 * @property {Mode} mode
 * @property {string | null} rules
 * @property {import('./games.js').OtherGame | null} other the game whose rules they are; null of the seas
 * @property {string | null} record
 * @property {string | null} position
 * @property {string | null} lesson what is taught in the place of a game
 * @property {string | null} progress how far that has come
 * @property {string | null} seed
 * @property {string[]} agents
 * @property {number | null} step
 * @property {number} from the step at which a person took over: what was before is not undone
 * @property {number} friend 1 where it is a friend who has played
 * @property {Sight[]} show
 * @property {boolean} play
 * @property {boolean} predict
 * @property {boolean} readonly
 * @property {boolean} noUndo what a person has done is not taken back
 * @property {string[]} deductions the permitted rules of proof; none named: all
 * @property {string | null} lang
 * @property {'system' | 'light' | 'dark'} theme
 */

/** What `show` may name. */
export const SHOWN = /** @type {const} */ (['overlay', 'reason', 'candidates', 'moves', 'fleet']);

/** What is shown where nobody says: a thought, and the chances it comes from. */
const USUAL = /** @type {Sight[]} */ (['overlay', 'reason']);

const THEMES = ['system', 'light', 'dark'];

/** @param {string} attribute @param {string} value @returns {Fault} */
const bad = (attribute, value) => ({code: 'bad-attribute', args: {attribute, value}});

/** @param {string | null} text @returns {string[]} */
const listed = (text) => text?.split(/[\s]+/).filter(Boolean) ?? [];

/** An agent's text may hold a comma-free list of options: `a(k=v;k=w),b`. @param {string | null} text @returns {string[]} */
const agentsIn = (text) =>
  text
    ?.split(',')
    .map((agent) => agent.trim())
    .filter(Boolean) ?? [];

/** @param {string | null} record @returns {string} the rules a record names */
const rulesOf = (record) => record?.trim().split(/\s+/)[1] ?? '';

/** @param {string} mode @param {string | null} rules whether these rules are played that way */
function fits(mode, rules) {
  const other = otherGame(rules);
  if (other) return other.modes.includes(mode);
  if (SIZES.includes(rules ?? '')) return mode === 'puzzle' || mode === 'edit';
  return mode !== 'play' || presetRules(rules ?? '').players !== 1;
}

/**
 * @param {(name: string) => string | null} said the attribute of that name
 * @returns {{wish: Wish, fault: null} | {wish: null, fault: Fault}}
 */
export function readAttributes(said) {
  const [game, mode, seed, step, from, theme, record, position, lesson, progress] = [
    'game',
    'mode',
    'seed',
    'step',
    'from',
    'theme',
    'record',
    'position',
    'lesson',
    'progress',
  ].map((name) => said(name)?.trim() || null);
  const refuse = (/** @type {Fault} */ fault) => ({wish: null, fault});
  const [show, deductions] = ['show', 'deductions'].map((name) => listed(said(name)));
  const version = said('v') ?? '1';
  if (!VERSIONS.includes(version)) return refuse({code: 'unknown-link-version'});
  if (game !== null && !presetIds.includes(game) && !otherGame(game))
    return refuse({code: 'unknown-rules', args: {rules: game}});
  if (mode !== null && !MODES.some((one) => one === mode)) return refuse(bad('mode', mode));
  if (seed !== null && !isSeed(seed)) return refuse({code: 'bad-seed'});
  if (step !== null && !/^\d{1,9}$/.test(step)) return refuse(bad('step', step));
  if (from !== null && !/^\d{1,9}$/.test(from)) return refuse(bad('from', from));
  if (theme !== null && !THEMES.includes(theme)) return refuse(bad('theme', theme));
  if ([record, position, lesson].filter((start) => start !== null).length > 1)
    return refuse({code: 'two-starts'});
  const strange = show.find((one) => !SHOWN.some((sight) => sight === one));
  if (strange !== undefined) return refuse(bad('show', strange));
  const unknown = strangeRule(deductions);
  if (unknown !== undefined) return refuse(bad('deductions', unknown));
  const rules = game ?? (record === null ? null : rulesOf(record));
  const other = lesson === null ? otherGame(rules) : LESSON;
  const begun = record === null && position === null;
  if (mode !== null && lesson === null && (other || begun) && !fits(mode, rules))
    return refuse(bad('mode', mode));
  if (record !== null && Number(from) > recordParts(record).actions.length)
    return refuse(bad('from', String(from)));
  const agents = agentsIn(said('agent'));
  if (mode === 'compare' && record === null && agents.length === 1)
    return refuse({code: 'one-agent'});
  if (mode === 'compare' && record === null && agents.length > MOST_COMPARED)
    return refuse({code: 'compare-count', args: {agents: String(agents.length)}});
  return {
    fault: null,
    wish: {
      version: Number(version),
      mode: /** @type {Mode} */ (lesson !== null ? 'play' : mode) ?? usualMode(rules, position),
      rules: game,
      other,
      record,
      position,
      lesson,
      progress,
      seed,
      agents,
      step: step === null ? null : Number(step),
      from: Number(from),
      friend: Number(said('friend') !== null),
      show: said('show') === null ? USUAL : /** @type {Sight[]} */ (show),
      play: said('play') !== null,
      predict: said('predict') !== null,
      readonly: said('readonly') !== null,
      noUndo: said('no-undo') !== null,
      deductions,
      lang: said('lang'),
      theme: /** @type {Wish['theme']} */ (theme ?? 'system'),
    },
  };
}

/** @param {string | null} rules @param {string | null} position @returns {Mode} where nobody says which */
function usualMode(rules, position) {
  if (position !== null) return 'edit';
  return SIZES.includes(rules ?? '') ? 'puzzle' : 'watch';
}
