// What a person may wish of an element of Reversi: all, or where it is only to be read no change of the game.

/** What changes only the look at a game. */
const LOOKING =
  /^(go|prediction-.*|tab|values.*|option|setting|tree-.*|analyse|analysis-stop|surprise-next|focus-.*|speak-.*|notice-read|retry|copy|hand-out)$/;
const PUTTING = ['put', 'put-number'];

/** @param {{type: string}} action @param {boolean} readonly @param {boolean} asks a choice is asked for: to put a disc is an answer, and no move */
export const mayWish = ({type}, readonly, asks) =>
  !readonly || LOOKING.test(type) || (asks && PUTTING.includes(type));
