import {basename, join} from 'node:path';
import {compileScript, type Bundler} from '@markdown-zh/build-tools/compile';
import {workerFile} from '../../../site/offline';
import {packageFolder} from '../../machines/licences/packages';

interface Target {
  readonly siteDir: string;
  readonly outDir: string;
  /** The module in `worker/`. */
  readonly entry: 'index' | 'removal';
  /** Facts of the build, by the names that the worker declares. */
  readonly constants: Readonly<Record<string, string>>;
}

/** The packages in the worker; plugins/machines/licences lists them. */
export const workerPackages = [
  'idb',
  'workbox-core',
  'workbox-expiration',
  'workbox-navigation-preload',
  'workbox-routing',
  'workbox-strategies',
];

/**
 * Writes the service worker as one file.
 *
 * @throws {Error} when it does not compile, or has a package in it that nobody has listed
 */
export async function compileWorker(bundler: Bundler, target: Target): Promise<void> {
  const {siteDir, outDir, entry, constants} = target;
  const files = await compileScript(bundler, {
    siteDir,
    entry: join(__dirname, 'worker', `${entry}.ts`),
    file: join(outDir, workerFile),
    target: ['webworker', 'es2022'],
    constants,
  });
  const unlisted = files
    .map(packageFolder)
    .filter((folder) => folder !== undefined && !workerPackages.includes(basename(folder)));
  if (unlisted.length > 0) {
    throw new Error(
      `The service worker contains packages whose licences are not listed: ${[...new Set(unlisted)].join(', ')}. Add them to workerPackages in plugins/hosting/offline/compile-worker.ts.`,
    );
  }
}
