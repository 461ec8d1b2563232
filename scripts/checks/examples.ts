import {readFence, type Fence} from '../../plugins/remark-article-parts/fence';

/** A live example or a line of the cheat sheet, as it stands in an article. */
interface WrittenExample {
  /** 1-based line of the opening fence. */
  readonly line: number;
  readonly fence: Fence;
  readonly source: string;
}

const opening = /^( *)(`{3,}|~{3,})[ \t]*([\w+-]*)[ \t]*([^`]*)$/;

/** All live examples of an article, in its order, with fences of lists less their indentation. */
export function findExamples(article: string): WrittenExample[] {
  const lines = article.split('\n');
  const found: WrittenExample[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const [, indent = '', fence = '', language, meta] = opening.exec(lines[index] ?? '') ?? [];
    const closing = fence ? lines.findIndex((text, at) => at > index && closes(text, fence)) : -1;
    if (closing === -1) {
      continue;
    }
    const read = readFence(language, meta);
    if (read.ok && read.fence) {
      const source = lines.slice(index + 1, closing).map((text) => unindent(text, indent.length));
      found.push({line: index + 1, fence: read.fence, source: source.join('\n')});
    }
    index = closing;
  }
  return found;
}

function closes(line: string, fence: string): boolean {
  const text = line.trim();
  return text.startsWith(fence) && text === text.charAt(0).repeat(text.length);
}

function unindent(line: string, width: number): string {
  return line.slice(Math.min(width, line.length - line.trimStart().length));
}
