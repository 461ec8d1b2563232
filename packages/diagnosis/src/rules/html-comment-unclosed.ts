import {blockLines} from '../text/block-lines.ts';
import {htmlBlocksOf} from '../text/nodes.ts';
import {span} from '../text/spans.ts';
import type {Edit} from '../edits.ts';
import type {Rule} from '../rule.ts';
import {htmlBlocks} from '../sections.ts';

/** A comment without its end, which hides everything below it. */
export const htmlCommentUnclosed: Rule = {
  id: 'html-comment-unclosed',
  title: '注释没有结束',
  explanation:
    '`<!--` 开头的注释到 `-->` 为止，没有它就一直到文件（或所在的引用、列表项）的末尾，后面的内容全都不显示。',
  section: htmlBlocks,
  severity: 'problem',
  find: ({source, tree}) =>
    htmlBlocksOf(tree).flatMap((node) => {
      const place = span(node);
      if (!place || !node.value.startsWith('<!--') || node.value.includes('-->')) {
        return [];
      }
      const lines = blockLines(source, place);
      const blank = lines.findIndex(({text}) => text.trim() === '');
      const isSwallowing = lines.slice(blank).some(({text}) => text.trim() !== '');
      const last = lines[blank - 1];
      return blank > 0 && last && isSwallowing
        ? [{from: place.from, to: last.to, fix: {label: '结束注释', edits: [ending(last)]}}]
        : [];
    }),
};

/** Mends the text meant as the end of the comment, or adds an end after the first paragraph. */
function ending({text, to}: {readonly text: string; readonly to: number}): Edit {
  const content = text.trimEnd().replace(/^<!--/, '');
  const wrong = /(?:(?<![-—–－])[-—–－]+\s*[>＞》]|--!?|——)$/.exec(content);
  const kept = wrong ? content.slice(0, wrong.index).trimEnd() : content;
  const behind = to - text.length + text.trimEnd().length;
  return {from: behind - content.length + kept.length, to: behind, insert: ' -->'};
}
