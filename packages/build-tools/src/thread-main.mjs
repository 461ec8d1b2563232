/** Runs in a thread: loads a module, and answers calls of what it exports. A TypeScript module needs a loader here: threads inherit none. */
import {parentPort, workerData} from 'node:worker_threads';

const {module, loader} = workerData;
const {load = (address) => import(address)} = loader ? await import(loader) : {};
const functions = await load(module);

async function responseTo({id, name, input}) {
  try {
    return {id, output: await functions[name](input)};
  } catch (error) {
    return {id, error};
  }
}

parentPort.on('message', async (request) => {
  parentPort.postMessage(await responseTo(request));
});
