import type {Element, Root} from 'hast';
import rehypeKatex from 'rehype-katex';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {parseArticle} from '../checks/article.ts';
import {positionAt} from '../checks/position.ts';
import type {Fault, Parse} from '../checks/snippets.ts';

/** Parses MDX as the site reads articles. */
export function parseMdx(source: string): Fault | undefined {
  const result = parseArticle('snippet.mdx', source);
  return result.ok ? undefined : result.problem;
}

/** KaTeX's ParseError, or another error. */
interface KatexError extends Error {
  readonly rawMessage?: string;
  readonly position?: number;
}

const katex = unified().use(rehypeKatex, {output: 'mathml', strict: 'error'});

/**
 * A parser for formulas: KaTeX as the site uses it, but strict. Input that LaTeX itself rejects, such as Chinese
 * outside \text, is a fault.
 */
export function formulaParser(kind: 'math-display' | 'math-inline'): Parse {
  return (source) => {
    const formula: Element = {
      type: 'element',
      tagName: 'code',
      properties: {className: [kind]},
      children: [{type: 'text', value: source}],
    };
    const file = new VFile();
    katex.runSync({type: 'root', children: [formula]} satisfies Root, file);
    const cause = file.messages[0]?.cause as KatexError | undefined;
    return (
      cause && {
        ...positionAt(source, cause.position ?? 0),
        reason: cause.rawMessage ?? cause.message,
      }
    );
  };
}
