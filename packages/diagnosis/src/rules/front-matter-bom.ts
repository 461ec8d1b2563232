import {frontMatterOf} from '../text/front-matter.ts';
import type {Rule} from '../rule.ts';
import {frontMatter} from '../sections.ts';

/** A byte order mark before the first `---`. */
export const frontMatterBom: Rule = {
  id: 'front-matter-bom',
  title: '元数据前面有看不见的字符',
  explanation:
    '元数据必须从文件的第一个字符开始，Windows 的编辑器会在前面写一个看不见的字节顺序标记（BOM），有的工具就认不出元数据：删掉它，存成不带 BOM 的 UTF-8。',
  section: frontMatter,
  severity: 'problem',
  find: ({source}) =>
    source.startsWith('\uFEFF') && frontMatterOf(source)
      ? [{from: 0, to: 4, fix: {label: '删掉 BOM', edits: [{from: 0, to: 1, insert: ''}]}}]
      : [],
};
