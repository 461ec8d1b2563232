import {matchesInInlines} from '../text/inline-containers.ts';
import {codeSpans} from '../sections.ts';
import type {Rule} from '../rule.ts';

const pattern = /(?<!｀)｀([^｀`\r\n\uE000]+)｀(?!｀)/gu;

/** `｀code｀`: full-width backticks. */
export const codeSpanFullwidthBacktick: Rule = {
  id: 'code-span-fullwidth-backtick',
  title: '反引号是全角的',
  explanation: '行内代码的两头是半角的反引号 `` ` ``，全角的 `｀` 只是普通文字：换成半角反引号。',
  section: codeSpans,
  severity: 'problem',
  find: (text) =>
    matchesInInlines(text, pattern).map(({match, from, to}) => ({
      from,
      to,
      fix: {label: '换成半角反引号', edits: [{from, to, insert: `\`${match[1] ?? ''}\``}]},
    })),
};
