/*
 * The project's TypeScript, as Docusaurus and the threads of a build load it: by jiti, which compiles each file by Babel when it comes to it,
 * in each thread anew. Here esbuild, by which tsx runs this project's scripts, compiles all files at once, and jiti finds them compiled.
 */
import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';
import {getEnvironmentData, setEnvironmentData} from 'node:worker_threads';

const require = createRequire(import.meta.url);

/** Where the TypeScript lies that Node runs for Docusaurus, from the project's folder. What lies elsewhere is compiled when it is loaded. */
const folders = ['plugins', 'site', 'src/lib', 'scripts/checks'];
const files = [
  'docusaurus.config.ts',
  'sidebars.ts',
  'src/css/tokens.ts',
  'plugins/worker-task/threads.mjs',
];
const unread = /\.test\.ts$|\.d\.ts$/;

/** What is known of a build to all of its threads: compiled code, by the hash of its source. */
const key = 'project-code';

/** @typedef {Map<string, string>} Code */

/** jiti's modules can be required, no more: they have no `import.meta`, of which this project uses the address, and cannot import later. */
const options = /** @type {const} */ ({
  format: 'cjs',
  platform: 'node',
  target: 'node20',
  charset: 'utf8',
  define: {'import.meta.url': 'importMetaUrl'},
  supported: {'dynamic-import': false},
  logLevel: 'silent',
});
const before = "const importMetaUrl = require('node:url').pathToFileURL(__filename).href;";

/** @param {string} source */
function hashOf(source) {
  return createHash('sha1').update(source).digest('hex');
}

/**
 * Compiles the project's TypeScript, but what an earlier run has compiled, and has jiti take it from there, in this thread and in those
 * that begin after it. A file that does not compile is left for jiti to come to, so that its error is told where the file is loaded.
 *
 * @param {string} siteDir
 * @param {{readonly isSettled: boolean}} how `isSettled` where no file changes before the process ends: a build loads its configuration twice, and the
 *   second time it is there. Docusaurus has jiti load it anew each time, as `npm start` needs it.
 */
export async function compileProject(siteDir, {isSettled}) {
  const kept = join(siteDir, 'node_modules/.cache/project-code.json');
  const known = readKept(kept);
  const sources = filesIn(siteDir).map((file) => {
    const source = readFileSync(file, 'utf8');
    return {file, hash: hashOf(source)};
  });
  const unknown = sources.filter(({hash}) => !known.has(hash)).map(({file}) => file);
  const compiled = unknown.length > 0 ? await compileAll(siteDir, unknown) : new Map();

  /** @type {Code} */
  const code = new Map();
  for (const {file, hash} of sources) {
    const text = compiled.get(file) ?? known.get(hash);
    if (text !== undefined) {
      code.set(hash, text);
    }
  }
  if (compiled.size > 0) {
    keep(kept, code);
  }
  setEnvironmentData(key, code);
  takeCompiled(isSettled);
}

/**
 * Has jiti take what `compileProject` has compiled; anything else is compiled by the same rules when it is loaded. To be called before
 * Docusaurus loads jiti. Where nothing has been compiled, as in unit tests of threads, jiti works as it does.
 *
 * @param {boolean} isSettled
 */
export function takeCompiled(isSettled = false) {
  const code = /** @type {Code | undefined} */ (getEnvironmentData(key));
  if (!code) {
    return;
  }
  /** @param {{readonly source: string, readonly filename?: string}} module */
  const transform = ({source, filename}) => ({
    code: code.get(hashOf(source)) ?? compileOne(source, filename),
  });
  const file = createRequire(require.resolve('@docusaurus/utils')).resolve('jiti');
  const jiti = require(file);
  const {[file]: module} = require.cache;
  if (module) {
    /** @param {string} name @param {object} jitiOptions */
    module.exports = (name, jitiOptions) =>
      jiti(name, {...jitiOptions, ...(isSettled && {requireCache: true}), transform, cache: false});
  }
}

/**
 * @param {string} source
 * @param {string | undefined} filename
 */
function compileOne(source, filename = 'module.ts') {
  const {transformSync} = require('esbuild');
  const loader = filename.endsWith('x') ? 'tsx' : 'ts';
  return transformSync(source, {...options, banner: before, sourcefile: filename, loader}).code;
}

/**
 * @param {string} siteDir
 * @param {string[]} paths absolute
 * @returns {Promise<Code>} by the paths; nothing where one does not compile
 */
async function compileAll(siteDir, paths) {
  const {build} = require('esbuild');
  const result = await build({
    ...options,
    banner: {js: before},
    entryPoints: paths,
    absWorkingDir: siteDir,
    outbase: siteDir,
    outdir: siteDir,
    write: false,
  }).catch(() => undefined);
  const texts = new Map(result?.outputFiles.map(({path, text}) => [path, text]));
  return new Map(
    paths.flatMap((path) => {
      const text = texts.get(path.replace(/\.\w+$/, '.js'));
      return text === undefined ? [] : [[path, text]];
    }),
  );
}

/**
 * @param {string} siteDir
 * @returns {string[]} absolute paths
 */
function filesIn(siteDir) {
  const paths = folders.flatMap((folder) => {
    const path = join(siteDir, folder);
    return existsSync(path)
      ? readdirSync(path, {recursive: true, encoding: 'utf8'})
          .filter((file) => file.endsWith('.ts') && !unread.test(file))
          .map((file) => join(path, file))
      : [];
  });
  return [...files.map((file) => join(siteDir, file)).filter((file) => existsSync(file)), ...paths];
}

/**
 * What an earlier run has compiled; nothing where that cannot be read, or was compiled by other rules.
 *
 * @param {string} file
 * @returns {Code}
 */
function readKept(file) {
  try {
    const {by, code} = JSON.parse(readFileSync(file, 'utf8'));
    return new Map(by === rules() ? Object.entries(code) : []);
  } catch {
    return new Map();
  }
}

/**
 * @param {string} file
 * @param {Code} code
 */
function keep(file, code) {
  // Another build may read it meanwhile. bundler-cache's writeWhole does the same, and is TypeScript, which cannot be loaded yet.
  const unfinished = `${file}.${process.pid}`;
  mkdirSync(dirname(file), {recursive: true});
  writeFileSync(unfinished, JSON.stringify({by: rules(), code: Object.fromEntries(code)}));
  renameSync(unfinished, file);
}

/** All that compiled code depends on besides its source. */
function rules() {
  const {version} = require('esbuild/package.json');
  return JSON.stringify([version, options, before]);
}
