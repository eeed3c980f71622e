// How workers come by what they call. Packages put others in their place: some bundlers start no worker that has parts.

export const gamesDoor = () => import(/* webpackChunkName: "door" */ '../../pkg/spyglass.js');

export const tutorDoor = () => import(/* webpackChunkName: "tutor-door" */ './tutor-door.js');

export const plannerDoor = () => import(/* webpackChunkName: "planner-door" */ './planner-door.js');

export const reversiDoor = () =>
  import(/* webpackChunkName: "reversi-door" */ '../../pkg/reversi.js');
