// How workers come by what they call. Packages put others in their place: some bundlers start no worker that has parts.

export const gamesDoor = () => import(/* webpackChunkName: "door" */ '../../pkg/spyglass.js');

export const laterDoors = () => import(/* webpackChunkName: "later-doors" */ './later-doors.js');

export const reversiDoor = () =>
  import(/* webpackChunkName: "reversi-door" */ '../../pkg/reversi.js');
