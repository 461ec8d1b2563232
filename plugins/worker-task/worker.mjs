import {parentPort, workerData} from 'node:worker_threads';
import {takeCompiled} from './project-code.mjs';

const {module, input} = workerData;
takeCompiled();
// As Docusaurus loads the site's configuration, which is TypeScript too.
// Not by the package's index, which loads all of it into each thread.
const {loadFreshModule} = await import('@docusaurus/utils/lib/moduleUtils.js');
const run = await loadFreshModule(module);
parentPort?.postMessage(await run(input));
