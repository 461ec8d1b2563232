import {existsSync, readFileSync} from 'node:fs';
import {join, relative} from 'node:path';
import type {Root} from 'mdast';
import type {Processor} from 'unified';
import type {VFile} from 'vfile';
import {
  type Explanation,
  type MdxFailure,
  explainElements,
  explainFailure,
  explainImport,
  explainNames,
  faultAndRemedy,
  importsOf,
} from '@markdown-zh/content-check/mdx-errors';
import {drawFrame} from './frame';

interface Options {
  readonly siteDir: string;
  /** The components that articles may use without an import; without the list, each name may be one. */
  readonly components?: readonly string[];
}

/**
 * A remark plugin. If MDX cannot parse an article, or the article imports a missing file or uses an unknown name or component, the build
 * stops. The error has file, line and column, the line itself, the mistake and the remedy, instead of the parser's message and
 * stack.
 */
export default function readableMdxErrors(this: Processor, {siteDir, components}: Options) {
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
    const name = relativePath(file, siteDir);
    const [fault] = [
      ...importsOf(tree).flatMap((imported) => explainImport(imported, name, hasFile) ?? []),
      ...explainNames(tree),
      ...explainElements(tree, components),
    ];
    if (fault) {
      throw failureOf(file, fault, siteDir);
    }
  };
}

/** The path of an article from the project's root. */
function relativePath(file: VFile, siteDir: string): string {
  return relative(siteDir, file.path).replaceAll('\\', '/');
}

/** The article's source. Docusaurus rewrites comments in it, which moves columns. */
function sourceOf(file: VFile): string {
  return existsSync(file.path) ? readFileSync(file.path, 'utf8') : String(file);
}

/** Docusaurus prints an error's message as the cause and its stack as details, and no other fields. */
function failureOf(file: VFile, explanation: Explanation, siteDir: string): Error {
  const {line, column, message} = explanation;
  const [fault, remedy] = faultAndRemedy(message);
  const error = new Error(`${relativePath(file, siteDir)}:${line}:${column} ${fault}`);
  error.stack = `\n${drawFrame(explanation, sourceOf(file))}\n\n${remedy}\n`;
  return error;
}
