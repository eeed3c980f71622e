/** Whether the site is kept for use without a network. */
export interface Offline {
  phase: 'unknown' | 'off' | 'coming' | 'on' | 'leaving';
  /** Files that are there. */
  done: number;
  total: number;
  /** Why it could not be kept. */
  code: string | null;
}

/** What the service worker says to the pages. */
export type WorkerMessage =
  | {type: 'progress'; done: number; total: number}
  | {type: 'kept'}
  | {type: 'failed'; code: string}
  | {type: 'gone'};

/** What a page asks of the service worker. */
export type PageMessage = {type: 'fill' | 'take-over'};

/** What of a service worker's scope is used: TypeScript has its types or those of a page, and the sources here are of a page. */
export interface ServiceScope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    matchAll(options: {
      includeUncontrolled: boolean;
      type: 'window';
    }): Promise<Pick<Worker, 'postMessage'>[]>;
    claim(): Promise<void>;
  };
  readonly location: {href: string};
  /** What the build wrote into the first line of the script. */
  readonly SPYGLASS: unknown;
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof ServiceEvents>(
    type: Name,
    hear: (event: ServiceEvents[Name] & {waitUntil(work: Promise<unknown>): void}) => void,
  ): void;
}

interface ServiceEvents {
  install: object;
  activate: object;
  fetch: {request: Request; respondWith(answer: Promise<Response>): void};
  message: {data: unknown};
}

declare module '../games/sea/types.js' {
  interface SeaActions {
    offline: Pick<Offline, 'phase'> & Partial<Offline>;
    'offline-keep': Nothing;
    'offline-leave': Nothing;
  }
}
