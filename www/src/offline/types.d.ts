/** Whether the site is kept for use without a network. */
export interface Offline {
  phase: 'unknown' | 'off' | 'coming' | 'on' | 'leaving';
  /** Files that are there. */
  done: number;
  total: number;
  /** Why it could not be kept. */
  code: string | null;
}

declare module '../games/sea/types.js' {
  interface SeaActions {
    offline: Pick<Offline, 'phase'> & Partial<Offline>;
    'offline-keep': Nothing;
    'offline-leave': Nothing;
  }
}
