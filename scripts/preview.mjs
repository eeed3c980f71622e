// Serves the built site as a static host would: npm run preview [-- --base /some/path/] [--port 8080]

import {parseArgs} from 'node:util';
import {at} from './lib/paths.mjs';
import {serve} from './lib/serve.mjs';

const {values} = parseArgs({
  options: {base: {type: 'string', default: '/'}, port: {type: 'string', default: '8080'}},
});
const {url} = await serve({folder: at('dist'), base: values.base, port: Number(values.port)});
process.stdout.write(`Spyglass is at ${url}\n`);
