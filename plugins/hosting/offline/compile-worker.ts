import {basename, join} from 'node:path';
import type {ConfigureWebpackUtils, Plugin} from '@docusaurus/types';
import {workerFile} from '../../../site/offline';
import {packageFolder} from '../../machines/licences/packages';

/** Rspack, by the types of webpack, as Docusaurus has it. */
type Bundler = ConfigureWebpackUtils['currentBundler']['instance'];
type Configuration = Parameters<NonNullable<Plugin['configureWebpack']>>[0];
type Stats = InstanceType<Bundler['Stats']>;

interface Target {
  readonly siteDir: string;
  readonly outDir: string;
  /** The module in `worker/`. */
  readonly entry: 'index' | 'removal';
  /** The id of this build. */
  readonly build: string;
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
 * Writes the service worker as one file, in a compilation of its own. Within the application's compilation, its name would
 * contain a hash, and it would share modules and the runtime.
 *
 * @throws {Error} when it does not compile, or has a package in it that nobody has listed
 */
export async function compileWorker(bundler: Bundler, target: Target): Promise<void> {
  const {siteDir, outDir, entry, build} = target;
  const stats = await run(bundler, {
    mode: 'production',
    context: siteDir,
    entry: join(__dirname, 'worker', `${entry}.ts`),
    target: ['webworker', 'es2022'],
    devtool: false,
    cache: false,
    performance: false,
    output: {path: outDir, filename: workerFile},
    resolve: {extensions: ['.ts', '.mjs', '.js']},
    module: {
      rules: [
        {
          test: /\.ts$/,
          loader: 'builtin:swc-loader',
          options: {jsc: {parser: {syntax: 'typescript'}, target: 'es2022'}},
        },
      ],
    },
    plugins: [new bundler.DefinePlugin({BUILD: JSON.stringify(build)})],
  });
  if (stats.hasErrors()) {
    throw new Error(`The service worker does not compile.\n${stats.toString('errors-only')}`);
  }
  const unlisted = filesOf(stats)
    .map(packageFolder)
    .filter((folder) => folder !== undefined && !workerPackages.includes(basename(folder)));
  if (unlisted.length > 0) {
    throw new Error(
      `The service worker contains packages whose licences are not listed: ${[...new Set(unlisted)].join(', ')}. Add them to workerPackages in plugins/hosting/offline/compile-worker.ts.`,
    );
  }
}

function run(bundler: Bundler, configuration: Configuration): Promise<Stats> {
  return new Promise((resolve, reject) => {
    const compiler = bundler(configuration);
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (stats) {
          resolve(stats);
        } else {
          reject(error ?? new Error('The bundler returned no result.'));
        }
      });
    });
  });
}

interface Module {
  readonly nameForCondition?: string | null;
  readonly modules?: readonly Module[];
}

/** The files of all modules, including concatenated ones. */
function filesOf(stats: Stats): string[] {
  const {modules = []} = stats.toJson({all: false, modules: true, nestedModules: true});
  const flatten = ({nameForCondition, modules: inner = []}: Module): string[] => [
    ...(nameForCondition ? [nameForCondition] : []),
    ...inner.flatMap(flatten),
  ];
  return (modules as readonly Module[]).flatMap(flatten);
}
