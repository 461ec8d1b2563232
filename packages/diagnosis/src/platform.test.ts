import {describe, expect, it} from 'vitest';
import {diagnose} from './diagnose.ts';
import {recognizePlatform, type Platform} from './platform.ts';

const texts: readonly (readonly [Platform, string])[] = [
  ['mkdocs', '# 安装\n\n!!! note\n\n    先备份。\n\n??? tip "提示"\n\n    - 一\n'],
  ['mkdocs', '=== "Linux"\n\n    第一步。\n\n=== "Windows"\n\n    第二步。\n'],
  ['vitepress', '<script setup>\nimport A from "./A.vue"\n</script>\n\n# 标题\n\n<A />\n'],
  ['vitepress', '::: tip\n文字\n:::\n\n::: details 更多\n文字\n:::\n'],
  ['vitepress', ':::warning\n文字\n:::\n\n## 标题 {#title}\n'],
  ['docusaurus', '---\nsidebar_position: 2\n---\n\n:::tip\n\n文字\n\n:::\n'],
  ['docusaurus', "import Tabs from '@theme/Tabs';\n\n文字\n"],
  ['hexo', '---\ntitle: 题\ndate: 2020-01-01 10:00:00\ncategories: 甲\n---\n\n<!-- more -->\n'],
  ['hexo', '{% note info %}\n文字 **“甲”**的\n{% endnote %}\n\n{% asset_img a.png %}\n'],
  ['obsidian', '---\naliases: [甲]\n---\n\n见 [[乙]] 和 ==丙==。\n'],
  ['obsidian', '[[甲]]、[[乙]]、[[丙]]、![[图.png]]'],
];

describe('a platform', () => {
  it.each(texts)('W3 is recognised: %s', (platform, text) => {
    expect(recognizePlatform(text)).toBe(platform);
  });

  it.each(texts)('W3 raises no alarm by its own syntax: %s', (_, text) => {
    expect(diagnose(text)).toEqual([]);
  });

  it.each([
    '',
    '# 标题\n\n一段话。',
    '!!! note\n    一个记号',
    ':::tip\n一个记号\n:::',
    '见 [[页面]]。',
    '```\n!!! note\n??? tip\n=== "a"\n```',
  ])('W3 is not guessed from %j', (text) => {
    expect(recognizePlatform(text)).toBeUndefined();
  });
});

describe('the severity of what only some platforms lack', () => {
  const severities = (text: string, platform?: Platform | 'any') =>
    diagnose(text, platform && {platform}).map(({rule, severity}) => `${severity} ${rule}`);

  it('W3 is that of a hint on an unknown platform', () => {
    expect(severities('这是==重点==。')).toEqual(['hint extension-highlight']);
    expect(severities('[[甲]] [[乙]] [[丙]] ==丁==', 'any')).toHaveLength(4);
  });

  it('W3 is that of a problem on a platform that lacks it', () => {
    expect(severities('这是==重点==。', 'github')).toEqual(['problem extension-highlight']);
    expect(severities('写 {姓名}', 'docusaurus')).toEqual(['problem mdx-braces']);
  });

  it('W3 is none on a platform that has it', () => {
    expect(severities('这是==重点==。', 'obsidian')).toEqual([]);
    expect(severities('写 {姓名}', 'github')).toEqual([]);
    const lines = '姓名：张三\n电话：123\n';
    expect(severities(lines, 'github')).toEqual(['problem line-break-missing']);
    expect(severities(lines, 'hexo')).toEqual([]);
  });
});

describe('what a platform renders as its author means', () => {
  const rulesIn = (text: string, platform: Platform) =>
    diagnose(text, {platform}).map(({rule}) => rule);

  it.each([
    ['mkdocs', '**欧拉路径（Eulerian path）**是', 'emphasis-close-after-punctuation'],
    ['mkdocs', '用**`npm`**安装', 'emphasis-open-before-punctuation'],
    ['mkdocs', '![接线](接线 1.png)', 'link-destination-space'],
    ['mkdocs', '| a | b |\n| - | - |\n| `|` | c |', 'table-extra-cells'],
    ['mkdocs', '参见[文档][d]。\n[d]: https://example.com', 'definition-in-paragraph'],
    ['mkdocs', '正文。\n\n[^1]: 出处', 'footnote-unused'],
    ['mkdocs', '正文[^第 1]。\n\n[^第 1]: 出处', 'footnote-label-space'],
    ['hexo', '姓名：张三\n电话：123', 'line-break-missing'],
  ] as const)('W3 is no mistake there, only elsewhere: %s, %j', (platform, text, rule) => {
    expect(rulesIn(text, 'github')).toContain(rule);
    expect(rulesIn(text, platform)).not.toContain(rule);
  });

  it.each([
    ['display math', '求：\n\n$$\nWPL=2*2+3*2+4*2+7*2=32\n$$\n'],
    ['inline math', '系数 $[u^k](\\sigma_f\\sigma_g)$ 表示方案数。'],
    ['a definition list', '容忍故障\n:   可以转移。\n\n    每个地区单独写入。\n'],
  ])('W3 raises no alarm in %s', (_, text) => {
    expect(rulesIn(text, 'hugo')).toEqual([]);
  });
});
