/** Before all else in a thread: gives Docusaurus's bundler to it as the little that is used of it there. */
import {createRequire} from 'node:module';

const {cache, resolve} = createRequire(import.meta.url);
const bundler = createRequire(resolve('@docusaurus/core/package.json')).resolve(
  '@docusaurus/bundler',
);

/** As the bundler's own where `SKIP_HTML_MINIFICATION` is set. */
const minifier = {minify: (html) => Promise.resolve({code: html, warnings: []})};

cache[bundler] = {
  id: bundler,
  filename: bundler,
  loaded: true,
  exports: {getHtmlMinifier: () => Promise.resolve(minifier)},
};
