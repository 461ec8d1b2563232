/**
 * Docusaurus's command, as the npm scripts call it: `node scripts/docusaurus.mjs build`.
 *
 * Docusaurus loads the configuration by jiti, which compiles each ES module it comes to with Babel. The project's own files are compiled
 * beforehand; the packages that this names jiti leaves to Node, which reads them as they are ("nativeModules" in the README of
 * jiti 1): 470 files. Without it `docusaurus build` does the same, later.
 */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {setFlagsFromString} from 'node:v8';
import {compileProject} from '../plugins/worker-task/project-code.mjs';
import {begin} from '../plugins/worker-task/threads.mjs';
import {deferModules} from './deferred-modules.mjs';

const [, , command = ''] = process.argv;
const {dependencies, devDependencies} = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
);
process.env.JITI_NATIVE_MODULES ??= JSON.stringify(
  Object.keys({...dependencies, ...devDependencies}),
);
// A thread that renders pages keeps the script of each page it has rendered. One that has 250 MB makes room for a new one, which is
// ready after a fourth of a second; Docusaurus's own limit is 1 GB.
process.env.DOCUSAURUS_SSG_WORKER_THREAD_RECYCLER_MAX_MEMORY ??= '250000000';
if (command === 'build' && process.version.startsWith('v20.')) {
  // A build runs in up to eight threads, each of which has V8 optimize the same functions for itself: of 500 pages that was 15 of 66
  // seconds of processor time (by V8's profile). After fifteen times as much work, the bytes of V8's default being 67,584, it is 7.
  // Node 22 and later do not know the flag.
  setFlagsFromString('--interrupt-budget=1000000');
}
const siteDir = process.cwd(); // Docusaurus's as well, which may be another folder than this script's
if (['build', 'start'].includes(command)) {
  await compileProject(siteDir, {isSettled: command === 'build'});
  // For plugins/conformance. For three seconds, until there is something to bundle, the rest of a build wants one processor.
  begin(join(siteDir, 'plugins/conformance/content.ts'), siteDir);
}
deferModules();
await import('@docusaurus/core/bin/docusaurus.mjs');
