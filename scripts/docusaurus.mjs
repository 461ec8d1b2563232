/**
 * Runs a command of Docusaurus: `npm start`, `npm run build`, `npm run serve`. Makes built files readable for web servers. Four answers differ
 * from those of @docusaurus/core 3.10. Docusaurus ends with status 0 when the port is in use, serves a missing build, and cannot empty a mount
 * point. It prints errors of builds with the places in its code. Plain JavaScript, because it starts a command that people wait for.
 */
import {existsSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {setFlagsFromString} from 'node:v8';
import {makeReadable} from './make-readable.mjs';
import {emptyMountPoints} from './mount-points.mjs';

const [, , command] = process.argv;

if (command === 'start' || command === 'serve') {
  // Servers end by signals. Docusaurus's `process.exit()` after any other end takes this status.
  process.exitCode = 1;
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => {
      process.exitCode = 0;
    });
  }
}
if (command === 'serve') {
  const {values} = parseArgs({
    args: process.argv.slice(3),
    options: {dir: {type: 'string', default: 'build'}, build: {type: 'boolean'}},
    strict: false,
  });
  if (!values.build && !existsSync(String(values.dir))) {
    console.error(`There is no build in ${values.dir}. Run npm run build.`);
    process.exit(1);
  }
}
const stack = process.argv.indexOf('--stack');
if (stack > 0) {
  process.argv.splice(stack, 1);
} else if (command === 'build') {
  // The message describes the mistake in the article. An author does not need the place in the code that noticed it.
  Error.stackTraceLimit = 0;
  process.once('exit', (code) => {
    if (code !== 0) {
      console.error('File, line and remedy of mistakes in articles: npm run check:content');
      console.error('Where the code found the error: npm run build -- --stack');
    }
  });
}
if (command === 'build') {
  const {values} = parseArgs({
    args: process.argv.slice(3),
    options: {'out-dir': {type: 'string', default: 'build'}},
    strict: false,
  });
  // All plugins have written their files then.
  process.once('exit', (code) => {
    if (code === 0) {
      makeReadable(String(values['out-dir']));
      makeReadable(`${String(values['out-dir'])}-hosting`);
    }
  });
  // Threads that render pages collect garbage earlier: 0.4 GB less with 1,000 posts, for 3 % more time (npm run bench -- posts).
  setFlagsFromString('--heap-growing-percent=30');
}
emptyMountPoints();
await import('@docusaurus/core/bin/docusaurus.mjs');
