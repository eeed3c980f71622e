declare module '../../games/sea/types.js' {
  interface SeaActions {
    /** A shot was taken back before it was answered. */
    taught: Nothing;
  }
}

export {};
