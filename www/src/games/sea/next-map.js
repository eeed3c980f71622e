// The map of a player's next choice. Pure.

/** @param {import('../../engine/types.js').View} view @param {number} player @returns {import('../../engine/types.js').Decision['map']} null where another is to choose, or goes by no map */
export const nextMap = ({decision}, player) => (decision?.player === player ? decision.map : null);
