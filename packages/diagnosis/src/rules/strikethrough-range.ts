import {visit} from 'unist-util-visit';
import {strikethrough} from '../sections.ts';
import {span} from '../text/spans.ts';
import type {RuleMatch, Rule} from '../rule.ts';

/** Text before and after a tilde of `3~5`, `100元~200元`, `A~C`, or a drawn-out `好呀~`. */
const number = /\d[^\s\d~]{0,3}$/u;
const particle = /[啊呀哦噢嗯哈呢吧啦哟喵嘛哇呐嘿咯]$/u;
const letter = /(?<![A-Za-z])[A-Za-z]$/;

function isRange(before: string, after: string): boolean {
  return (
    (number.test(before) && /^[-+$¥￥]?\d/.test(after)) ||
    (letter.test(before) && /^[A-Za-z](?![A-Za-z])/.test(after))
  );
}

/** `3~5 和 6~8`: single tildes, which GFM reads as a strikethrough. */
export const strikethroughRange: Rule = {
  id: 'strikethrough-range',
  title: '波浪号划掉了文字',
  explanation:
    'GFM 的删除线可以只用一个波浪号，一段里有两个就划掉中间的字；表示范围或语气时写全角 `～`，或者在前面加反斜杠。',
  section: strikethrough,
  severity: 'hint',
  find: ({source, tree}) => {
    const found: RuleMatch[] = [];
    visit(tree, 'delete', (node) => {
      const place = span(node);
      if (!place || source.startsWith('~~', place.from)) {
        return;
      }
      const {from, to} = place;
      const before = source.slice(Math.max(0, from - 6), from);
      const content = source.slice(from + 1, to - 1);
      const after = source.slice(to, to + 3);
      const isMeant =
        (/\S$/.test(before) &&
          /^\S/.test(after) &&
          (isRange(before, content) || isRange(content, after))) ||
        (particle.test(before) && particle.test(content));
      if (isMeant) {
        const edits = [from, to - 1].map((offset) => ({from: offset, to: offset, insert: '\\'}));
        found.push({from, to, fix: {label: '加反斜杠', edits}});
      }
    });
    return found;
  },
};
