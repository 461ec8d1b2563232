import {createRequire} from 'node:module';
import {parentPort, workerData} from 'node:worker_threads';
import {register} from 'tsx/cjs/api';

register();
const {module, input} = workerData;
const {default: run} = createRequire(import.meta.url)(module);
parentPort?.postMessage(await run(input));
