// A game in one line, as text: its parts, and the games made from it. The engine alone reads what they mean.

/** The versions of links and records. Since the second the same agent hunts alike in a race and alone. */
export const VERSIONS = ['1', '2'];
/** What is written today. */
export const VERSION = '2';

/** @typedef {{version: string, rules: string, start: string, players: string, actions: string[]}} RecordParts */

/** @param {string} record @returns {RecordParts} */
export function recordParts(record) {
  const [version = '', rules = '', start = '', players = '', actions = ''] = record
    .trim()
    .split(' ');
  return {
    version,
    rules,
    start,
    players,
    actions: actions === '-' ? [] : actions.split('.').filter(Boolean),
  };
}

/** @param {RecordParts} parts */
export const joined = ({version, rules, start, players, actions}) =>
  [version, rules, start, players, actions.join('.') || '-'].join(' ');

/** @param {string} record @param {number} step the game as it stood then, ready to be played on */
export function upTo(record, step) {
  const parts = recordParts(record);
  return joined({...parts, actions: parts.actions.slice(0, step)});
}

/** @param {string} record @param {string} players the same sea from its start, for others */
export const sameSea = (record, players) =>
  joined({...recordParts(record), version: `spyglass${VERSION}`, players, actions: []});

/** @param {string} record whether its agents hunt otherwise alone: until the second version their dice depended on the seat */
export const huntsOtherwise = (record) => /^spyglass1 \S+ \S+ race:/.test(record.trim());

/** @param {string} record @param {number} step a person takes over from the first of the agents */
export function takenOver(record, step) {
  const parts = recordParts(upTo(record, step));
  return joined({...parts, players: parts.players.replace(/:[^,]+/, ':you')});
}
