import {reduceEditing} from '../../www/src/features/solver/state.js';
import {presetRules} from '../../www/src/games/sea/presets.js';
import {initialState} from '../../www/src/games/sea/reduce.js';

/** A state in which a position of these rules is edited. */
export const begun = (rules = 'admiral') =>
  reduceEditing(initialState({mode: 'edit'}), {
    type: 'edit-begin',
    rules,
    whole: presetRules(rules),
  });
export const after = (state, ...actions) => actions.reduce(reduceEditing, state);
/** @returns {import('../../www/src/games/sea/types.js').Action<'edit-use'>} */
export const use = (cell, tool, ship) => ({type: 'edit-use', cell, tool, ship});
