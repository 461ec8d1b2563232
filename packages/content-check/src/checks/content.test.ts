import {describe, expect, it} from 'vitest';
import {withDefaults} from '../config.ts';
import {checkContent, type Content} from './content.ts';
import type {SourceFile} from './checked-article.ts';
import {formatFinding} from './issue.ts';
import type {Parsers} from './snippets.ts';
import {inEnglish} from '../messages/to-issues.ts';

const frontMatter = {
  doc: '---\ntitle: 文档\ndescription: 这一页说明检查程序怎样读一篇文档，并给出例子。\nsidebar_position: 1\n---\n',
  post: '---\ntitle: 文章\ndescription: 这一篇说明检查程序怎样读一篇文章，并给出例子。\nslug: hello\ndate: 2026-11-02\nauthors: [editors]\ntags: [hello]\n---\n',
};

/** A language whose every snippet is wrong at its second character. */
const parsers: Parsers = {
  snippets: new Map([['wrong', () => ({line: 1, column: 2, reason: 'all of it'})]]),
};

/** A site with a hidden blog, whose posts name their sources and are named after their slugs. */
const config = withDefaults({
  folders: [
    ...withDefaults().folders,
    {path: 'icms', kind: 'post', route: '/icms', isHidden: true},
  ],
  posts: {sources: '参考资料', isFileNamedBySlug: true},
});

function check(files: readonly Pick<SourceFile, 'file' | 'source'>[]): string[] {
  const content: Content = {
    config,
    files: files.map(({file, source}, index) => {
      const kind = file.startsWith('docs/') ? 'doc' : 'post';
      const own = frontMatter[kind]
        .replace(/(?<=title: ).*/, `第 ${index} 篇`)
        .replace(/(?<=position: )1/, String(index));
      return {file, kind, source: own + source};
    }),
    known: {authors: ['editors'], tags: ['hello']},
    generated: {
      pages: ['/docs/category/语法', '/playground'],
      tags: ['hello'],
      authorPages: ['/all-editors-articles'],
    },
    imageOf: () => undefined,
    recorded: [],
    problems: [],
    hasFile: (path) => path === 'docs/img/plan.svg' || path === 'static/img/logo.svg',
  };
  return checkContent(content, parsers).map((finding) => formatFinding(inEnglish(finding)));
}

const target = {file: 'docs/b.md', source: '\n## 第二-节\n\n## 自定 {#own}\n'};

describe('checkContent', () => {
  it.each([
    '[b](./b.md)',
    '[b](./b.md#第二-节)',
    '[b](./b.md#own)',
    '[b](/docs/b)',
    '[b](/docs/b#%E7%AC%AC%E4%BA%8C-%E8%8A%82)',
    '[语法](/docs/category/语法)',
    '[tags](/blog/tags/hello)',
    '[out](https://example.org/a?b=c#d)',
    '![平面图](./img/plan.svg)',
    '![标志](/img/logo.svg)',
    '[b][ref]\n\n[ref]: ./b.md',
    '`[no](./link.md)`',
    '<!-- [no](./link.md) -->',
    '```html\n<!-- a { comment -->\n```',
    '`<!--` and `{` and `-->`',
    '公式 $$x_{1}$$',
    '## 本页\n\n[去](#本页)',
  ])('finds nothing wrong with %j', (source) => {
    expect(check([{file: 'docs/a.md', source: `\n${source}\n`}, target])).toEqual([]);
  });

  it.each([
    ['[b](./c.md)', 'docs/a.md:7:1 link: "./c.md" leads nowhere.'],
    ['[b](/docs/bb)', '"/docs/bb" leads nowhere. Did you mean "/docs/b"?'],
    ['[b](./b.md#第二节)', 'There is no heading "#第二节" in /docs/b. Did you mean "第二-节"?'],
    ['[b](#nothing)', 'There is no heading "#nothing" in /docs/a.'],
    ['[b]()', 'The link has no target.'],
    ['[hidden](/icms)', '"/icms" leads to the hidden blog'],
    [
      '![](./img/plan.svg)',
      'docs/a.md:7:1 warning image-text: The image "./img/plan.svg" has no alternative text.',
    ],
    ['![平面图](./img/none.svg)', '"./img/none.svg" leads nowhere.'],
    ['文字\n\n[b][ref]\n\n[ref]: ./c.md', 'docs/a.md:9:1 link: "./c.md" leads nowhere.'],
    ['a <3 b', 'docs/a.md:7:3 mdx: "<3" is read as a tag'],
    ['{', 'docs/a.md:7:1 mdx: A { begins code, and no } ends it.'],
    ['[b](#a)\n\n```md\n## 标题 {#a}\n```', 'There is no heading "#a" in /docs/a.'],
    ['用Git', 'docs/a.md:7:2 warning typography/han-latin-space: In "用Git": Put one space'],
    [
      '```wrong\nabc\n```',
      'docs/a.md:8:2 warning snippet/wrong: This is not valid wrong: all of it.',
    ],
  ])('names place, value and remedy of %j', (source, message) => {
    const issues = check([{file: 'docs/a.md', source: `\n${source}\n`}, target]);
    expect(issues).toHaveLength(1);
    expect(issues[0]).toContain(message);
  });

  const post = {
    file: 'blog/2026-11-02-hello.md',
    source: '\n摘要\n\n<!-- truncate -->\n\n## 参考资料\n',
  };

  it('accepts a post, as a file or as a folder', () => {
    expect(check([post])).toEqual([]);
    expect(check([{...post, file: 'blog/2026-11-02-hello/index.mdx'}])).toEqual([]);
  });

  it('lets a note link to the hidden blog', () => {
    expect(
      check([{file: 'icms/2026-11-02-hello.md', source: `${post.source}\n[notes](/icms)\n`}]),
    ).toEqual([]);
  });

  it('asks for the truncate marker, the right file name and a slug of its own', () => {
    expect(
      check([
        {file: 'blog/2026-11-02-hello.md', source: '\n正文\n\n## 参考资料\n'},
        {file: 'blog/2026-11-03-hello.md', source: '\n摘要\n\n{/* truncate */}\n\n## 参考资料\n'},
      ]),
    ).toEqual([
      expect.stringContaining(
        'blog/2026-11-02-hello.md:1:1 warning truncate: There is no truncate marker.',
      ),
      expect.stringContaining('file-name: The file is named "2026-11-03-hello"'),
      expect.stringContaining('slug: The address /blog/hello belongs to blog/2026-11-02-hello.md'),
    ]);
  });
});
