import {frontMatterOf} from '../text/front-matter.ts';
import type {Rule} from '../rule.ts';
import {frontMatter} from '../sections.ts';

const field = /^([A-Za-z_][\w-]*):[ \t]+(\S.*)$/;
/** Fields whose value is a sentence. */
const sentence = /^(?:title|description|subtitle|summary|excerpt|sidebar_label)$/;

/** Whether YAML reads a value without quotation marks and comment as something else than its text. */
function isMisread(value: string, isSentence: boolean): boolean {
  if (/^["'|>&!#]/.test(value)) {
    return false;
  }
  const isFlow = /^(?:\[.*\]|\{.*\})$/.test(value);
  return (
    (/:(?:[ \t]|$)/.test(value) && !isFlow) ||
    (/^[[{]/.test(value) && (!isFlow || isSentence)) ||
    /^(?:[@`%]|\*(?![\w-]+$))/.test(value) ||
    (isSentence && / #\S/.test(value))
  );
}

/** `title: Emacs: 写一个主模式`, `title: [译] 文章`: values that need quotation marks. */
export const frontMatterValue: Rule = {
  id: 'front-matter-value',
  title: '元数据的值要加引号',
  explanation:
    '元数据是 YAML，不加引号的值里不能有冒号加空格，也不能以 [、{、@、* 等符号开头，空格后面的 # 开始一条注释：整个值加上引号。',
  section: frontMatter,
  severity: 'problem',
  find: ({source}) =>
    (frontMatterOf(source)?.lines ?? []).flatMap(({text, from}) => {
      const [, name = '', written = ''] = field.exec(text.replace(/(?<![ \t])[ \t]+$/, '')) ?? [];
      const isSentence = sentence.test(name);
      const value = isSentence ? written : written.replace(/(?<![ \t])[ \t]+#.*/s, '');
      if (!isMisread(value, isSentence)) {
        return [];
      }
      const start = from + text.indexOf(value, name.length + 1);
      const to = start + value.length;
      const insert = `"${value.replace(/["\\]/g, '\\$&')}"`;
      return [{from: start, to, fix: {label: '加上引号', edits: [{from: start, to, insert}]}}];
    }),
};
