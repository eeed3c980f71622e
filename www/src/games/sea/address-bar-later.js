// The address bar by a script of its own: a first visit has no address to follow, and fires without it.

/** @import {Linking} from './address-bar.js' */
/** @import {Store} from './engine-request.js' */

const fetchScript = () =>
  import(/* webpackChunkName: "address-bar" */ './address-bar.js').then(
    ({createLinking}) => createLinking,
  );

/**
 * @param {Parameters<typeof import('./address-bar.js').createLinking>} from
 * @param {() => Promise<boolean>} isKnown whether there may be games of an earlier visit
 * @param {() => Promise<typeof import('./address-bar.js').createLinking>} [fetch]
 * @returns {Pick<Linking, 'start' | 'link'>}
 */
export function createLinkingLater(from, isKnown, fetch = fetchScript) {
  const [store, , , {window}] = from;
  /** @type {Linking | null} */
  let linking = null;

  /** @param {(linking: Linking) => unknown} begin */
  async function load(begin) {
    try {
      const createLinking = await fetch();
      linking ??= createLinking(...from);
    } catch (error) {
      return tellMissing(store, String(error));
    }
    await begin(linking);
  }

  return {
    async start() {
      if (!store.get().specimen || (await isKnown())) return load(({start}) => start());
      const leave = store.hear((action, {specimen}) => {
        // What comes while the visitor looks on needs no network later.
        if (action.type === 'engine' && action.status.phase === 'ready') fetch().catch(() => {});
        if (specimen) return;
        leave();
        void load(({follow}) => follow());
      });
    },
    link: () => linking?.link() ?? window.location.href,
  };
}

/** Without it nothing opens, as without the engine; and it is asked for once more in the same way. @param {Store} store @param {string} message */
const tellMissing = (store, message) =>
  store.dispatch({
    type: 'engine',
    status: {phase: 'failed', code: 'engine-not-loaded', message},
  });
