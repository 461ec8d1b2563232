import {createRequire} from 'node:module';

const require = createRequire(import.meta.url);
const core = createRequire(require.resolve('@docusaurus/core/lib/index.js'));

/**
 * What Docusaurus loads before it knows what it is asked for, by the package of its own that does so: webpack, where Rspack
 * bundles; Babel, for texts to be translated; feeds, which plugins/feeds makes.
 */
const asked = {
  '@docusaurus/core': ['webpack-bundle-analyzer'],
  '@docusaurus/bundler': [
    'copy-webpack-plugin',
    'mini-css-extract-plugin',
    'webpackbar',
  ],
  '@docusaurus/babel': ['./babelTranslationsExtractor'],
  '@docusaurus/plugin-content-blog': ['./feed'],
};

/**
 * Has these modules loaded when something of theirs is used. One that is not there, in another version of Docusaurus, is passed over.
 */
export function deferModules() {
  for (const [asking, modules] of Object.entries(asked)) {
    const from = asking === '@docusaurus/core' ? core : createRequire(core.resolve(asking));
    for (const module of modules) {
      try {
        defer(from.resolve(module));
      } catch {
        // The test names it.
      }
    }
  }
}

/** @param {string} file */
function defer(file) {
  const load = () => {
    if (require.cache[file] === deferred) {
      delete require.cache[file];
    }
    return require(file);
  };
  const exports = new Proxy(
    {},
    {
      // As TypeScript compiles an import, which asks for each name where it is used.
      get: (_, name) => {
        if (name === '__esModule') {
          return true;
        }
        const module = load();
        return name === 'default' && !module.__esModule ? module : module[name];
      },
    },
  );
  const deferred = {id: file, filename: file, loaded: true, exports};
  require.cache[file] = deferred;
}
