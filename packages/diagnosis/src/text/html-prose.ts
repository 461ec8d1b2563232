import type {Html} from 'mdast';
import {blockLines, type BlockLine} from './block-lines.ts';
import {span} from './spans.ts';

/** Syntax that is certainly Markdown: at the start of a line, and inside it. */
const blockMark = /^ {0,3}(?:#{1,6} \S|[-*+] \S|\d{1,2}\. \S|`{3}|~{3}|\|? ?:?-{3,}:? ?\|)/;
const inlineMark = /\*\*[^\s*][^*]*\*\*|`[^`]+`|!?\[[^[\]]+\]\([^\s()]+\)/;

/** Elements whose content is not text, and comments. */
const opaque = /<(?:pre|script|style|textarea|svg|math|code)\b|<!--|<\?|<!\[/i;

/** Code inside a line. Its content is not Markdown, but the rest of the block may be. */
const inlineCode = /<code\b[^<>]*>[^<>\n]*<\/code>/gi;

export interface HtmlProse {
  /** Consecutive lines without tags, between lines that end and begin with a tag. */
  readonly paragraphs: readonly {
    readonly lines: readonly BlockLine[];
    /** The line below, if the block continues. */
    readonly next: BlockLine | undefined;
  }[];
  /** Other lines with Markdown: after a tag, or continuing such text. */
  readonly lines: readonly BlockLine[];
}

/** The parts of an HTML block that are meant as Markdown; none in a block of code, a script or a comment. */
export function htmlProse(source: string, node: Html): HtmlProse {
  const place = span(node);
  if (!place || opaque.test(node.value.replace(inlineCode, ''))) {
    return {paragraphs: [], lines: []};
  }
  const all = blockLines(source, place);
  const texts = withoutTags(all.map(({text}) => text));
  const runs: number[][] = [[]];
  all.forEach(({text}, index) => {
    const isText = text === texts[index] && text.trim() !== '';
    runs.push(...(isText ? [] : [[index], []]));
    runs.at(-1)?.push(...(isText ? [index] : []));
  });
  const paragraphs = runs
    .filter((run) => isParagraph(run, all, texts))
    .map((run) => ({
      lines: run.flatMap((index) => all[index] ?? []),
      next: all[(run.at(-1) ?? 0) + 1],
    }));
  const lines = runs
    .filter((run) => !isParagraph(run, all, texts))
    .flatMap((run) => run.filter((index) => inlineMark.test(texts[index] ?? '')))
    .flatMap((index) => all[index] ?? []);
  return {paragraphs, lines};
}

/** Whether lines are Markdown without tags that begins and ends beside tags. */
function isParagraph(
  run: readonly number[],
  all: readonly BlockLine[],
  texts: readonly string[],
): boolean {
  const [first = 0, last = 0] = [run.at(0), run.at(-1)];
  const isFramed =
    /(?:^|>)\s*$/.test(all[first - 1]?.text ?? '') && /^\s*(?:<|$)/.test(all[last + 1]?.text ?? '');
  return (
    isFramed &&
    run.every((index) => texts[index] === all[index]?.text) &&
    run.some((index) => blockMark.test(texts[index] ?? '') || inlineMark.test(texts[index] ?? ''))
  );
}

/** The lines with spaces in place of their tags. A tag may continue on the next line. */
function withoutTags(lines: readonly string[]): string[] {
  return lines
    .join('\n')
    .replace(inlineCode, (code) => ' '.repeat(code.length))
    .replace(/<[A-Za-z/][^<>]*>?/g, (tag) => tag.replace(/[^\n]/g, ' '))
    .split('\n');
}
