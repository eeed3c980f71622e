// What a server answers, as it comes: `fetch` would unpack it.
import {request} from 'node:http';

/**
 * @param {string} url
 * @param {Record<string, string>} [headers]
 * @param {string} [method]
 * @returns {Promise<{status: number | undefined, headers: any, body: Buffer}>}
 */
export const get = (url, headers = {}, method = 'GET') =>
  new Promise((resolve, reject) => {
    request(url, {headers, method}, async (answer) => {
      const chunks = [];
      for await (const chunk of answer) chunks.push(chunk);
      resolve({status: answer.statusCode, headers: answer.headers, body: Buffer.concat(chunks)});
    })
      .on('error', reject)
      .end();
  });
