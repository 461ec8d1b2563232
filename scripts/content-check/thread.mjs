// A thread does not inherit the loader of TypeScript.
import {require as requireTypeScript} from 'tsx/cjs/api';

requireTypeScript('./examine-sent.ts', import.meta.url);
