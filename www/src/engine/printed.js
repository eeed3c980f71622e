// What Reversi's source printed, held against what the rules and its own search give here.

/**
 * @typedef {object} Printed boards row by row with the side to move; moves as squares, in the order of the source
 * @property {string} start
 * @property {string} startMoves
 * @property {string} reply the computer's first move
 * @property {string} replyBoard
 * @property {string} replyMoves
 * @property {string} pass
 * @property {string} passMove
 * @property {string} passMoves
 * @property {string[]} doublePass rows, some of them printed a square short
 * @property {string[]} fullBoard the same
 * @property {string} fullMove
 * @property {string} corner
 * @property {string} cornerMove
 * @property {{board: string, published: number, levels: number[], moves: string}[]} vectors positions that the recovered program weighed
 */
/** @typedef {{id: string, alike: number, of: number}} Checked in how many of the readings, levels or positions it is as printed */

/** @typedef {import('../../pkg/reversi.js').Game} Game */
/** @typedef {Pick<typeof import('../../pkg/reversi.js'), 'openPosition'>} Door */

const LEVELS = ['minimax-novice', 'minimax-medium', 'minimax-expert'];
const VARIANTS = ['as-described', 'as-published', 'as-written'];
/** More nodes than any tree of these levels has. */
const ALL_NODES = 1e9;

/** Every row that may have been meant by one: where a square is missing, a run of equal squares is one longer. @param {string} row @param {number} wide */
function meant(row, wide) {
  if (row.length === wide) return [row];
  const longer = [...row].map((square, place) => row.slice(0, place) + square + row.slice(place));
  return [...new Set(longer)];
}

/** @param {string[]} rows @returns {string[]} every board that may have been meant */
export const readingsOf = (rows) =>
  rows.reduce(
    (boards, row) =>
      boards.flatMap((board) => meant(row, rows.length).map((whole) => board + whole)),
    [''],
  );

/**
 * @param {Door} door
 * @param {Printed} printed
 * @returns {Checked[]}
 */
export function checkPrinted(door, printed) {
  /** @template T @param {string} board @param {(game: Game) => T} look */
  function on(board, look) {
    const game = door.openPosition(board);
    try {
      return look(game);
    } finally {
      game.free();
    }
  }

  const movesOf = (/** @type {Game} */ game) =>
    game
      .glance()
      .legal.map(({square}) => square)
      .join(' ');

  /** What the source's search comes to. @param {string} board @param {string} agent */
  const searched = (board, agent) =>
    on(board, (game) => {
      const tree = game.tree({agent, alphaBeta: false});
      while (!tree.advance(ALL_NODES));
      const {value, choice} = tree.result();
      tree.free();
      return {value, choice};
    });

  /** @template T @param {string} id @param {T[]} cases @param {(one: T) => boolean} isAlike @returns {Checked} */
  const checked = (id, cases, isAlike) => ({
    id,
    alike: cases.filter(isAlike).length,
    of: cases.length,
  });

  const {start, vectors} = printed;
  const valued = (/** @type {number} */ level) =>
    checked(`level-${level + 1}`, vectors, ({board, levels}) => {
      const {value} = searched(board, `${LEVELS[level]}(variant=as-published)`);
      return value === levels[level];
    });
  return [
    checked('start', [start], (board) => on(board, movesOf) === printed.startMoves),
    checked('reply', [start], (board) =>
      on(board, (game) => {
        game.move(printed.reply);
        return game.glance().board === printed.replyBoard && movesOf(game) === printed.replyMoves;
      }),
    ),
    checked('pass', [printed.pass], (board) =>
      on(board, (game) => {
        if (!game.glance().mustPass) return false;
        game.pass();
        game.move(printed.passMove);
        return movesOf(game) === printed.passMoves;
      }),
    ),
    checked('double-pass', readingsOf(printed.doublePass), (board) =>
      on(`${board} X`, (game) => {
        const {over, result} = game.glance();
        return over && result?.winner === 'white';
      }),
    ),
    checked('full-board', readingsOf(printed.fullBoard), (board) =>
      on(`${board} X`, (game) => {
        if (movesOf(game) !== printed.fullMove) return false;
        game.move(printed.fullMove);
        const {over, result} = game.glance();
        return over && result?.winner === 'black';
      }),
    ),
    checked(
      'corner',
      LEVELS.flatMap((level) => VARIANTS.map((variant) => `${level}(variant=${variant})`)),
      (agent) => searched(printed.corner, agent).choice === printed.cornerMove,
    ),
    checked('order', vectors, ({board, moves}) => on(board, movesOf) === moves),
    checked('evaluation', vectors, ({board, published}) =>
      on(board, (game) => game.glance().values.asPublished === published),
    ),
    valued(0),
    valued(1),
  ];
}
