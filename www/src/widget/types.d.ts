declare module '../games/sea/types.js' {
  interface SeaActions {
    /** The position edited has been judged; `opens`: it is another one than was shown before. */
    'edit-judged': {opens: boolean};
    /** The page around has kept an answer for itself. */
    'answer-kept': Nothing;
    /** The element is to be drawn anew. */
    frame: Nothing;
  }
}

export {};
