import {nodesOf} from '../text/nodes.ts';
import {matchesInText} from '../text/spans.ts';
import type {Rule} from '../rule.ts';
import {footnotes} from '../sections.ts';

const mark = /\[\^([\p{L}\p{N}_-]{1,60})\](?!\()([ \t\u3000]*[:：])?/gu;
const range = /a-z|A-Z|0-9/;

/**
 * `[^1]` without a definition. A regular expression's character set looks the same, so only numbers count, or
 * other names in a text with footnotes.
 */
export const footnoteUndefined: Rule = {
  id: 'footnote-undefined',
  title: '脚注没有定义',
  explanation:
    '`[^名字]` 要有一行 `[^名字]: 内容` 定义同名的脚注，否则原样显示：补上定义，或者改正名字。',
  section: footnotes,
  severity: 'problem',
  find: ({source, tree}) => {
    const hasFootnotes = nodesOf(tree, 'footnoteDefinition').length > 0;
    const marks = matchesInText(tree, source, mark).map(({match, from}) => {
      const [all, label = '', colon = ''] = match;
      return {label, from, to: from + all.length - colon.length, isDefinition: colon !== ''};
    });
    const meant = new Set(
      marks.filter(({isDefinition}) => isDefinition).map(({label}) => label.toLowerCase()),
    );
    return marks
      .filter(
        ({label}) =>
          !meant.has(label.toLowerCase()) &&
          (/^\d{1,3}$/.test(label) || (hasFootnotes && !range.test(label))),
      )
      .map(({from, to}) => ({from, to}));
  },
};
