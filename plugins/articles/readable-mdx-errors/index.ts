import {existsSync, readFileSync} from 'node:fs';
import {join, relative} from 'node:path';
import type {Root} from 'mdast';
import type {Processor} from 'unified';
import type {VFile} from 'vfile';
import {
  type Explanation,
  type MdxFailure,
  explainFailure,
  explainImport,
  explainNames,
  importsOf,
} from '@markdown-zh/content-check/mdx-errors';
import {drawFrame} from './frame';

interface Options {
  readonly siteDir: string;
}

/**
 * A remark plugin: where MDX cannot read an article, or the article asks for what is not there, the build stops with file, line and
 * column, the line itself, what was read and the remedy, in the place of the parser's own words and its stack.
 */
export default function readableMdxErrors(this: Processor, {siteDir}: Options) {
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
    const hasFile = (path: string) => existsSync(join(siteDir, path));
    const name = nameOf(file, siteDir);
    const [missing = explainNames(tree)[0]] = importsOf(tree).flatMap(
      (imported) => explainImport(imported, name, hasFile) ?? [],
    );
    if (missing) {
      throw failureOf(file, missing, siteDir);
    }
  };
}

/** The path of an article from the project's root. */
function nameOf(file: VFile, siteDir: string): string {
  return relative(siteDir, file.path).replaceAll('\\', '/');
}

/** The article as it was written: Docusaurus changes comments in it, by which columns move. */
function sourceOf(file: VFile): string {
  return existsSync(file.path) ? readFileSync(file.path, 'utf8') : String(file);
}

/** Docusaurus prints the message of an error as the cause, and its stack as details, for want of other fields. */
function failureOf(file: VFile, explanation: Explanation, siteDir: string): Error {
  const {line, column, read, remedy} = explanation;
  const error = new Error(`${nameOf(file, siteDir)}:${line}:${column} ${read}`);
  error.stack = `\n${drawFrame(explanation, sourceOf(file))}\n\n${remedy}\n`;
  return error;
}
