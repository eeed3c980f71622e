// What the address of the page that is one file says: as a frame's, or as a link to the whole page. Pure.
import {readAddress} from '../../games/sea/address.js';
import {readFrameAddress} from '../../shell/share/frame-address.js';

/** @param {string} search what a link says of a game that is there already @returns {Record<string, string>} */
function linked(search) {
  try {
    const {mode, record, position} = readAddress(search);
    return {
      ...(mode !== null && {mode}),
      ...(record !== null && {record}),
      ...(position !== null && {position}),
    };
  } catch {
    // What is wrong with it the element says of the attributes.
    return {};
  }
}

/** @param {string} search the query, `?` first @returns {Record<string, string>} the attributes of the element */
export const attributesOf = (search) => ({
  ...linked(search),
  ...readFrameAddress(search).attributes,
});
