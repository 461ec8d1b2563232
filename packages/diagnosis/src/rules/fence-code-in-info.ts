import {fencesOf} from '../text/fences.ts';
import {endingBefore} from '../text/block-edits.ts';
import type {Rule} from '../rule.ts';
import {fencedCodeBlocks} from '../sections.ts';

/** Code right after the opening fence. */
export const fenceCodeInInfo: Rule = {
  id: 'fence-code-in-info',
  title: '代码写在围栏同一行',
  explanation:
    '开头的围栏后面是信息串（info string），第一个词是语言名，其余不显示在页面上：代码要从下一行写起。',
  section: fencedCodeBlocks,
  severity: 'problem',
  find: ({source, tree}) =>
    fencesOf({source, tree}).flatMap(({info, openingEnd, prefix, content}) => {
      const [first] = content;
      const [, word = '', code = ''] = /^(?:([A-Za-z]+)[ \t]+)?(\S.*)$/.exec(info) ?? [];
      const isCode = command.test(info) || (/^[A-Za-z]+$/.test(word) && command.test(code));
      if (!first || !isCode) {
        return [];
      }
      const text = command.test(info) ? info : code;
      const line = source.slice(0, openingEnd).trimEnd();
      const from = line.length - text.length;
      const insert = endingBefore(source, first.start) + prefix;
      return [
        {from, to: line.length, fix: {label: '移到下一行', edits: [{from, to: from, insert}]}},
      ];
    }),
};

/** The beginning of a line of code, not of an info string: a command with its first argument, a declaration, a call. */
const command = new RegExp(
  [
    String.raw`^\$ \S`,
    String.raw`^(?:sudo|cd|mkdir|curl|wget|npx|echo) [^={]`,
    String.raw`^(?:npm|pnpm|yarn|bun|pip3?|apt|apt-get|brew|cargo|conda|go) (?:install|i|run|add|init|create|build|get|update|start|test)\b`,
    String.raw`^git (?:clone|add|commit|push|pull|init|checkout|status|log|branch|merge|config)\b`,
    String.raw`^docker (?:run|pull|build|compose|exec|ps|images)\b`,
    String.raw`^(?:const|let|var|int|def|function|class) [\w$]+ ?[=(:{;]`,
    String.raw`^(?:console\.log|print|printf|println|System\.out\.println)\(`,
    String.raw`^#include ?[<"]`,
    String.raw`^import .* from ['"]`,
  ].join('|'),
);
