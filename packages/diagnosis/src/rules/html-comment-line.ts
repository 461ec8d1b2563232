import {endingBefore} from '../text/block-edits.ts';
import {lineStart} from '../text/paragraph-lines.ts';
import {htmlBlocks} from '../sections.ts';
import {htmlBlocksOf} from '../text/nodes.ts';
import {span} from '../text/spans.ts';
import type {Rule} from '../rule.ts';

const comment = /^<!--[^]*?-->[ \t]*(?=\S)/;
const markdown =
  /^#{1,6} |^[-*+] |^\d{1,2}\. |\*\*[^\s*][^*]*\*\*|`[^`]+`|!?\[[^[\]]+\]\([^\s()]+\)/;

/** Markdown behind a comment on its line: the whole line is HTML. */
export const htmlCommentLine: Rule = {
  id: 'html-comment-line',
  title: '注释后面的 Markdown 没有生效',
  explanation:
    '以 `<!--` 开头的一行是 HTML 块，到 `-->` 所在的那一行为止都不按 Markdown 解析：注释单独写一行。',
  section: htmlBlocks,
  severity: 'problem',
  find: ({source, tree}) =>
    htmlBlocksOf(tree).flatMap((node) => {
      const place = span(node);
      const text = place ? source.slice(place.from, place.to) : '';
      const [length = 0] = [comment.exec(text)?.[0].length];
      if (!place || length === 0 || !markdown.test(text.slice(length))) {
        return [];
      }
      const from = place.from + length;
      const start = lineStart(source, place.from);
      const prefix = source.slice(start, place.from).replace(/[^>\s]/g, ' ');
      const ending = endingBefore(source, start);
      const gap = /(?<! ) *$/.exec(source.slice(start, from))?.[0].length ?? 0;
      return [
        {
          from,
          to: place.to,
          fix: {
            label: '注释后面换行',
            edits: [{from: from - gap, to: from, insert: ending + prefix}],
          },
        },
      ];
    }),
};
