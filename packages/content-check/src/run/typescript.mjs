// In this repository the package is TypeScript, and a thread does not inherit a loader: both halves of one, for what is imported as well as required.
import {register as registerForRequire} from 'tsx/cjs/api';
import {register as registerForImport} from 'tsx/esm/api';

registerForRequire();
registerForImport();
