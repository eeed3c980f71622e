import {renderSiteHeader} from '../../../shell/view/site-header.js';

/** @import {ViewContext} from './page.js' */
/** @import {Entry} from '../../../shell/view/site-header.js' */

/** The modes that have an entry of their own. @type {Partial<Record<Entry | 'compare', import('../address.js').Mode>>} */
const MODES = {play: 'race', watch: 'watch', puzzle: 'puzzle', edit: 'edit', compare: 'compare'};

/** @param {ViewContext} shown the header of the site; its modes are entered without another page being loaded */
export function renderHeader({state, words, dispatch}) {
  const {mode} = state;
  const here =
    mode === 'compare' || mode === 'watch'
      ? 'watch'
      : mode === 'puzzle' || mode === 'edit'
        ? mode
        : 'play';
  return renderSiteHeader({
    here,
    main: 'board',
    skip: words('skip-to-board'),
    lang: state.lang,
    words,
    sound: {
      on: state.settings.sound,
      set: (value) => dispatch({type: 'setting', name: 'sound', value}),
    },
    up: './',
    follow: (entry) => {
      const wished = MODES[entry];
      if (!wished) return null;
      if (entry === 'compare' && !state.comparing)
        return () => dispatch({type: 'compare', text: '?mode=compare&agent=exact,probability-map'});
      return () => {
        if (entry !== here || mode === 'compare') dispatch({type: 'mode', mode: wished});
      };
    },
    open: (dialog) => dispatch({type: 'dialog', dialog}),
    share: state.game ? () => dispatch({type: 'dialog', dialog: 'share'}) : null,
    skipTo: () => dispatch({type: 'focus-board'}),
  });
}
