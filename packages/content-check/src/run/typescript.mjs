// In this repository the package is TypeScript, and a thread does not inherit a loader. Registers both halves of one, for import and require.
import {register as registerForRequire} from 'tsx/cjs/api';
import {register as registerForImport} from 'tsx/esm/api';

registerForRequire();
registerForImport();
