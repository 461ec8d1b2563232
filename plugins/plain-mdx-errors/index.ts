import {existsSync, readFileSync} from 'node:fs';
import {dirname, join, relative} from 'node:path';
import type {Root} from 'mdast';
import type {Processor} from 'unified';
import type {VFile} from 'vfile';
import {explainFailure} from './explain';
import {drawFrame} from './frame';
import {findMissing} from './names';
import type {Explanation, MdxFailure} from './words';

interface Options {
  readonly siteDir: string;
}

/** What an import may leave out. */
const endings = [
  '',
  '.tsx',
  '.ts',
  '.jsx',
  '.js',
  '.mdx',
  '.md',
  '/index.tsx',
  '/index.ts',
  '/index.js',
];

/**
 * A remark plugin: where MDX cannot read an article, or the article asks for what is not there, the build stops with file, line and
 * column, the line itself, what was read and the remedy, in the place of the parser's own words and its stack.
 */
export default function plainMdxErrors(this: Processor, {siteDir}: Options) {
  const {parser} = this;
  if (parser) {
    this.parser = (text: string, file: VFile) => {
      try {
        return parser(text, file);
      } catch (error) {
        const failure = error as MdxFailure;
        throw failure.reason
          ? failureOf(file, explainFailure(failure, sourceOf(file)), siteDir)
          : error;
      }
    };
  }
  return (tree: Root, file: VFile) => {
    const hasModule = (path: string) =>
      endings.some((ending) =>
        existsSync(
          (path.startsWith('@site/')
            ? join(siteDir, path.slice('@site/'.length))
            : join(dirname(file.path), path)) + ending,
        ),
      );
    const missing = findMissing(tree, hasModule);
    if (missing) {
      throw failureOf(file, missing, siteDir);
    }
  };
}

/** The article as it was written: Docusaurus changes comments in it, by which columns move. */
function sourceOf(file: VFile): string {
  return existsSync(file.path) ? readFileSync(file.path, 'utf8') : String(file);
}

/** Docusaurus prints the message of an error as the cause, and its stack as details, for want of other fields. */
function failureOf(file: VFile, explanation: Explanation, siteDir: string): Error {
  const {line, column, read, remedy} = explanation;
  const path = relative(siteDir, file.path).replaceAll('\\', '/');
  const error = new Error(`${path}:${line}:${column} ${read}`);
  error.stack = `\n${drawFrame(explanation, sourceOf(file))}\n\n${remedy}\n`;
  return error;
}
