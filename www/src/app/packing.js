// Share on a page of the site: a package for a learning platform, made by what is fetched when it is first wished for.

/**
 * @param {object} store
 * @param {(hearers: {pack: (wish: import('../shell/share/types.js').ShareActions['pack']) => unknown}) => unknown} store.on
 * @param {import('../packaging/scorm/saving.js').Dispatch} store.dispatch
 */
export const createPacking = ({on, dispatch}) =>
  on({
    pack: (wish) =>
      import(/* webpackChunkName: "parts/scorm" */ '../packaging/scorm/saving.js').then(
        ({savePackage}) => savePackage(wish, dispatch),
        () => dispatch({type: 'refused', error: {code: 'package-not-loaded', args: {}}}),
      ),
  });
