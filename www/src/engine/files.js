// Where engines and books come from: a server. The single file puts what it holds itself in its place.

/** @param {URL} url @returns {Promise<Response>} */
export const fetchFile = (url) => fetch(url);
