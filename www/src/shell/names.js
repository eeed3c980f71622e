// Codes into names: cells in the reader's letters, ships, agents, rule sets.

import {cellName} from '../i18n/notation.js';
import {agentParts, isForTwo} from './players.js';

/** @import {Words} from '../i18n/words.js' */
/** @import {Move, Ruleset} from '../engine/types.js' */

/** Who the person of a game is, by its `friend`. */
const PERSONS = ['you', 'friend', 'other-person'];

/**
 * @param {Words} words
 * @param {string} [wished] 'locale', or the notation wanted in its place
 * @param {number} [friend] who plays: 0 the reader, 1 a friend, 2 somebody else
 */
export function createNames(words, wished = 'locale', friend = 0) {
  const notation = wished === 'locale' ? words.locale : wished;

  /** @param {string} name */
  function ship(name) {
    const length = /^ship-(\d+)$/.exec(name)?.[1];
    if (length) return words('ship-n', {length: Number(length)});
    return words.has(`ship-${name}`) ? words(`ship-${name}`) : name;
  }

  /** @param {string} name @param {string} value */
  function option(name, value) {
    const whole = `option-${name}-${value}`;
    if (words.has(whole)) return words(whole);
    const label = words.has(`parameter-${name}`) ? words(`parameter-${name}`) : name;
    // A weight a cell is nothing to be read.
    if (name === 'learned') return label;
    return `${label}: ${parameterValue(name, value)}`;
  }

  /** @param {string} name @param {string} value */
  function parameterValue(name, value) {
    const key = `value-${name}-${value}`;
    return words.has(key) ? words(key) : value;
  }

  /** @param {string | null} text e.g. `parity(k=longest)` */
  function agent(text) {
    if (text === null) return words(PERSONS[friend]);
    const {id, options} = agentParts(text);
    const name = words.has(`agent-${id}`) ? words(`agent-${id}`) : id;
    const said = Object.entries(options).map(([key, value]) => option(key, value));
    return said.length > 0
      ? words('agent-with-options', {agent: name, options: said.join(', ')})
      : name;
  }

  return {
    notation,
    cell: (/** @type {string | null | undefined} */ cell) => (cell ? cellName(cell, notation) : ''),
    ship,
    /** @param {string} text its first letter large: a Greek one keeps the accent that `text-transform` takes, a Turkish i its dot */
    capital: (text) =>
      text.replace(/^./u, (first) =>
        words.locale === 'tr' ? first.toLocaleUpperCase('tr') : first.toUpperCase(),
      ),
    parameterValue,
    agent,
    /** `you`, or the name of the other person who plays: for sentences that speak to the reader. */
    person: friend > 0 ? agent(null) : 'you',
    /** @param {import('../engine/types.js').View} view @param {number} number who that is; of two people the number tells */
    player: (view, number) =>
      isForTwo(view) ? words('player', {number}) : agent(view.players[number - 1].agent),
    /** @param {string | {id?: string}} rules */
    rules(rules) {
      const id = typeof rules === 'string' ? rules : rules.id;
      const [, rows, cols = rows] = /^puzzle-(\d+)(?:x(\d+))?$/.exec(id ?? '') ?? [];
      if (rows) return words('rules-puzzle', {rows: Number(rows), cols: Number(cols)});
      return id && words.has(`rules-${id}`) ? words(`rules-${id}`) : words('rules-custom');
    },
    /** @param {Move['answer']} answer */
    answer(answer) {
      if (!answer) return '';
      if (answer.kind === 'hit' && answer.ship)
        return words('answer-hit-ship', {ship: ship(answer.ship)});
      if (answer.kind === 'sunk') return words('answer-sunk', {ship: ship(answer.ship ?? '')});
      if (answer.kind === 'content')
        return words('answer-content', {content: words(`content-${answer.content}`)});
      return words(`answer-${answer.kind}`);
    },
  };
}

/** @typedef {ReturnType<typeof createNames>} Names */
