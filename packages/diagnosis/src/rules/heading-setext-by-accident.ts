import type {Heading} from 'mdast';
import {blankLineAbove} from '../text/block-edits.ts';
import {setextHeadings} from '../sections.ts';
import {nodesOf} from '../text/nodes.ts';
import {lineStart} from '../text/paragraph-lines.ts';
import {linesOf, span} from '../text/spans.ts';
import type {RuleMatch, Rule} from '../rule.ts';

const underline = /[\r\n][ \t>]*(=+|-+)[ \t]*$/;
const chineseSentence = /[。；，…][」』”’）]*$/;
const englishSentence = /^(?:\S+\s+){6,}\S*\w\.["')]*$/;
const keyed = /^[\w-]+:(?:\s|$)/;

/**
 * Whether the text is a paragraph, which the line below is meant to divide: several lines, or an end like a
 * sentence's.
 */
function isParagraph(content: string, sign: string): boolean {
  const lines = linesOf(content).map(({text}) => text.replace(/^[ \t>]+/, '').trim());
  const last = lines.at(-1) ?? '';
  const isSentence = chineseSentence.test(last) || englishSentence.test(last);
  return isSentence || (lines.length > 1 && sign.startsWith('---'));
}

/** Front matter without its opening line (Hexo reads it), a formula, or a table header. */
function isOther(content: string, from: number): boolean {
  return /^(?:\$\$|\|)/.test(content) || (from === 0 && keyed.test(content));
}

function toFinding(source: string, node: Heading): RuleMatch[] {
  const place = span(node);
  const sign = place && underline.exec(source.slice(place.from, place.to))?.[1];
  if (!place || !sign) {
    return [];
  }
  const end = source.slice(place.from, place.to).trimEnd().length + place.from;
  const from = end - sign.length;
  const line = {start: lineStart(source, from), from};
  const content = source.slice(place.from, line.start).trimEnd();
  if (!isParagraph(content, sign) || isOther(content, place.from)) {
    return [];
  }
  const edit = sign.startsWith('=')
    ? blankLineAbove(source, line, end, '---')
    : blankLineAbove(source, line);
  return [{from, to: end, fix: {label: '在上面空一行', edits: [edit]}}];
}

/** A paragraph right above `---`. */
export const headingSetextByAccident: Rule = {
  id: 'heading-setext-by-accident',
  title: '下面的横线把一段话变成了标题',
  explanation:
    '一段文字（可以有几行）下面紧接一行 - 或 = 是 Setext 标题，优先于分隔线：要画分隔线，就在它上面空一行。',
  section: setextHeadings,
  severity: 'problem',
  yieldsTo: ['front-matter-not-first'],
  find: ({source, tree}) => nodesOf(tree, 'heading').flatMap((node) => toFinding(source, node)),
};
