// Share on a page of the site: a package for a learning platform, made by what is fetched when it is first wished for.

/** @typedef {() => Promise<Pick<typeof import('../../packaging/scorm/saving.js'), 'savePackage'>>} Packages */

/**
 * @param {object} store
 * @param {(hearers: {pack: (wish: import('./types.js').ShareActions['pack']) => unknown}) => unknown} store.on
 * @param {import('../../packaging/scorm/saving.js').Dispatch} store.dispatch
 * @param {Packages} packages
 */
export const createPacking = ({on, dispatch}, packages) =>
  on({
    pack: (wish) =>
      packages().then(
        ({savePackage}) => savePackage(wish, dispatch),
        () => dispatch({type: 'refused', error: {code: 'package-not-loaded', args: {}}}),
      ),
  });
