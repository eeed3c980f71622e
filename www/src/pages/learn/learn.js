// The page Learn, put together.
import '../../../styles/fonts.css';
import '../../../styles/tokens.css';
import '../../../styles/board.css';
import '../../../styles/app.css';
import '../../../styles/page.css';
import '../../../styles/parts.css';
import '../../../styles/lessons.css';
import '../../../styles/learn.css';
import {createDrawnPage} from '../../app/create-page.js';
import {listenGrids} from '../../board/grids.js';
import {createExplorerClient} from '../../engine/client-kinds.js';
import board from '../../i18n/en/board.ftl';
import common from '../../i18n/en/common.ftl';
import english from '../../i18n/en/learn.ftl';
import refusals from '../../i18n/en/refusals.ftl';
import {createStore} from '../../shell/store.js';
import {readLearn, writeLearn} from './address.js';
import {announcementOf} from './announcements.js';
import {createLearning} from './flow.js';
import {initialState, reduce} from './state.js';
import {renderLearn} from './view.js';

/** The address follows what is seen, not what is still counted. */
const ADDRESSED = new Set(['walked', 'line-counted', 'solved', 'solve-refused']);

const store = createStore(initialState(readLearn(location.search)), reduce);
const client = createExplorerClient({
  startWorker: () =>
    new Worker(
      /* webpackChunkName: "learn-worker" */ new URL(
        '../../engine/explorer-worker.js',
        import.meta.url,
      ),
      {type: 'module'},
    ),
});
const learning = createLearning(store, client);

const page = createDrawnPage({
  store,
  pack: (asked) =>
    import(
      /* webpackChunkName: "words/[request]", webpackExclude: /[\\/]en[\\/]/ */ `../../i18n/${asked}/learn.ftl`
    ),
  english: [english, refusals, common, board],
  heading: (words) => ({title: words('nav-learn'), description: words('learn-description')}),
  draw: (shown) => renderLearn({...shown, grids}),
  announcement: (action, state, _, speech) => announcementOf(action, state, speech),
  address: ({type}, state) => (ADDRESSED.has(type) ? writeLearn(state) + location.hash : null),
  // On to the sentence that says what came of it.
  focus: {'.mix': 'mix-here', '.tree': 'tree-here'},
});
const grids = listenGrids(page.root, page.drawSoon, page.signal);
page.start();
learning.start();
