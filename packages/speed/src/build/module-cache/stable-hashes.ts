import type {BundlerPlugin} from '@markdown-zh/build-tools/bundler';

/**
 * Makes the minified runtime the same with and without cached modules. The minifier chooses short names by the frequency of letters,
 * and counts those in the provisional hashes of other files. The hashes of cached modules differ (seen with Rspack 1.7), so placeholders
 * replace all hashes during minification.
 */
export const stableHashes: BundlerPlugin = {
  apply(compiler) {
    const {Compilation, sources} = compiler.webpack;
    compiler.hooks.thisCompilation.tap('stable-hashes', (compilation) => {
      let placeholders: ReadonlyMap<string, string> = new Map();
      const replace = (words: ReadonlyMap<string, string>) => {
        for (const chunk of compilation.chunks) {
          for (const file of chunk.hasRuntime() ? chunk.files : []) {
            const text = String(compilation.getAsset(file)?.source.source());
            compilation.updateAsset(file, new sources.RawSource(replaceWords(text, words)));
          }
        }
      };
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE;
      compilation.hooks.processAssets.tap({name: 'stable-hashes', stage: stage - 1}, (assets) => {
        placeholders = placeholdersOf(Object.keys(assets));
        replace(placeholders);
      });
      compilation.hooks.processAssets.tap({name: 'stable-hashes', stage: stage + 1}, () => {
        replace(new Map([...placeholders].map(([hash, word]) => [word, hash])));
      });
    });
  },
};

const hashed = /^(.*)\.([\da-f]{8,20})(\.\w+)$/;

/**
 * A placeholder of equal length for each hash in the names of these files, by the order of the names without hashes.
 */
export function placeholdersOf(files: readonly string[]): ReadonlyMap<string, string> {
  const names = files
    .flatMap((file) => {
      const [, start = '', hash = '', end = ''] = hashed.exec(file) ?? [];
      return hash ? [{name: start + end, hash}] : [];
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  // Hashes contain no h.
  return new Map(
    names.map(({hash}, index) => [hash, `h${String(index).padStart(hash.length - 1, '0')}`]),
  );
}

/** Replaces words in a text; a word ends before anything but a letter or a digit. */
export function replaceWords(text: string, words: ReadonlyMap<string, string>): string {
  return text.replace(/\b[\da-h]{8,20}\b/g, (word) => words.get(word) ?? word);
}
