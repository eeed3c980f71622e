// A package made and saved: of what is seen, or of a lesson.
import {download} from '../../shell/document.js';
import {codeOf} from '../../shell/refusal.js';
import {packGame, packLesson} from './pack.js';

/** @typedef {{type: 'said', key: string, args: {name: string}} | {type: 'refused', error: {code: string, args: {}}}} Told */
/** @typedef {(told: Told) => void} Dispatch */

/** @param {string} name of the file @param {Promise<Uint8Array<ArrayBuffer>>} packed @param {string} key what is said of it @param {Dispatch} dispatch */
async function save(name, packed, key, dispatch) {
  try {
    download(name, await packed, 'application/zip');
    dispatch({type: 'said', key, args: {name}});
  } catch (error) {
    dispatch({type: 'refused', error: {code: codeOf(error, 'package-not-loaded'), args: {}}});
  }
}

/** @param {import('../../shell/share/types.js').ShareActions['pack']} wish @param {Dispatch} dispatch */
export const savePackage = ({name, title, attributes}, dispatch) =>
  save(`${name}.zip`, packGame({title, attributes}), 'share-saved', dispatch);

/** @param {{name: string, lesson: import('../../features/lessons/types.js').Lesson} & import('./package.js').Packing} wish @param {Dispatch} dispatch */
export const saveLesson = ({name, lesson, mastery}, dispatch) =>
  save(name, packLesson(lesson, {mastery}), 'lessons-packed', dispatch);
