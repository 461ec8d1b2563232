import {relative} from 'node:path';
import type {Plugin} from '@docusaurus/types';
import type {BundlerPlugin, Compiler} from '@markdown-zh/build-tools/bundler';

const name = 'distinct-chunks';

interface Options {
  /** Libraries of which the page and its workers use different exports, by how the names of their packages start. */
  readonly libraries: readonly string[];
}

/**
 * Names the chunks of some libraries, and refuses a build with two unnamed chunks of the same modules. A library makes such chunks if two
 * workers use different exports of it, and so does an `import()` in two files. Rspack 1.7 numbers them in any order, so that two builds of
 * one commit differ.
 */
export default function distinctChunks({libraries}: Options): () => Plugin {
  return () => ({
    name,
    configureWebpack: (_config, isServer) =>
      process.env.NODE_ENV === 'production' && !isServer
        ? {
            plugins: [twinsPlugin],
            optimization: {splitChunks: {cacheGroups: cacheGroupsOf(libraries)}},
          }
        : {},
  });
}

interface ChunkGroup {
  readonly name?: string;
  getParents: () => readonly ChunkGroup[];
}

interface Chunk {
  readonly groupsIterable: Iterable<ChunkGroup>;
}

/** The names of the page's script and of the workers that load some chunks. */
function entriesOf(chunks: readonly Chunk[]): string[] {
  const groups = new Set(chunks.flatMap(({groupsIterable}) => [...groupsIterable]));
  const entries = new Set<string>();
  for (const group of groups) {
    const parents = group.getParents();
    parents.forEach((parent) => groups.add(parent));
    if (parents.length === 0 && group.name) {
      entries.add(group.name);
    }
  }
  return [...entries].sort();
}

/** Names each library's chunks by the page or workers that load them. */
export function cacheGroupsOf(libraries: readonly string[]): Record<string, object> {
  return Object.fromEntries(
    libraries.map((library) => [
      library,
      {
        test: new RegExp(`[\\\\/]node_modules[\\\\/]${library}[\\w-]*[\\\\/]`),
        name: (_module: unknown, chunks: readonly Chunk[]) =>
          [library, ...entriesOf(chunks)].join('-'),
        chunks: 'async',
        enforce: true,
      },
    ]),
  );
}

/** Makes an error of each chunk that has the modules of another one. */
export const twinsPlugin: BundlerPlugin = {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tap(name, () => {
        const known = new Set<string>();
        for (const chunk of compilation.chunks) {
          const modules = compilation.chunkGraph.getChunkModules(chunk);
          const key = modules
            .map((module) => module.identifier())
            .sort()
            .join('\n');
          if (!chunk.name && modules.length > 0 && known.has(key)) {
            const files = modules.map((module) =>
              relative(compiler.context, module.nameForCondition() ?? module.identifier()),
            );
            const message = `Two chunks have the same modules, and Rspack numbers them in any order: ${files.join(', ')}. Give each import() of them one webpackChunkName, or add their library to the options of ${name}.`;
            compilation.errors.push(new compiler.webpack.WebpackError(message));
          }
          known.add(key);
        }
      });
    });
  },
};
