// What a lesson is handed out as: a link, HTML for a page, a file. Pure.
import {fileName} from '../../../features/lessons/file-name.js';
import {writeLesson} from '../../../features/lessons/format.js';
import {VERSION} from '../../../shell/records.js';
import {snippetOf} from '../../../shell/share/embedding.js';
import {linkTo} from '../address.js';

/** Of a frame whose page lets it not grow, in pixels: a board with its question below it. */
const HEIGHT = 900;

/**
 * @param {import('../../../features/lessons/types.js').Lesson} lesson
 * @param {string} site where the whole page stands
 * @param {string | null} own the query by which the site knows it without its text
 */
export function waysOf(lesson, site, own) {
  const text = writeLesson(lesson);
  const {title} = lesson;
  const file = fileName(title, 'json');
  const held = linkTo(text);
  const query = own ?? held;
  const page = new URL('lesson/', site).href;
  const link = query && page + query;
  /** @param {'frame' | 'element'} form @param {string} said what its attribute holds */
  const snippet = (form, said) =>
    snippetOf(form, {
      ...{attributes: {v: VERSION, lesson: said}, site, title, height: HEIGHT, picture: ''},
      // Whoever frames it may hear what is answered in it, and nobody may command.
      ...{link: link ?? page, origin: '*'},
    });
  return {
    ...{text, file, link},
    frame: held && snippet('frame', held),
    element: snippet('element', held === null ? file : text),
    /** The element takes it from a file beside its page. */
    isBeside: held === null,
  };
}
