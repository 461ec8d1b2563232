import {parentPort, workerData} from 'node:worker_threads';
import {requireTypeScript} from '../typescript.cjs';

const {module, input} = workerData;
const {default: run} = requireTypeScript(module);
parentPort?.postMessage(await run(input));
