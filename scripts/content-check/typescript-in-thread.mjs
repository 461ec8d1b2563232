// A thread does not inherit the loader of TypeScript: both halves of it, for what is imported as well as required.
import {register as registerForRequire} from 'tsx/cjs/api';
import {register as registerForImport} from 'tsx/esm/api';

registerForRequire();
registerForImport();
