import {pathToFileURL} from 'node:url';
import type {ContentCheckConfig} from '../config.ts';

/**
 * The default export of a module. TypeScript needs Node 22.18 or a loader.
 *
 * @param file absolute path
 */
export async function loadConfig(file: string): Promise<ContentCheckConfig> {
  const {default: config} = (await import(pathToFileURL(file).href)) as {
    default: ContentCheckConfig & {default?: ContentCheckConfig};
  };
  return config.default ?? config; // a loader that compiles to CommonJS nests the exports
}
