import {frontMatterOf} from '../text/front-matter.ts';
import type {RuleMatch, Rule} from '../rule.ts';
import {frontMatter} from '../sections.ts';

const tab = /^[ ]*\t[ \t]*(?=\S)/;
const unclosed = /^[\w-]+:[ \t]+(?:"(?:[^"\\]|\\.)*|'[^']*)$/;

/** A tab before a line of YAML, or a quotation mark without its partner. */
export const frontMatterInvalid: Rule = {
  id: 'front-matter-invalid',
  title: '元数据有一行不是有效的 YAML',
  explanation:
    'YAML 只能用空格缩进，不能用 Tab；引号要成对。有一行出错，整段元数据都读不出来：换成空格，补上引号。',
  section: frontMatter,
  severity: 'problem',
  find: ({source}) =>
    (frontMatterOf(source)?.lines ?? []).flatMap(({text, from, to}): RuleMatch[] => {
      const indentation = tab.exec(text)?.[0];
      if (indentation !== undefined) {
        const insert = indentation.replaceAll('\t', '  ');
        const end = from + indentation.length;
        return [{from, to: end, fix: {label: '换成空格', edits: [{from, to: end, insert}]}}];
      }
      const line = text.trimEnd();
      const start = from + text.search(/["']/);
      return unclosed.test(line) ? [{from: start, to: to - (text.length - line.length)}] : [];
    }),
};
