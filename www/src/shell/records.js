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

/** @param {string} record */
export const seedOf = (record) => recordParts(record).start.split('.')[1];

/** @param {string} record @returns {string | undefined} the number of a sea that was drawn by it; none of one that somebody laid out */
export const drawnSeed = (record) => (/ s\./.test(record) ? seedOf(record) : undefined);

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

/** @param {string} record @param {string} earlier whether the one game goes on from where the other stands */
export function goesOn(record, earlier) {
  const [one, other] = [recordParts(record), recordParts(earlier)];
  const same = joined({...one, actions: []}) === joined({...other, actions: []});
  return same && other.actions.every((action, at) => action === one.actions[at]);
}

/** @param {{record: string, own: number}} game a hunt on a sea that somebody else laid out: they are sent as challenges */
export function isChallenge({record, own}) {
  const {start, players} = recordParts(record);
  return !own && start.startsWith('d.') && players.startsWith('race:you,');
}
