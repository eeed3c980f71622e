/** The single file as text: it stands before the notebook's script. */
declare const SINGLE: string;

interface Traits {
  /** Tells the widgets of a page apart. */
  _id: string;
  /** Which view has reported what the traits say, and the number of that report. */
  _source: string;
  step: number | null;
  height: string | null;
  state: {record?: string | null; step?: number};
  [name: string]: unknown;
}

/** What Python asks, by number. */
interface Asked {
  id: number;
  call: string;
  action?: string;
  position?: string;
  line?: string;
}

/** As anywidget gives it. */
interface Model {
  get<Name extends keyof Traits & string>(name: Name): Traits[Name];
  send(message: object): void;
  on(event: string, hear: (asked: Asked) => void): void;
  off(event: string, hear: (asked: Asked) => void): void;
}
