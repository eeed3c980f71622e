import type {ActionOf} from '../game.js';
import type {Embedding} from './embedding.js';

/** What a picture or a text says of the game it shows. */
export interface About {
  title: string;
  desc: string;
  link: string;
}

/** What goes out: a picture of what is shown, one that was made for it, either through the device's own sharing, or a game on paper. */
export type HandOut =
  | {form: 'svg' | 'png'; name: string; about: About}
  | {form: 'card'; name: string; about: About; svg: string}
  | {form: 'share'; name: string; about: About; svg: string | null; text: string}
  | {form: 'paper'; about: About; record: string; moves: string[]};

/** The actions of sharing, on every page that shares. */
export interface ShareActions {
  copy: {text: string};
  'hand-out': HandOut;
  /** Into a package for a learning platform. */
  pack: {name: string; title: string; attributes: Record<string, string | boolean>};
  'open-file': {file: File};
  'open-record': {record: string};
  /** Null where it is put away. */
  embedding: {change: Partial<Embedding> | null};
}
export type ShareAction = ActionOf<ShareActions>;

declare module '../../games/sea/types.js' {
  interface SeaActions extends ShareActions {}
}
