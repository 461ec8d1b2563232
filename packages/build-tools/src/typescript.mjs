// Loads TypeScript in a thread. Registers both halves of a loader, for import and require.
import {register as registerForRequire} from 'tsx/cjs/api';
import {register as registerForImport} from 'tsx/esm/api';

registerForRequire();
registerForImport();

/** @param {string} address the URL of a module */
export const load = (address) => import(address);
