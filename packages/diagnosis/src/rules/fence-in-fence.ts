import {deeperThan, fencesOf, type Fence} from '../text/fences.ts';
import type {Edit} from '../edits.ts';
import type {Rule} from '../rule.ts';
import {fencedCodeBlocks} from '../sections.ts';

/** A fence with a language inside a block that a fence of the same kind closed later. */
export const fenceInFence: Rule = {
  id: 'fence-in-fence',
  title: '代码块里又开了一个代码块',
  explanation:
    '后面有文字的围栏不能结束代码块，它会成为代码的一行：上一块忘了结束就补上，要在代码里显示围栏就把外层的围栏加长。',
  section: fencedCodeBlocks,
  severity: 'problem',
  find: (text) => {
    const fences = fencesOf(text);
    return fences.flatMap((fence, index) => {
      const inner = fence.content.find(
        (line) =>
          line.text.trim().startsWith(fence.run) &&
          /^[`~]+[ \t]*[A-Za-z][\w+#-]*$/.test(line.text.trim()) &&
          deeperThan(fence.column, line.text) <= 3,
      );
      if (!inner || !fence.isClosed) {
        return [];
      }
      const edits = longerFences(fence, fences[index + 1]);
      const place = {from: inner.to - inner.text.trimStart().length, to: inner.to};
      return [{...place, ...(edits && {fix: {label: '把外层的围栏加长', edits}})}];
    });
  },
};

/**
 * Makes an outer block whole whose own closing fence opens another block: that fence has no language and no end. Undefined if the fences
 * were meant otherwise.
 */
function longerFences(outer: Fence, rest: Fence | undefined): Edit[] | undefined {
  if (
    rest?.info !== '' ||
    rest.isClosed ||
    rest.prefix !== outer.prefix ||
    rest.run !== outer.run
  ) {
    return undefined;
  }
  const sign = outer.run.charAt(0);
  return [outer, rest].map(({from}) => ({from, to: from, insert: sign}));
}
