import {links} from '../sections.ts';
import {inlineContainers} from '../text/inline-containers.ts';
import type {Rule} from '../rule.ts';

/** `[区间 [0, 1) 的说明](a.md)`: the inner bracket begins the link, because it is the last one that is open. */
export const linkTextBracket: Rule = {
  id: 'link-text-bracket',
  title: '链接文字里有一个没有配对的方括号',
  explanation:
    '链接的文字里方括号要成对，不成对的 `[` 会成为链接的开头，前面的文字就落在链接外面：在里面的 `[` 前面写反斜线。',
  section: links,
  severity: 'problem',
  find: (text) =>
    inlineContainers(text).flatMap((container) =>
      [...container.links.values()].flatMap(({from, to, text: inner}) => {
        const before = container.text.slice(0, from - container.from);
        const open = /(?<!!)\[[^[\]\r\n]*$/.exec(before);
        const after = container.text.slice(to - container.from);
        // Half-open intervals; another bracket behind the link closes the one before it.
        const isHalfOpen = /^[^()\]]*[)）]/.test(text.source.slice(inner.from, inner.to));
        return open && isHalfOpen && !/^[^[\]]*\]/.test(after)
          ? [
              {
                from: container.from + open.index,
                to,
                fix: {
                  label: '在里面的 [ 前面写反斜线',
                  edits: [{from, to: from, insert: '\\'}],
                },
              },
            ]
          : [];
      }),
    ),
};
