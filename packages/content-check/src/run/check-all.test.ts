import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {expect, it, onTestFinished} from 'vitest';
import type {CheckedArticle} from '../checks/checked-article.ts';
import {checkAll} from './check-all.ts';
import {inEnglish} from '../messages/to-issues.ts';

it('knows the exercises of a lesson to which the one checked article links', async () => {
  const root = mkdtempSync(join(tmpdir(), 'check-all-'));
  onTestFinished(() => {
    rmSync(root, {recursive: true});
  });
  const write = (path: string, text: string) => {
    mkdirSync(join(root, dirname(path)), {recursive: true});
    writeFileSync(join(root, path), text);
  };
  write('learn/bold.md', '# 甲\n\n## 节\n\n```yaml exercise\nid: two-words\n```\n');
  write(
    'docs/a.md',
    ['节', 'two-words', 'three'].map((id) => `[这里](../learn/bold.md#${id})\n`).join('\n'),
  );
  const {issues} = await checkAll(root, {
    config: {
      folders: [
        {path: 'docs', kind: 'doc', route: '/docs'},
        {path: 'learn', kind: 'lesson', route: '/learn'},
      ],
    },
    paths: ['docs/a.md'],
    usesCache: false,
  });
  const links = issues.filter(({rule}) => rule === 'link');
  expect(links.map((link) => inEnglish(link).message)).toEqual([
    expect.stringContaining('"#three"'),
  ]);
});

it('uses the earlier facts of an article that is no longer valid MDX', async () => {
  const root = mkdtempSync(join(tmpdir(), 'check-all-'));
  onTestFinished(() => {
    rmSync(root, {recursive: true});
  });
  mkdirSync(join(root, 'docs'));
  const write = (name: string, title: string, text: string) => {
    writeFileSync(
      join(root, `docs/${name}.md`),
      `---\ntitle: ${title}\ndescription: 这一页说明检查程序怎样读一篇文档，并给出例子。\nsidebar_position: 1\n---\n\n${text}\n`,
    );
  };
  const linkIssues = async (earlier: ReadonlyMap<string, CheckedArticle['facts']>) => {
    const {checked, issues} = await checkAll(root, {usesCache: false, earlier});
    return {
      checked,
      messages: issues.filter(({rule}) => rule === 'link').map(({message}) => message.key),
    };
  };
  write('a', '甲', '## 节');
  write('b', '乙', '[节](/docs/a#节)\n\n[没有](/docs/a#没有)');
  const {checked, messages} = await linkIssues(new Map());
  expect(messages).toHaveLength(1);

  write('a', '甲', '## 节\n\n低于 <5 V');
  // Its headings are not certain.
  expect((await linkIssues(new Map())).messages).toEqual([]);
  const facts = checked.map(({facts}) => [facts?.file ?? '', facts] as const);
  expect((await linkIssues(new Map(facts))).messages).toHaveLength(1);
  rmSync(join(root, 'docs/a.md'));
  expect((await linkIssues(new Map(facts))).messages).toHaveLength(2);
});
