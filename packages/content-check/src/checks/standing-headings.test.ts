import {expect, it} from 'vitest';
import {readArticle} from './article.ts';
import {checkStandingHeadings} from './standing-headings.ts';
import {inEnglish} from '../messages/to-issues.ts';

function warnings(heading: string): string[] {
  const result = readArticle('docs/a.md', `${heading}\n`);
  return result.ok
    ? checkStandingHeadings(result.article, {allowed: ['参考资料', '总表']}).map(
        (finding) => inEnglish(finding).message.split('. ')[0] ?? '',
      )
    : ['invalid'];
}

it.each([
  '## 从哪里开始',
  '## 到哪里结束',
  '## 认哪几种',
  '### 怎样选择',
  '## 哪里不同',
  '## 手算一遍',
  '## 验证',
  '## 第一步',
  '## 为什么它会打架',
  '### 限制 {#limits}',
])('E9 warns of %s: no word about its subject', (heading) => {
  expect(warnings(heading)).toEqual([expect.stringContaining('has no word about its subject')]);
});

it.each(['## 它从哪里来', '## 这一页怎样读', '### 两者的电平对照', '## 其中的差别'])(
  'warns of %s: it points to another place',
  (heading) => {
    expect(warnings(heading)).toEqual([expect.stringContaining('points to another place')]);
  },
);

it.each([
  '## 裸网址从哪里算起 {#从哪里开始}',
  '## 表格',
  '## 更换',
  '## 大会',
  '## 本文件夹的命名',
  '## 前面板接线',
  '## 那不勒斯',
  '## 哪些平台支持脚注',
  '### `git switch`',
  '## 其他符号',
  '## GDM',
  '## 参考资料',
  '## 总表',
  '#### 验证',
])('does not warn of %s', (heading) => {
  expect(warnings(heading)).toEqual([]);
});

it('does nothing without a configuration', () => {
  const result = readArticle('docs/a.md', '## 验证\n');
  expect(result.ok && checkStandingHeadings(result.article, undefined)).toEqual([]);
});
