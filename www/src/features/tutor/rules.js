// The names of the rules of deduction, as the engine gives them, and the stages of a hint.

/** The groups of the rules, each with those that belong to it. */
export const GROUPS = {
  cells: [
    'diagonal-water',
    'end-cell',
    'sub-alone',
    'middle-axis',
    'line-full',
    'line-needs-all',
    'content-by-sides',
  ],
  ships: ['ship-found', 'longest-ends', 'run-must-grow', 'joins-too-long', 'nothing-fits'],
  combinations: [
    'last-combinations',
    'in-every-combination',
    'beside-every-combination',
    'over-certain-cell',
    'line-ways',
    'longest-together',
  ],
  refutation: ['refutation'],
  counting: ['counting'],
};

/** How far a hint can be told: where to look, by which rule, which cell, and why. */
export const STAGES = 4;

const ALL = Object.values(GROUPS).flat();

/** @param {string[]} names @returns {string | undefined} one that is no rule's */
export const strangeRule = (names) => names.find((name) => !ALL.includes(name));

/** @param {string[]} [permitted] none named: all @returns {[] | [string]} what the engine is told beside its other arguments */
export const permittedArgs = (permitted = []) =>
  permitted.length > 0 ? [permitted.join(' ')] : [];
