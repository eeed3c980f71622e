// A SCORM 1.2 package of one unit: a zip with its manifest, a page, the single file, and what reports to the learning platform. Pure.
import {zipSync} from 'fflate';
import {writeLesson} from '../../features/lessons/format.js';
import {VERSION as RECORDS} from '../../shell/records.js';
import {refusal} from '../../shell/refusal.js';
import {escaped} from '../../shell/share/extract-link.js';
import {ATTRIBUTES} from '../../shell/share/frame-address.js';
import {shortName} from '../../shell/short-name.js';
import {CONTENT, VERSION} from './content.js';
import {REPORTING, SINGLE} from './files.js';

/** @import {Lesson} from '../../features/lessons/types.js' */

/** What SCORM 1.2 allows of a title, in characters. */
const MOST_TITLE = 200;

/** Where the years of a zip begin. It has the hours of the clock on the wall, so that the same content is the same bytes everywhere. */
const always = () => new Date(1980, 0, 1);

/**
 * @typedef {object} Content
 * @property {string} title
 * @property {string} identifier of the package: letters, digits, `-`, `_` and `.`, the first of them a letter
 * @property {string} [language] of its texts; without it the page speaks that of the browser
 * @property {Record<string, string | boolean>} attributes of the element; false is left out
 * @property {number} [mastery] as of `Packing`
 * @property {Record<string, Uint8Array>} [files] what else goes with it, by name
 * @property {Scripts} scripts
 */
/** @typedef {{single: Uint8Array, reporting: Uint8Array}} Scripts the single file, and the script that reports */
/** @typedef {{mastery?: number}} Packing from how many points of 100 on it is passed; without it nobody passes or fails */

/** XML 1.0 knows no other characters, in whatever form they are written. */
const UNKNOWN = /[^\t\n\r\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** @param {string} text as a title of one line */
const titled = (text) => {
  const line = text.replace(UNKNOWN, '').replace(/\s+/g, ' ').trim();
  return [...line].slice(0, MOST_TITLE).join('') || 'Spyglass';
};

/** Without a mastery score: by one in the manifest platforms judge what is told of a lesson half done. @param {{title: string, identifier: string}} content @param {string[]} files */
const manifestOf = ({title, identifier}, files) => `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="${identifier}" version="1.0"
  xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2"
  xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2">
  <metadata>
    <schema>ADL SCORM</schema>
    <schemaversion>1.2</schemaversion>
  </metadata>
  <organizations default="organization">
    <organization identifier="organization">
      <title>${escaped(title)}</title>
      <item identifier="item" identifierref="resource" isvisible="true">
        <title>${escaped(title)}</title>
      </item>
    </organization>
  </organizations>
  <resources>
    <resource identifier="resource" type="webcontent" adlcp:scormtype="sco" href="index.html">
${files.map((file) => `      <file href="${escaped(file)}"/>`).join('\n')}
    </resource>
  </resources>
</manifest>
`;

/** Nothing but what is in the package, and no address at all. */
const POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self' blob:; img-src data:; base-uri 'none'; form-action 'none'";

/** @param {unknown} value as JSON that no text in it can leave its tag with */
const data = (value) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** @param {string} title @param {string | undefined} language @param {object} content */
const pageOf = (title, language, content) => `<!doctype html>
<html${language === undefined ? '' : ` lang="${language}"`}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<title>${escaped(title)}</title>
</head>
<body>
<script type="application/json" id="${CONTENT}">${data(content)}</script>
<script src="${SINGLE}"></script>
<script src="${REPORTING}"></script>
</body>
</html>
`;

/** @param {Content['attributes']} attributes @returns {Record<string, string>} */
const attributesIn = (attributes) =>
  Object.fromEntries(
    Object.entries(attributes).flatMap(([name, value]) => {
      if (!ATTRIBUTES.includes(name)) throw refusal('bad-package', {cause: name});
      return value === false ? [] : [[name, value === true ? '' : value]];
    }),
  );

/** @param {Content} content @returns {Uint8Array<ArrayBuffer>} the same for the same content */
export function scormPackage({identifier, language, mastery, files = {}, scripts, ...content}) {
  if (!/^[A-Za-z][\w.-]{0,99}$/.test(identifier))
    throw refusal('bad-package', {cause: 'identifier'});
  if (language !== undefined && !/^[A-Za-z\d-]{1,35}$/.test(language))
    throw refusal('bad-package', {cause: 'language'});
  if (mastery !== undefined && !(mastery >= 0 && mastery <= 100))
    throw refusal('bad-package', {cause: 'mastery'});
  const title = titled(content.title);
  const attributes = attributesIn(content.attributes);
  const told = {
    [CONTENT]: VERSION,
    identifier,
    ...(mastery !== undefined && {mastery}),
    attributes,
  };
  const text = new TextEncoder();
  const inside = {
    'index.html': text.encode(pageOf(title, language, told)),
    [REPORTING]: scripts.reporting,
    [SINGLE]: scripts.single,
    ...files,
  };
  const manifest = text.encode(manifestOf({title, identifier}, Object.keys(inside)));
  return zipSync({'imsmanifest.xml': manifest, ...inside}, {level: 9, mtime: always()});
}

/** The same content has the same one. @param {unknown} content */
const identifierOf = (content) => `spyglass-${shortName(JSON.stringify(content))}`;

/** @param {Lesson} lesson that was read @param {Scripts} scripts @param {Packing} [how] */
export function packedLesson(lesson, scripts, how) {
  const {title, language} = lesson;
  const text = writeLesson(lesson);
  return scormPackage({
    ...{title, language, scripts, ...how},
    identifier: identifierOf(text),
    attributes: {v: RECORDS, lesson: text},
    files: {'lesson.json': new TextEncoder().encode(text)},
  });
}

/** A result that is reported is of what was done first; a position alone opens the Solver, which has no result. @param {Content['attributes']} attributes @returns {Content['attributes']} */
const keptDone = (attributes) => ({
  ...(attributes.mode || !attributes.position ? {'no-undo': true} : {}),
  ...attributes,
});

/** @param {{title: string, attributes: Content['attributes']}} game @param {Scripts} scripts @param {Packing} [how] */
export const packedGame = ({title, attributes}, scripts, how) =>
  scormPackage({
    ...{title, ...how, scripts, attributes: keptDone(attributes)},
    identifier: identifierOf({title, attributes}),
  });
