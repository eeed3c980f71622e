// The page of lessons over time: what is opened, what is written, and what is kept.

import {emptyDraft, readDraft, startIn, writeDraft} from '../../features/lessons/draft.js';
import {gameOf, MOST_TEXT, readLesson, writeLesson} from '../../features/lessons/format.js';
import {progressIn} from '../../features/lessons/player-state.js';
import {
  createProgressShelf,
  createShelf,
  DECK,
  freshId,
  LESSONS,
  MOST_KEPT,
  textIn,
} from '../../features/lessons/shelf.js';
import {MOST_FILE, openLesson} from '../../features/lessons/source.js';
import {chapterIn} from '../../features/lessons/writer-state.js';
import {copyText, download} from '../../shell/document.js';
import {isEngineFault} from '../../shell/engine-fault.js';
import {createLatest} from '../../shell/latest.js';
import {refusal, refusalOf} from '../../shell/refusal.js';
import {sourceSaid} from './address.js';
import {OURS} from './ours.js';

/** @import {Action, Source, State} from './types.js' */

/** Exercises may be more than a lesson. */
const MOST_OPENED = 4 * MOST_FILE;

/**
 * @param {ReturnType<typeof import('../../shell/store.js').createStore<State, Action>>} store
 * @param {import('../../features/lessons/player-flow.js').Engines} engines
 * @param {{playersOf: (rules: import('../../engine/types.js').Ruleset) => Promise<string[]>, speech: () => import('../../shell/coded-sentence.js').Speech, exercisesSaid: () => Promise<unknown>}} around `exercisesSaid`: resolves once what is said of exercises can be said
 */
