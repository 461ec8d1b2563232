import {blankLineAbove} from '../text/block-edits.ts';
import type {BlockLine} from '../text/block-lines.ts';
import {htmlProse, type HtmlProse} from '../text/html-prose.ts';
import {htmlBlocksOf} from '../text/nodes.ts';
import type {Edit} from '../edits.ts';
import type {RuleMatch, Rule} from '../rule.ts';
import {together} from '../text/together.ts';
import {htmlBlocks} from '../sections.ts';

/** Markdown between tags, without the blank line that would end the HTML block. */
export const htmlBlockMarkdown: Rule = {
  id: 'html-block-markdown',
  title: 'HTML 里的 Markdown 没有生效',
  explanation:
    '以标签开头的一行开始一个 HTML 块，到空行为止都不按 Markdown 解析：标签与 Markdown 之间要空一行，同一行里只能写 HTML。',
  section: htmlBlocks,
  severity: 'problem',
  find: ({source, tree}) =>
    htmlBlocksOf(tree).flatMap((node) => {
      const {paragraphs, lines} = htmlProse(source, node);
      return [
        ...together(paragraphs.flatMap((paragraph) => paragraphFinding(source, paragraph))),
        ...lines.map(lineFinding),
      ].sort((a, b) => a.from - b.from);
    }),
};

function paragraphFinding(
  source: string,
  {lines, next}: HtmlProse['paragraphs'][number],
): RuleMatch[] {
  const [first, last] = [lines.at(0), lines.at(-1)];
  if (!first || !last) {
    return [];
  }
  const edits = [first, next].flatMap((line) => (line ? [blankLineAbove(source, line)] : []));
  const from = first.to - first.text.trimStart().length;
  // Below a blank line, an indentation of four columns would make it code.
  const isDeep = lines.some(({text}) => /^(?: {4}|\t)/.test(text));
  return [{from, to: last.to, ...(isDeep ? {} : {fix: {label: '前后各空一行', edits}})}];
}

const inline = /\*\*([^\s*][^*<>]*)\*\*|`([^`<>]+)`|(!?)\[([^[\]<>]+)\]\(([^\s()<>"&]+)\)/g;

function lineFinding({text, from, to}: BlockLine): RuleMatch {
  const edits = [...text.matchAll(inline)].map((match): Edit => {
    const start = from + match.index;
    return {from: start, to: start + match[0].length, insert: asHtml(match[0])};
  });
  const start = to - text.trimStart().length;
  return {from: start, to, ...(edits.length > 0 ? {fix: {label: '改写成 HTML', edits}} : {})};
}

/** Converts Markdown's bold text, code, links and images to HTML, including their content. */
function asHtml(text: string): string {
  return text.replace(inline, (...groups: string[]) => {
    const [, strong, code, image, label = '', address = ''] = groups;
    if (strong !== undefined || code !== undefined) {
      return code === undefined
        ? `<strong>${asHtml(strong ?? '')}</strong>`
        : `<code>${code}</code>`;
    }
    return image
      ? `<img src="${address}" alt="${label.replaceAll('"', '&quot;')}">`
      : `<a href="${address}">${asHtml(label)}</a>`;
  });
}
