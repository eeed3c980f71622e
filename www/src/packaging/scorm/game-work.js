// A game as what a pupil hands in: how the best of those that were played ended, and where the one that is played stands. What nobody plays is done once it is seen.
import {isObject} from '../../shell/checks.js';
import {recordParts} from '../../shell/records.js';
import {shortName} from '../../shell/short-name.js';
import {MOST} from './suspended.js';

/** @import {State, Work} from './types.d.ts' */
/** @typedef {import('../../widget/public.js').Outcome} Outcome */

const VERSION = 'G1';

/** What an end is worth, of 100. @type {Record<Outcome, number>} */
export const WORTH = {won: 100, finished: 100, drawn: 50, lost: 0, resigned: 0};

/** Points come before actions. @param {Left} left */
const amountOf = ({best, record}) => MOST * (best ?? -1) + record.length;

/** Where a person only looks, whoever has played. */
const LOOKED = ['watch', 'compare', 'edit'];

/** What a game began from says nothing once there is a record, which may be of another sea. */
const INSTEAD = {position: null, seed: null, agent: null, from: null, friend: null};

/** How it was left. @typedef {{best: number | null, step: string, record: string}} Left `record`: '' where it did not fit */

/** Other seas count, other rules and rivals do not. @param {string} record */
function kindOf(record) {
  const {rules, players} = recordParts(record);
  return `${rules} ${players}`;
}

/** @param {string | null} record */
const isPersons = (record) => record !== null && /\byou\b/.test(recordParts(record).players);

/** @param {Record<string, string>} attributes of the element, as they were packed @returns {Work} */
export function createGameWork(attributes) {
  const mark = shortName(JSON.stringify(attributes));
  /** @type {number | null} */
  let best = null;
  /** The game that counts, at the step at which it was changed last: what is only looked at, of it or of others, is not gone on with. */
  let last = {step: '0', record: ''};
  /** The record when it was looked at last. */
  let seen = '';
  /** What is played here; null before it is there, '' of what is only looked at. @type {string | null} */
  let kind = null;
  let isResumed = false;

  /** @param {State} state */
  function begin({mode, record, view, over}) {
    const isEnded = isObject(view) && 'ended' in view ? view.ended === true : over;
    const isPlayed = isPersons(record) && !LOOKED.includes(mode) && (!isEnded || isResumed);
    kind = isPlayed && record ? kindOf(record) : '';
  }

  /** @param {string} text @returns {Left[]} none where it is not of this game */
  function leftIn(text) {
    const [version, packed, points, step, record] = text.split(';');
    if (version !== VERSION || packed !== mark || !/^\d{1,5}$/.test(step) || record === undefined)
      return [];
    return [
      {best: Object.values(WORTH).find((one) => String(one) === points) ?? null, step, record},
    ];
  }

  return {
    resume(texts) {
      const all = texts.flatMap(leftIn).sort((one, other) => amountOf(other) - amountOf(one));
      if (all.length === 0) return null;
      ({best, ...last} = all[0]);
      seen = last.record;
      isResumed = true;
      return last.record ? {...INSTEAD, ...last} : {};
    },
    join(text) {
      for (const {best: there, ...other} of leftIn(text)) {
        if (there !== null) best = Math.max(best ?? 0, there);
        if (other.record) last = other;
      }
    },
    restart() {
      last = {step: '0', record: ''};
    },
    hear(type, detail, state) {
      if (type === 'board-ready' && kind === null) begin(state());
      if (type !== 'board-end' || !kind) return false;
      const {outcome, record} = /** @type {{outcome: Outcome, record: string}} */ (detail);
      if (kindOf(record) !== kind) return false;
      best = Math.max(best ?? 0, WORTH[outcome]);
      return true;
    },
    report({record, step}) {
      if (kind === '') return {suspended: null, score: null, done: true, interactions: []};
      if (record !== null && record !== seen && kindOf(record) === kind) {
        seen = record;
        last = {step: String(step), record};
      }
      const head = [VERSION, mark, best ?? ''].join(';');
      const whole = [head, last.step, last.record].join(';');
      const fits = whole.length <= MOST && /^[ -:<-~]*$/.test(last.record);
      return {
        suspended: fits ? whole : `${head};0;`,
        score: best,
        done: best !== null,
        interactions: [],
      };
    },
  };
}
