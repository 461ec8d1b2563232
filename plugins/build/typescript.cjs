const {readFileSync} = require('node:fs');
const {fileURLToPath} = require('node:url');
const {transformSync} = require('@swc/core');

for (const extension of ['.ts', '.tsx']) {
  require.extensions[extension] = (module, file) => {
    const {code} = transformSync(readFileSync(file, 'utf8'), {
      filename: file,
      swcrc: false,
      configFile: false,
      jsc: {
        target: 'es2022',
        parser: {syntax: 'typescript', tsx: extension === '.tsx'},
        transform: {react: {runtime: 'automatic'}},
      },
      module: {type: 'commonjs'},
    });
    /** @type {NodeModule & {_compile: (code: string, file: string) => void}} */ (module)._compile(
      code,
      file,
    );
  };
}

/**
 * Loads TypeScript of this project for a build. Docusaurus's own loader (jiti) and tsx also translate the ES modules of packages, 440 for
 * the plugins alone. That takes 8 s on a new machine, or 4 s in every run. Node requires them as they are.
 *
 * @param {string} file its absolute path
 * @returns {any} its exports
 */
exports.requireTypeScript = (file) => require(file);

/** For threads. @param {string} address the URL of a module */
exports.load = (address) => require(fileURLToPath(address));
