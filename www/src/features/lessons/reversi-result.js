// What a game of Reversi came to. Pure.

/** By how many discs the person leads at the end. @param {import('../../engine/reversi-types.js').ReversiView} view */
export function leadOf({players, result}) {
  const side = players.find(({kind}) => kind === 'you')?.side ?? 'black';
  const {black, white} = result?.score ?? {black: 0, white: 0};
  return side === 'black' ? black - white : white - black;
}
