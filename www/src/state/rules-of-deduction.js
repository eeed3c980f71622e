// The names of the rules of deduction, as the engine gives them.

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
