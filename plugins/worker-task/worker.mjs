import {parentPort, workerData} from 'node:worker_threads';
// As Docusaurus loads the site's configuration, which is TypeScript too.
// Not by the package's index, which loads all of it into each thread.
import {loadFreshModule} from '@docusaurus/utils/lib/moduleUtils.js';

const {module, input} = workerData;
const run = await loadFreshModule(module);
parentPort?.postMessage(await run(input));
