import {basename, dirname} from 'node:path';
import type {ConfigureWebpackUtils, Plugin} from '@docusaurus/types';

/** Rspack, by the types of webpack, as Docusaurus hands it to plugins. */
export type Bundler = ConfigureWebpackUtils['currentBundler']['instance'];
type Configuration = Parameters<NonNullable<Plugin['configureWebpack']>>[0];
type Stats = InstanceType<Bundler['Stats']>;

interface Script {
  readonly siteDir: string;
  /** The path of its first module, in TypeScript or JavaScript. */
  readonly entry: string;
  /** The path of the file to write. */
  readonly file: string;
  /** Where it runs, as in `['web', 'es2022']`. */
  readonly target: readonly string[];
  /** Constants by name. */
  readonly constants?: Readonly<Record<string, unknown>>;
}

/**
 * Writes a script as one file, in a compilation of its own. Within the application's compilation, its name would contain a hash, and
 * it would share modules and the runtime.
 *
 * @returns the files of its modules
 * @throws {Error} when it does not compile
 */
export async function compileScript(bundler: Bundler, script: Script): Promise<string[]> {
  const {siteDir, entry, file, target, constants = {}} = script;
  const stats = await run(bundler, {
    mode: 'production',
    context: siteDir,
    entry,
    target: [...target],
    devtool: false,
    cache: false,
    performance: false,
    output: {path: dirname(file), filename: basename(file)},
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
    plugins: [
      new bundler.DefinePlugin(
        Object.fromEntries(
          Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)]),
        ),
      ),
    ],
  });
  if (stats.hasErrors()) {
    throw new Error(`${entry} does not compile.\n${stats.toString('errors-only')}`);
  }
  return filesOf(stats);
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
