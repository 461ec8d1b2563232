import ts from 'typescript';

/** A comment as Markdown, and the line of its file on which the first line of the Markdown is. */
export interface Comment {
  readonly line: number;
  readonly markdown: string;
}

/** Comments that programs read, and notices that an author wrote elsewhere. */
const notProse =
  /^\s*(?:eslint|stylelint|prettier|@ts-|webpack|v8 ignore|@(?:vitest|jest)|\/ <reference|#__PURE__|Copyright)/;

/** A tag, with its type, and the name that `@param` gives. The rest of the line is prose. */
const tag =
  /^@(?:param|template)\s+(?:\{.*\}\s+)?\S+|^@(?:throws|returns?|default|typeParam|remarks)\b(?:\s+\{.*\}(?=\s|$))?/;

/** Tags whose text is an address, a name or a type. */
const withoutProse = /^@(?:see|type|internal|deprecated)\b/;

/**
 * The comments of a TypeScript or JavaScript file, as Markdown. Line comments on consecutive lines are one comment. Each tag begins a
 * paragraph.
 *
 * @param file the path, whose ending says whether there may be JSX
 * @param source its text
 */
export function readComments(file: string, source: string): Comment[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const ranges = new Map<number, ts.CommentRange>();
  const texts: ts.JsxText[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) {
      texts.push(node);
      return;
    }
    const children = node.getChildren(tree);
    if (children.length === 0) {
      for (const range of [
        ...(ts.getLeadingCommentRanges(source, node.getFullStart()) ?? []),
        ...(ts.getTrailingCommentRanges(source, node.getEnd()) ?? []),
      ]) {
        ranges.set(range.pos, range);
      }
    }
    children.filter((child) => !ts.isJSDoc(child)).forEach(visit);
  };
  visit(tree);
  return joined(
    [...ranges.values()]
      .filter(({pos}) => !texts.some((text) => text.pos <= pos && pos < text.end))
      .sort((a, b) => a.pos - b.pos)
      .map(({pos, end, kind}) => ({
        line: tree.getLineAndCharacterOfPosition(pos).line + 1,
        isLine:
          kind === ts.SyntaxKind.SingleLineCommentTrivia && /^\s*$/.test(lineBefore(source, pos)),
        markdown: withoutMarks(source.slice(pos, end)),
      })),
  ).filter(({markdown}) => !notProse.test(markdown));
}

/** The part of the line before an offset. */
function lineBefore(source: string, offset: number): string {
  return source.slice(source.lastIndexOf('\n', offset - 1) + 1, offset);
}

/** Line comments of consecutive lines as one, without those behind code. */
function joined(comments: readonly (Comment & {readonly isLine: boolean})[]): Comment[] {
  const found: (Comment & {isLine: boolean; last: number})[] = [];
  for (const comment of comments) {
    const before = found.at(-1);
    if (before?.isLine === true && comment.isLine && before.last + 1 === comment.line) {
      found.splice(-1, 1, {
        ...before,
        markdown: `${before.markdown}\n${comment.markdown}`,
        last: comment.line,
      });
    } else {
      found.push({...comment, last: comment.line});
    }
  }
  return found.map(({line, markdown}) => ({line, markdown}));
}

/** The text between the marks. Each line stays a line, and a tag follows an empty one: its mark is blank in Markdown. */
function withoutMarks(comment: string): string {
  const lines = comment
    .replace(/^\/\*+|\*+\/$/g, '')
    .split('\n')
    .map((line) => line.replace(/^\s*(?:\*|\/\/)? ?/, '').replace(/\s+$/, ''));
  return lines
    .map((line) => (withoutProse.test(line) ? '' : line))
    .map((line) => (tag.test(line) ? `- ${line.replace(tag, '').trim()}` : line))
    .map((line) => line.replace(/\{@link\s+([^}]*)\}/g, '`$1`'))
    .join('\n');
}
