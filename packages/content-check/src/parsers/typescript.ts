import {createRequire} from 'node:module';
import type typescript from 'typescript';

const load = createRequire(import.meta.url);
let loaded: typeof typescript | undefined;

/**
 * TypeScript, loaded on first use. Required, not imported: for an import, Node first searches its nine megabytes for exported names,
 * which takes 0.4 s.
 */
export function loadTypeScript(): typeof typescript {
  return (loaded ??= load('typescript') as typeof typescript);
}
