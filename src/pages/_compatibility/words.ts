import {conformance} from '@markdown-zh/engines/conformance';
import {anchorOf, qualifiedName} from '@site/src/components/Conformance/model';

export const platforms = {
  title: '兼容性：各平台支持哪些写法',
  description:
    'GitHub、GitLab、语雀、飞书、知乎、公众号、Notion、Obsidian、Typora 等平台支持哪些 Markdown 写法，逐格写明依据；引擎与标准的差别另有一页。',
} as const;

export const engines = {
  title: '兼容性：各引擎与标准差多少',
  description:
    '实测：各个 Markdown 引擎在 CommonMark 和 GFM 的官方例子上有多少与规范相同、哪些不同、为什么，以及中文写法在谁那里生效。',
} as const;

export const captions = {
  commonmark: '与 CommonMark 相同的例子数，按规范的章节。',
  gfm: '与 GFM 相同的例子数，按扩展。',
  chinese: '结果符合作者意思的写法。',
} as const;

export const enginesPage = '/compatibility/engines';

/** Sections that were part of /compatibility until the engines got a page of their own. */
export const movedSections: Readonly<Record<string, string>> = {
  commonmark: '各引擎通过多少 CommonMark 例子',
  'gfm-的扩展': '各引擎通过多少 GFM 扩展例子',
  中文写法: '中文写法在各引擎里的结果',
  哪些例子不同为什么: '哪些规范例子的结果不同，为什么',
  ...Object.fromEntries(
    conformance.configurations.map((engine) => [
      anchorOf(engine.id),
      `${qualifiedName(engine)} 的不同`,
    ]),
  ),
  怎样量的: '引擎的结果怎样得出、怎样比较',
  'cmark-gfm': '文中的 cmark-gfm 是哪一版',
  参考资料: '规范例子的出处与许可',
};
