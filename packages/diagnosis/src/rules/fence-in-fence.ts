import {deeperThan, fencesOf} from '../text/fences.ts';
import type {Rule} from '../rule.ts';
import {fencedCodeBlocks} from '../sections/structure.ts';

/** A fence with a language inside a block that a fence of the same kind closed later. */
export const fenceInFence: Rule = {
  id: 'fence-in-fence',
  title: '代码块里又开了一个代码块',
  explanation:
    '后面有文字的围栏不能结束代码块，它会成为代码的一行：上一块忘了结束就补上，要在代码里显示围栏就把外层的围栏加长。',
  section: fencedCodeBlocks,
  severity: 'problem',
  find: (text) =>
    fencesOf(text).flatMap((fence) => {
      const inner = fence.content.find(
        (line) =>
          line.text.trim().startsWith(fence.run) &&
          /^[`~]+[ \t]*[A-Za-z][\w+#-]*$/.test(line.text.trim()) &&
          deeperThan(fence.column, line.text) <= 3,
      );
      return inner && fence.isClosed
        ? [{from: inner.to - inner.text.trimStart().length, to: inner.to}]
        : [];
    }),
};
