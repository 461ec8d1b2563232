import {createRequire} from 'node:module';
import type typescript from 'typescript';

/** Required, not imported: for an import, Node first searches its nine megabytes for exported names, which takes 0.4 s. */
export const ts = createRequire(import.meta.url)('typescript') as typeof typescript;
