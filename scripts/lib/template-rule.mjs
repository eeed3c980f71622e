import {at} from './paths.mjs';

/** How the bundler takes the scripts of the page: their templates are sent without indentation. */
export const templateRule = {
  test: /\.js$/,
  include: at('www/src'),
  use: at('scripts/lib/template-loader.mjs'),
};
