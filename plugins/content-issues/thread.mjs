// A thread does not inherit the loader of TypeScript; what is imported on demand goes by the other one of the two.
import {register as registerForRequire} from 'tsx/cjs/api';
import {register as registerForImport} from 'tsx/esm/api';

registerForRequire();
registerForImport();
await import('./check-when-asked.ts');
