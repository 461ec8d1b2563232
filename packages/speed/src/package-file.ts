import {existsSync} from 'node:fs';
import {fileURLToPath} from 'node:url';

/**
 * The path of a file in this package, for the bundler.
 *
 * @param path without a module's file extension, which differs in the packed package
 * @param from `import.meta.url` of the module that names it
 */
export function packageFile(path: string, from: string): string {
  const place = fileURLToPath(new URL(path, from));
  const ending = ['', '.js', '.ts', '.tsx'].find((one) => existsSync(place + one)) ?? '';
  return place + ending;
}
