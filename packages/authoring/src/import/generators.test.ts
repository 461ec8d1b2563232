import {statSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {findingWords} from './findings.ts';
import {generators, guessGenerator, type GeneratorName} from './generators/index.ts';
import {planImport, type Choices} from './plan.ts';
import {openFolder, readBlog} from './read-blog.ts';
import {siteFacts} from './site-facts.fixture.ts';

const blog = (to: Choices['to'] = 'blog'): Choices => ({to, author: 'editors', tags: ['hello']});

function plan(name: GeneratorName, choices = blog()) {
  const folder = openFolder(`packages/authoring/src/import/fixtures/${name}`);
  return planImport(readBlog(folder, generators[name]), siteFacts, choices);
}

/** The text of an article without its front matter, and its front matter. */
function article(posts: ReturnType<typeof plan>['posts'], file: string) {
  const text = posts.find((post) => post.file === file)?.text ?? '';
  const [, head = '', body = ''] = /^---\n(.*?)\n---\n\n(.*)$/s.exec(text) ?? [];
  return {head: head.split('\n'), body};
}

/** The day of the fixture's last change, which has no date. */
const changed = statSync(
  'packages/authoring/src/import/fixtures/hexo/source/_drafts/half-done.md',
).mtime.toLocaleDateString('sv-SE');

const names = Object.keys(generators) as GeneratorName[];

it.each(names)('A7 the folder of %s is known by its files', (name) => {
  expect(guessGenerator(openFolder(`packages/authoring/src/import/fixtures/${name}`))).toBe(name);
});

describe('A7 Hexo', () => {
  const {posts, redirects, findings} = plan('hexo');

  it('has posts with and without pictures, and drafts', () => {
    expect(posts.map(({file, copies}) => [file, copies.map(({to}) => to)])).toEqual(
      [
        ['blog/2026-01-31-half-done.md', []],
        [
          'blog/2019-03-01-can-bus/index.md',
          ['blog/2019-03-01-can-bus/wires.png', 'blog/2019-03-01-can-bus/table.csv'],
        ],
        [
          'blog/2019-03-02-zhong-duan-dian-zu-wei-shen-me-shi-120/index.md',
          ['blog/2019-03-02-zhong-duan-dian-zu-wei-shen-me-shi-120/photo.png'],
        ],
      ].map(([file, copies]) => [String(file).replace('2026-01-31', changed), copies]),
    );
  });

  it('keeps dates, updates, tags that the site knows, and makes a description', () => {
    expect(article(posts, 'blog/2019-03-01-can-bus/index.md').head).toEqual([
      'title: CAN 总线入门',
      'description: CAN 是一种串行总线，车里到处都有它。这一篇讲它怎样接线、怎样终端。',
      'slug: can-bus',
      'date: 2019-03-01',
      'authors: [editors]',
      'tags: [can]',
      'last_update: {date: 2020-05-06}',
    ]);
    expect(article(posts, `blog/${changed}-half-done.md`).head).toContain('draft: true');
  });

  it('leads links to the new files and pictures beside them, outside code', () => {
    const {body} = article(posts, 'blog/2019-03-01-can-bus/index.md');
    expect(body).toContain('![两条线](./wires.png)');
    expect(body).toContain(
      '[终端电阻](../2019-03-02-zhong-duan-dian-zu-wei-shen-me-shi-120/index.md)',
    );
    expect(body).toContain('[它的附件](./table.csv)');
    expect(body).toContain('![代码里的图](/images/wires.png)');
    expect(posts[2]?.text).toContain('![又一次](./photo.png)');
  });

  it('keeps the old addresses', () => {
    expect(redirects).toEqual({
      '/blog/2019/03/01/can-bus': '/blog/can-bus',
      '/blog/2019/03/02/终端电阻': '/blog/zhong-duan-dian-zu-wei-shen-me-shi-120',
    });
  });

  it('A9 names what a person must decide', () => {
    const found = findings.map(({kind, detail}) => `${kind}: ${detail}`);
    expect(found).toEqual(
      expect.arrayContaining([
        'tag: 总线',
        'tag: 电子',
        'field: toc',
        'link-missing: /blog/about/',
        'picture-missing: lost.png',
        'picture-remote: https://pictures.example/a.png',
        `date: ${changed}`,
      ]),
    );
    expect(found.some((each) => each.startsWith('description: CAN 是一种'))).toBe(true);
  });
});

describe('A7 Hugo', () => {
  const {posts, redirects} = plan('hugo');

  it('reads TOML and JSON, page bundles and shortcodes', () => {
    expect(posts.map(({file}) => file)).toEqual([
      'blog/2021-06-07-hello/index.md',
      'blog/2021-06-08-second/index.md',
    ]);
    const {head, body} = article(posts, 'blog/2021-06-07-hello/index.md');
    expect(head).toContain('tags: [linux]');
    expect(head).toContain('last_update: {date: 2021-07-01}');
    expect(body).toContain('![标志](./logo.png "网站的标志")');
    expect(body).toContain('[第二篇](../2021-06-08-second/index.md)');
    expect(body).toContain('```bash\nhugo server\n```');
    expect(posts[1]?.text).toContain('![旁边的图](./photo-one.png)');
  });

  it('keeps the addresses of its pattern, and aliases', () => {
    expect(redirects).toEqual({
      '/2021/06/hello': '/blog/hello',
      '/old/hello.html': '/blog/hello',
      '/posts/earlier': '/blog/hello',
      '/2021/06/带图片的第二篇': '/blog/second',
    });
  });
});

describe('A7 Jekyll', () => {
  const {posts, redirects} = plan('jekyll');

  it('reads dates in names, Liquid and kramdown', () => {
    const {head, body} = article(posts, 'blog/2018-04-05-serial-port/index.md');
    expect(head).toContain('tags: [linux, hello]');
    expect(body).toContain('![接线图](./serial.png)');
    expect(body).toContain('```python\nimport serial\n```');
    expect(body).toContain('[驱动](../2018-04-06-driver.md)');
    expect(body).not.toContain('{:');
  });

  it('keeps drafts, without a second title', () => {
    const {head, body} = article(posts, 'blog/2018-04-06-driver.md');
    expect(head).toContain('draft: true');
    expect(body).not.toContain('# 驱动');
  });

  it('keeps the addresses of the built-in formats, and earlier ones', () => {
    expect(redirects).toEqual({
      '/notes/embedded/2018/04/05/serial-port.html': '/blog/serial-port',
      '/notes/serial': '/blog/serial-port',
    });
  });
});

describe('A7 VitePress', () => {
  const {posts, redirects, leftOut} = plan('vitepress', blog('docs'));

  it('keeps folders and order in docs/', () => {
    expect(posts.map(({file}) => file)).toEqual(['docs/guide/index.md', 'docs/guide/install.md']);
    expect(article(posts, 'docs/guide/index.md').head).toEqual([
      'title: 指南',
      'description: 从这里开始：先装好工具，再照着例子做一遍，大约需要一个下午的时间。',
      'sidebar_position: 1',
      'slug: /guide',
    ]);
    expect(posts[1]?.text).toContain('sidebar_position: 3\n');
    expect(posts[0]?.text).toContain('[安装](./install.md#步骤)');
    expect(posts[1]?.text).toContain('回到[指南](./index.md)，或者[上一级](./index.md)');
  });

  it('keeps addresses, and leaves the home page out', () => {
    expect(redirects).toEqual({
      '/manual/guide': '/docs/guide',
      '/manual/guide/install.html': '/docs/guide/install',
    });
    expect(leftOut).toEqual([{path: 'docs/index.md', reason: {code: 'no-text'}}]);
  });
});

it('A7 Typora: the title is the heading, and pictures come from their folder', () => {
  const {posts, redirects} = plan('typora');
  expect(posts[0]?.text).toContain('title: 读书笔记\n');
  expect(posts[0]?.text).toContain('![封面](./feng-mian.png)');
  expect(posts[0]?.text).not.toContain('# 读书笔记');
  expect(redirects).toEqual({});
});

describe('A7 公众号', () => {
  const {posts, findings} = plan('wechat');

  it('turns saved pages into Markdown, with what they say of themselves', () => {
    const {head, body} = article(
      posts,
      'blog/2024-05-06-zhong-duan-dian-zu-zen-yang-liang/index.md',
    );
    expect(head.slice(0, 5)).toEqual([
      'title: 终端电阻怎样量',
      'description: 断电之后用万用表量总线两端，读数不是 60 Ω 时先查这三处。',
      'slug: zhong-duan-dian-zu-zen-yang-liang',
      'date: 2024-05-06',
      'authors: [icms]',
    ]);
    expect(body).toBe(
      [
        '## 先断电',
        '**断电**之后再量，否则读数不对。',
        '<!-- truncate -->',
        '![表盘](https://mmbiz.qpic.cn/a/640?wx_fmt=png)',
        '![](./640.png)\n',
      ].join('\n\n'),
    );
  });

  it('reads exported Markdown, too, and names authors that the site does not know', () => {
    expect(posts.map(({file}) => file)).toContain('blog/2024-06-01-dao-chu-de-yi-pian.md');
    expect(findings).toContainEqual({kind: 'author', path: '导出的一篇.md', detail: '路人'});
    expect(findings.map(({kind}) => kind)).toContain('picture-remote');
  });
});

it('A9 every kind of finding has a heading and advice', () => {
  for (const {title, advice} of Object.values(findingWords)) {
    expect(title).toMatch(/\p{Script=Han}/u);
    expect(advice).toMatch(/。$/);
  }
});
