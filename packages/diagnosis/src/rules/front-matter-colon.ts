import {frontMatterOf} from '../text/front-matter.ts';
import type {Rule} from '../rule.ts';
import {frontMatter} from '../sections.ts';

/** A key and the character meant as its colon, not followed by the `//` of an address. */
const key =
  /^(\s*(?:- +)?[A-Za-z_][\w-]*|[\p{L}_][\p{L}\p{N}_-]*(?: +[\p{L}\p{N}_-]+)*)([ \t]*：[ \t\u3000]*|:(?=[^\s:/\\]))(?!\/\/)/u;

/** `title：标题`, `title:标题` in front matter. */
export const frontMatterColon: Rule = {
  id: 'front-matter-colon',
  title: '元数据的冒号不对',
  explanation:
    '元数据是 YAML，键和值之间要用半角冒号加一个空格，否则整行不是一个键：改成 `键: 值`。',
  section: frontMatter,
  severity: 'problem',
  find: ({source}) =>
    (frontMatterOf(source)?.lines ?? []).flatMap(({text, from}) => {
      const [all, name = '', colon = ''] = key.exec(text) ?? [];
      const behind = from + name.length;
      const edits = [{from: behind, to: behind + colon.length, insert: ': '}];
      return all === undefined
        ? []
        : [
            {
              from: from + name.length - name.trimStart().length,
              to: behind + Math.max(1, colon.trimEnd().length),
              fix: {label: '换成半角冒号加空格', edits},
            },
          ];
    }),
};
