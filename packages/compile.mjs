/**
 * Compiles a package before `npm pack` or `npm publish`, in its folder: `node ../compile.mjs`, and afterwards `node ../compile.mjs --restore`.
 *
 * Inside this repository `exports` names TypeScript sources, so that no command has to compile anything first. Others get JavaScript and types:
 * while npm packs, `exports` and `bin` of package.json name the files of `lib`.
 */
import {execFileSync} from 'node:child_process';
import {cpSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';

const original = 'package.json.orig';
const compiledManifest = 'package.json.new';

/** The place of a source after compiling: `./src/index.ts` → `./lib/index.js`. A pattern keeps its star. */
const compiled = (source) => source.replace('./src/', './lib/').replace(/\.tsx?$/, '.js');

/** One entry of `exports`, as npm reads it from the compiled package. */
const published = (source) =>
  /\.tsx?$/.test(source)
    ? {types: compiled(source).replace(/\.js$/, '.d.ts'), default: compiled(source)}
    : compiled(source);

function restore() {
  if (existsSync(original)) {
    renameSync(original, 'package.json');
  }
}

function compile() {
  restore(); // an earlier run may have been stopped
  rmSync('lib', {recursive: true, force: true});
  const tsc = fileURLToPath(new URL('../node_modules/typescript-7/bin/tsc', import.meta.url));
  execFileSync(process.execPath, [tsc, '--project', 'tsconfig.build.json'], {stdio: 'inherit'});
  cpSync('src', 'lib', {
    recursive: true,
    filter: (path) => !/\.tsx?$|(?:^|[/\\])fixtures$/.test(path),
  });
  const {exports, bin, ...rest} = JSON.parse(readFileSync('package.json', 'utf8'));
  const map = (entries, change) =>
    entries &&
    Object.fromEntries(Object.entries(entries).map(([name, source]) => [name, change(source)]));
  const manifest = {...rest, exports: map(exports, published), bin: map(bin, compiled)};
  // Whenever npm is stopped, package.json or its original is whole.
  writeFileSync(compiledManifest, `${JSON.stringify(manifest, undefined, 2)}\n`);
  renameSync('package.json', original);
  renameSync(compiledManifest, 'package.json');
}

if (process.argv.includes('--restore')) {
  restore();
} else {
  compile();
}
