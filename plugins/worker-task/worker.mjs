import {parentPort, workerData} from 'node:worker_threads';
// As Docusaurus loads the site's configuration, which is TypeScript too.
import {loadFreshModule} from '@docusaurus/utils';

const {module, input} = workerData;
const run = await loadFreshModule(module);
parentPort?.postMessage(await run(input));