export function createPageFlow(
  {get, dispatch, on, hear},
  engines,
  {playersOf, speech, exercisesSaid},
) {
  const shelf = createShelf();
  const progressShelf = createProgressShelf();
  /** The text of the lesson that is played. */
  let text = '';
  /** Of what is opened to be played or handed out. */
  const latest = createLatest();

  /** @param {unknown} error */
  function refuse(error) {
    const refused = refusalOf(error);
    const chapter = Number(refused.args?.chapter ?? 0);
    // Who writes it sees what is to be mended.
    if (get().mode === 'write' && chapter > 0) dispatch({type: 'write-at', at: chapter - 1});
    dispatch({type: 'refused', error: refused});
  }

  /** @param {Source} source @returns {Promise<string>} */
  async function textOf(source) {
    if (source.of === 'text') return source.text;
    if (source.of === 'deck') return (await deck()).practice(source.only);
    const {writer} = get();
    if (source.of === 'draft') return writer ? writeDraft(writer.draft) : '';
    const found =
      source.of === 'ours'
        ? await OURS.find(({id}) => id === source.id)?.load()
        : shelf.text(source.id);
    if (!found) throw refusal('no-such-lesson');
    return found;
  }

  /** @param {Source} source @param {State['preview']} [preview] where it is seen as a pupil sees it, and nothing is kept @returns {Promise<boolean>} whether it is played */
  async function play(source, preview = null) {
    exercises?.leave();
    const isLatest = latest();
    dispatch({type: 'loading'});
    try {
      const lesson = await openLesson(await textOf(source), engines);
      if (!isLatest()) return false;
      text = preview || source.of === 'deck' ? '' : writeLesson(lesson);
      dispatch({type: 'played', source, preview});
      dispatch({type: 'lesson-begin', lesson, progress: text ? progressShelf.read(text) : null});
      if (preview === 'write') dispatch({type: 'lesson-visit', at: get().writer?.at ?? 0});
      return true;
    } catch (error) {
      if (isLatest()) refuse(error);
      return false;
    }
  }

  /** What practises exercises, once it is asked for: a visit seldom is. @type {ReturnType<typeof import('./deck-flow.js').createDeckFlow> | null} */
  let exercises = null;
  async function deck() {
    const {createDeckFlow} = await import(
      /* webpackChunkName: "parts/lesson-exercises" */ './deck-flow.js'
    );
    if (!exercises) await exercisesSaid();
    exercises ??= createDeckFlow({get, dispatch}, engines, {speech, play, refuse});
    return exercises;
  }

  /** When the lesson being written was kept last, as far as this tab knows; null of one that never was. @type {number | null} */
  let seen = null;
  /** What is written is kept as it stands. */
  let isKept = false;
  /** What was written could not be kept. */
  let isLost = false;

  /** @param {import('../../features/lessons/types.js').Lesson} draft @param {string} [id] @param {number | null} [at] when it was kept last */
  function write(draft, id = freshId(), at = null) {
    if (at === null && shelf.isFull())
      return dispatch({type: 'said', key: 'lessons-full', args: {most: MOST_KEPT}});
    [seen, isKept, isLost] = [at, at !== null, false];
    dispatch({type: 'write-begin', id, draft});
  }

  /** What is written is kept; where another tab has changed that lesson, as another one, so that nothing is lost. */
  function keepWritten() {
    const {writer, adding} = get();
    if (!writer) return false;
    const at = shelf.keep(writer.id, writer.draft, seen);
    isKept = typeof at === 'number';
    if (typeof at === 'number') {
      seen = at;
      if (adding) dispatch({type: 'said', key: 'lessons-added', args: {...adding}});
    } else if (at === 'changed') {
      seen = null;
      dispatch({type: 'write-id', id: freshId()});
      if (keepWritten()) dispatch({type: 'said', key: 'lessons-forked'});
    } else dispatch({type: 'said', key: at, args: {most: MOST_KEPT}});
    isLost = !isKept;
    return isKept;
  }

  /** Another tab has changed what is kept. */
  function takeOver() {
    const {mode, writer} = get();
    if (mode === 'shelf' || mode === 'hand') return showShelf();
    const found = shelf.read().find(({id}) => id === writer?.id);
    // What is not kept here stays, and comes apart at the next change.
    if (mode !== 'write' || !isKept || !found || found.at === seen) return;
    seen = found.at;
    dispatch({type: 'write-taken', draft: found.lesson});
  }

  /** The position of the chapter in hand is opened, where it is another than before. */
  let openings = 0;
  async function openChapter() {
    const {writer} = get();
    if (!writer) return;
    const chapter = chapterIn(writer);
    const {position, board, record} = chapter;
    const mine = ++openings;
    if (position === undefined && board === undefined && record === undefined)
      return dispatch({type: 'write-scene', scene: null, fault: null});
    try {
      const scenes = gameOf(chapter) === 'sea' ? engines.sea : await engines.reversi();
      // What is asked of it may still be lacking.
      const scene = await scenes.open({...chapter, ask: 'cell', goal: {}});
      // Those who play there are there to be predicted.
      const sea = scene.game === 'sea' ? await playersOf(scene.view.rules) : get().agents.sea;
      if (mine !== openings) return;
      dispatch({type: 'agents', sea});
      dispatch({type: 'write-scene', scene, fault: null});
    } catch (error) {
      if (mine === openings) dispatch({type: 'write-scene', scene: null, fault: refusalOf(error)});
    }
  }

  function takeEntry() {
    const {writer} = get();
    const start = writer && startIn(writer.entry);
    dispatch(start ? {type: 'write-start', start} : {type: 'write-unread'});
  }

  /** A lesson is handed out once it is whole. @param {Source | import('./address.js').Unfollowed | null} source */
  async function hand(source) {
    const isLatest = latest();
    showShelf();
    if (source === null) return dispatch({type: 'handed', source: null, lesson: null});
    if (typeof source === 'string') return refuse(refusal(source));
    dispatch({type: 'loading'});
    try {
      const said = await textOf(source);
      const lesson = await openLesson(said, engines).catch((error) => {
        // Its positions are opened where it is played.
        if (isEngineFault(error)) return readLesson(said);
        throw error;
      });
      if (isLatest()) dispatch({type: 'handed', source, lesson});
    } catch (error) {
      if (isLatest()) refuse(error);
    }
  }

  /** @param {string} copied @param {string} way what it is of a lesson */
  const copy = (copied, way) =>
    copyText(copied).then(
      () => dispatch({type: 'said', key: 'lessons-copied', args: {way}}),
      () => dispatch({type: 'said', key: 'lessons-copy-refused'}),
    );

  /** @param {File} file a lesson, or exercises, which may be more */
  async function openFile(file) {
    if (file.size > MOST_OPENED) return refuse(refusal('lesson-too-large', {most: MOST_TEXT}));
    return openSaid(await file.text());
  }

  /** A lesson, a link to one, or exercises. @param {string} said */
  async function openSaid(said) {
    if (/"spyglass-deck"\s*:/.test(said))
      return (await deck()).bring({size: said.length, text: async () => said});
    const source = sourceSaid(said);
    if (get().mode === 'hand') return hand(source);
    return typeof source === 'string' ? refuse(refusal(source)) : play(source);
  }

  /** @param {string} said a position, as a link says it: it is shown in the lesson written last, and kept there at a press or a change */
  function add(said) {
    const {words} = speech();
    const start = startIn(said);
    if (start === null) return refuse(refusal('bad-position'));
    const title = words('lessons-untitled');
    const {id, at, lesson} = shelf.withPosition(start, {title, language: words.locale});
    write(lesson, id, at);
    if (get().writer?.id !== id) return;
    isKept = false;
    const chapter = lesson.chapters.length;
    dispatch({type: 'write-at', at: chapter - 1});
    dispatch({type: 'adding', adding: {said, title: lesson.title || title, chapter}});
  }

  function addSure() {
    const {adding} = get();
    if (!adding) return;
    // Another tab may have added one meanwhile.
    add(adding.said);
    keepWritten();
  }

  function showShelf() {
    dispatch({type: 'kept', kept: shelf.read()});
    if (textIn(DECK) !== null) void deck().then((part) => part.show(), refuse);
  }

  on({
    open: ({source, preview}) => play(source, preview),
    'open-file': ({file}) => openFile(file).catch(refuse),
    'open-said': ({said}) => openSaid(said).catch(refuse),
    'page-mode': showShelf,
    hand: ({source}) => hand(source),
    'hand-said': ({said}) => hand(sourceSaid(said)),
    'hand-save': ({name, text}) => {
      download(name, text, 'application/json');
      dispatch({type: 'said', key: 'lessons-saved'});
    },
    'hand-pack': (wish) =>
      import(/* webpackChunkName: "parts/scorm" */ '../../packaging/scorm/saving.js').then(
        ({saveLesson}) => saveLesson(wish, dispatch),
        () => refuse(refusal('package-not-loaded')),
      ),
    copy: ({text, way}) => copy(text, way),
    'write-new': () => {
      const {words} = speech();
      write(emptyDraft(words('lessons-untitled'), words.locale));
    },
    'write-kept': ({id}) => {
      const found = shelf.read().find((one) => one.id === id);
      if (found) write(found.lesson, id, found.at);
    },
    'write-played': () => {
      const {source, player, writer, handed} = get();
      if (source?.of === 'draft' && writer) return dispatch({type: 'write-on'});
      const found = source?.of === 'kept' && shelf.read().find(({id}) => id === source.id);
      if (found) return write(found.lesson, found.id, found.at);
      const draft = readDraft(handed ?? player.lesson);
      if (draft) write(draft);
    },
    'forget-sure': ({id}) => {
      shelf.forget(id);
      showShelf();
    },
    'add-sure': addSure,
    'deck-empty': ({sure}) => sure && deck().then((part) => part.empty(), refuse),
    'deck-export': ({unread}) =>
      deck().then((part) => (unread ? part.saveUnread() : part.save()), refuse),
    'deck-import': ({file}) => {
      dispatch({type: 'loading'});
      return deck().then((part) => part.bring(file), refuse);
    },
    'write-check': takeEntry,
    'write-preview': () => play({of: 'draft'}, 'write'),
    'write-hand': () => {
      const {writer} = get();
      // What is kept has an address.
      return hand(isKept && writer ? {of: 'kept', id: writer.id} : {of: 'draft'});
    },
    'preview-back': () => {
      const {preview, source, handed} = get();
      if (preview === 'write') return dispatch({type: 'write-on'});
      dispatch({type: 'handed', source, lesson: handed});
    },
    'write-close': () => dispatch({type: 'page-mode', mode: 'shelf'}),
  });

  hear((action, {mode, writer}, before) => {
    if (mode !== 'write' || !writer || writer === before.writer) return;
    const isOther = (/** @type {State['writer']} */ one) =>
      !one ||
      one.id !== writer.id ||
      one.at !== writer.at ||
      chapterIn(one).position !== chapterIn(writer).position ||
      chapterIn(one).board !== chapterIn(writer).board ||
      chapterIn(one).record !== chapterIn(writer).record ||
      chapterIn(one).step !== chapterIn(writer).step ||
      writer.draft.chapters.length !== one.draft.chapters.length;
    if (isOther(before.writer) || action.type === 'write-begin') void openChapter();
    if (writer.draft === before.writer?.draft) return;
    if (action.type !== 'write-begin' && action.type !== 'write-taken') keepWritten();
  });

  return {
    /** Whether something is lost with the page: a lesson that is kept nowhere, or a chapter that nobody has said yes to. */
    isUnsaved: () => get().writer !== null && (isLost || get().adding !== null),
    /** @param {string | null} name of what another tab has changed in the storage; null of all of it */
    changedElsewhere(name) {
      if (name === null || name === LESSONS) takeOver();
    },
    keepProgress() {
      if (get().source?.of === 'deck') exercises?.repeat();
      else if (text) progressShelf.write(text, progressIn(get().player));
    },
    /** @param {ReturnType<typeof import('./address.js').sourceIn>} source */
    async start(source) {
      showShelf();
      if (source === null) return;
      if (source === 'new') return dispatch({type: 'write-new'});
      if (typeof source === 'string') return refuse(refusal(source));
      if ('hand' in source) {
        dispatch({type: 'handed', source: null, lesson: null});
        return hand(source.hand);
      }
      if ('add' in source) return add(source.add);
      if ('again' in source) return deck().then((part) => part.again(source), refuse);
      await play(source);
    },
  };
}
