import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {escapeCode} from '@markdown-zh/content-check';
import {generators, type GeneratorName} from './generators/index.ts';
import {planImport, type Plan} from './plan.ts';
import {openFolder, readBlog} from './read-blog.ts';
import {writeReport} from './report.ts';
import {siteFacts} from './site-facts.fixture.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'hostile-blog-'));
});
afterEach(() => {
  rmSync(root, {recursive: true});
});

function put(file: string, content: string | Uint8Array): void {
  mkdirSync(dirname(join(root, file)), {recursive: true});
  writeFileSync(join(root, file), content);
}

function plan(name: GeneratorName = 'hexo'): Plan {
  const choices = {to: 'blog', author: 'icms', tags: ['can']} as const;
  return planImport(readBlog(openFolder(root), generators[name]), siteFacts, choices);
}

const head = '---\ntitle: 题目\ndate: 2020-01-02\n---\n\n';
const about = '这一篇用来看看搬来的文字会不会运行，所以正文不必很长，够写一句说明。\n\n';

/** Files of a blog of each generator, with one post. */
const places: Readonly<Record<GeneratorName, Readonly<Record<string, string>>>> = {
  hexo: {'_config.yml': 'url: https://old.example\n', post: 'source/_posts/a.md'},
  hugo: {'hugo.toml': 'baseURL = "https://old.example"\n', post: 'content/posts/a.md'},
  jekyll: {'_config.yml': 'url: https://old.example\n', post: '_posts/2020-01-02-a.md'},
  vitepress: {'.vitepress/config.js': 'export default {}\n', post: 'guide/a.md'},
  typora: {post: 'a.md'},
  wechat: {post: 'a.md'},
};

function importOf(body: string, name: GeneratorName = 'hexo', ending = '.md') {
  for (const [file, content] of Object.entries(places[name])) {
    put(
      file === 'post' ? content.replace(/\.md$/, ending) : file,
      file === 'post' ? head + about + body : content,
    );
  }
  const {posts, findings} = plan(name);
  const text = posts[0]?.text ?? '';
  return {
    text,
    rest: escapeCode(text).escaped,
    lines: findings
      .filter(({kind}) => kind === 'code-escaped')
      .map(({line, detail}) => `${String(line)} ${detail}`),
    kinds: findings.map(({kind}) => kind),
  };
}

describe('A13 code of an old post becomes text, and the report names it with its line', () => {
  it.each([
    ['an expression', '{process.env.HOME}', '8 {process.env.HOME}'],
    [
      'an expression in a line',
      '甲 {globalThis["proc" + "ess"]} 乙',
      '8 {globalThis["proc" + "ess"]}',
    ],
    ['a statement', 'export const x = (() => 1)()\n\n{x}', '8 export const x = (() => 1)()'],
    ['a use of it', 'export const x = (() => 1)()\n\n{x}', '10 {x}'],
    [
      'an import',
      "import s from '!!raw-loader!/etc/hostname'\n\n文字",
      "8 import s from '!!raw-loader!/etc/hostname'",
    ],
    [
      'an import of the site',
      "import A from '@site/src/components/A';\n\n<A />",
      "8 import A from '@site/src/components/A';",
    ],
    ['a default export', 'export default () => null', '8 export default () => null'],
    [
      'a known component with code',
      '<Tabs values={process.env}>\n\n文字\n\n</Tabs>',
      '8 {process.env}',
    ],
    ['a spread', '<Tabs {...globalThis}>\n\n文字\n\n</Tabs>', '8 {...globalThis}'],
    ['an unknown component with code', '文字 <Foo a={eval("1")} /> 文字', '8 {eval("1")}'],
    ['a handler in JSX', '<b onClick={() => alert(1)}>文字</b>', '8 {() => alert(1)}'],
    ['a handler in HTML', '<b onclick="alert(1)">文字</b>', '8 onclick="alert(1)"'],
    ['code in a heading', '## 标题 {process.env.A}', '8 {process.env.A}'],
    ['code in a table', '| 甲 |\n| --- |\n| {process.env.A} |', '10 {process.env.A}'],
    ['code in a list', '- 甲\n\n      {process.env.A}', undefined],
    ['code in a quotation', '> {process.env.A}', '8 {process.env.A}'],
    ['code in a footnote', '甲[^1]\n\n[^1]: {process.env.A}', '10 {process.env.A}'],
    ['code in a label', '[{process.env.A}](https://a.example)', '8 {process.env.A}'],
    [
      'code in the text of a picture',
      '<img src="/a.png" alt="{process.env.A}">',
      '8 {process.env.A}',
    ],
    ['code over lines', '{\nprocess.env.A\n}', '8 { process.env.A }'],
    ['code after a backslash twice', '甲 \\\\{process.env.A}', '8 {process.env.A}'],
    ['code beside a formula', '$$\na\n$$\n\n{process.env.A}', '12 {process.env.A}'],
    ['code in HTML', '<div>\n{process.env.A}\n</div>', '9 {process.env.A}'],
    ['code in a box', '::: tip {process.env.A}\n文字\n:::', '8 {process.env.A}'],
    [
      'a fence that Docusaurus opens',
      '```mdx-code-block\n{process.env.A}\n```',
      '8 ```mdx-code-block',
    ],
    [
      'such a fence in a longer one',
      '`````md\n```mdx-code-block\n{process.env.A}\n```\n`````',
      '9 ```mdx-code-block',
    ],
    ['a script', '<script>alert(1)</script>', '8 <script>'],
    ['a link that runs', '[甲](javascript:alert(1))', '8 javascript:alert(1'],
    [
      'a tag of the generator with code',
      '{% raw %}{process.env.A}{% endraw %}',
      '8 {process.env.A}',
    ],
    [
      'code between values like a comment',
      '<Tabs a="<!--" />\n{process.env.A}\n<Tabs a="-->" />',
      '9 {process.env.A}',
    ],
    ['a script in a name of a component', '<Tabs><script>1</script></Tabs>', '8 <script>'],
    ['HTML for React', '<p dangerouslySetInnerHTML={{__html: "<b>"}} />', '8 {{__html: "<b>"}}'],
  ])('%s', (_, body, line) => {
    const {rest, lines} = importOf(body);
    expect(rest).toEqual([]);
    if (line !== undefined) {
      expect(lines).toContain(line);
    }
  });

  it.each(Object.keys(places) as GeneratorName[])('also of %s, and of a file of MDX', (name) => {
    for (const ending of name === 'wechat' ? ['.md'] : ['.md', '.mdx']) {
      const {text, rest, lines} = importOf('{/* 注释 */}\n\n{process.env.A}', name, ending);
      expect(text).toContain(String.raw`\{process.env.A\}`);
      expect(rest).toEqual([]);
      expect(lines).toContain('10 {process.env.A}');
      rmSync(join(root, places[name].post?.replace(/\.md$/, ending) ?? ''));
    }
  });

  it('while readers see the same characters', () => {
    const {text} = importOf('export const a = 1\n\n甲 {a} `{b}`\n\n```js\n{c}\n```');
    expect(text).toContain('&#101;xport const a = 1\n\n甲 \\{a\\} `{b}`\n\n```js\n{c}\n```');
  });

  it('and the report names files and lines', () => {
    importOf('{process.env.A}');
    expect(writeReport(plan(), {folder: 'a\u202Eb', label: 'Hexo'})).toMatch(
      /# 搬来旧博客：a\\u202Eb\n[^]*## 变成文字的代码（1）\n[^]*- \[ \] `source\/_posts\/a\.md:8`：`\{process\.env\.A\}`/,
    );
  });

  it('front matter in a language of programs is not read', () => {
    put('_config.yml', 'url: https://old.example\n');
    put('source/_posts/a.md', `---js\n{title: process.env.HOME}\n---\n\n${about}`);
    put('source/_posts/b.md', `---\ntitle: !!js/function 'function () {}'\n---\n\n${about}`);
    const {posts, leftOut} = plan();
    expect(leftOut).toEqual([
      {path: 'source/_posts/a.md', reason: {code: 'front-matter', detail: '---js'}},
    ]);
    expect(posts[0]?.text).toContain('title: function () {}');
  });
});

/** The kinds of findings about one picture, and what is copied. */
function pictureOf(url: string, name: GeneratorName = 'typora') {
  for (const [file, content] of Object.entries(places[name])) {
    put(
      file === 'post' ? content : file,
      file === 'post' ? `${head}${about}![甲](${url})\n` : content,
    );
  }
  const {posts, findings} = plan(name);
  return {
    copies: posts[0]?.copies.map(({to, text}) => [to.replace(/^.*\//, ''), text]),
    found: findings.flatMap(({kind, detail}) =>
      /^(?:file|picture|svg|link)-/.test(kind) ? [`${kind} ${detail}`] : [],
    ),
  };
}

describe('A13 files come from below the folder, and are regular', () => {
  it('an absolute path and steps out of the folder are named, and not copied', () => {
    const outside = mkdtempSync(join(tmpdir(), 'private-'));
    const secret = join(outside, 'private.png');
    writeFileSync(secret, 'x');
    expect(pictureOf(secret)).toEqual({copies: [], found: [`file-outside ${secret}`]});
    expect(pictureOf(`file://${secret}`).found).toEqual([`file-outside file://${secret}`]);
    const steps = `${'../'.repeat(20)}${secret.slice(1)}`;
    expect(pictureOf(steps)).toEqual({copies: [], found: [`file-outside ${steps}`]});
    put('in.md', '');
    symlinkSync(outside, join(root, 'link'));
    expect(pictureOf('link/private.png').found).toEqual(['file-outside link/private.png']);
    rmSync(outside, {recursive: true});
  });

  it('an absolute path below the folder is copied', () => {
    put('images/a.png', 'x');
    expect(pictureOf(join(root, 'images/a.png')).copies).toEqual([['a.png', undefined]]);
  });

  it.runIf(process.platform !== 'win32')('pipes and devices do not hang', () => {
    put('a.md', '');
    execFileSync('sh', ['-c', 'mkfifo pipe.png post.md'], {cwd: root});
    symlinkSync('/dev/zero', join(root, 'zero.png'));
    expect(pictureOf('pipe.png')).toEqual({copies: [], found: ['file-special pipe.png']});
    expect(pictureOf('zero.png').found).toEqual(['file-outside zero.png']);
    expect(pictureOf('/dev/zero').found).toEqual(['file-outside /dev/zero']);
    expect(plan('typora').leftOut).toContainEqual({path: 'post.md', reason: {code: 'special'}});
  });

  it('folders, endless names and files above the limits are named', () => {
    mkdirSync(join(root, 'album.png'));
    put('large.png', 'x');
    truncateSync(join(root, 'large.png'), 26 * 2 ** 20);
    put('large.md', 'x');
    truncateSync(join(root, 'large.md'), 6 * 2 ** 20);
    expect(pictureOf('album.png').found).toEqual(['file-folder album.png']);
    expect(pictureOf('large.png')).toEqual({copies: [], found: ['file-large large.png']});
    expect(pictureOf('a%00b.png').found).toEqual(['picture-missing a\0b.png']);
    expect(plan('typora').leftOut).toEqual([{path: 'large.md', reason: {code: 'large'}}]);
  });

  it.each([
    'evil.xml',
    'evil.html',
    'evil.XHTML',
    'evil.xht',
    'evil.svgz',
    'evil.xsl',
    'evil.js',
    'evil.mht',
    'evil.rdf',
    'evil.swf',
    'evil.unknown',
    'evil',
  ])('%s is named, and not copied', (name) => {
    put(name, '<script xmlns="http://www.w3.org/1999/xhtml">alert(1)</script>');
    expect(pictureOf(name)).toEqual({copies: [], found: [`file-kind ${name}`]});
  });

  it.each(['evil.svg', 'evil.SVG'])('%s is cleaned, and the report names what is gone', (name) => {
    put(
      name,
      '<svg xmlns="http://www.w3.org/2000/svg" onload="a()"><script>b()</script><path d="M0 0"/></svg>',
    );
    expect(pictureOf(name)).toEqual({
      copies: [
        ['evil.svg', '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"></path></svg>\n'],
      ],
      found: [`svg-cleaned ${name}: onload, <script>`],
    });
  });

  it('a drawing without its ending is cleaned, too, and one that cannot be read is named', () => {
    put(
      '640',
      '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><script>b()</script></svg>',
    );
    put('bad.svg', '<html><script>b()</script></html>');
    expect(pictureOf('640').found).toEqual(['svg-cleaned 640: <script>']);
    expect(pictureOf('bad.svg')).toEqual({copies: [], found: ['file-svg bad.svg']});
  });
});

describe('A12 an old address is an address', () => {
  it.each([
    '/*',
    '/(.*)',
    '/:a',
    '/a/%2a',
    '/sw.js',
    '/robots.txt',
    '/assets/js',
    '/.well-known/a',
    '/blog/rss.xml',
    '/404.html',
    '/_redirects',
    '/a\u202Eb',
    '/SW.js',
    '/x+y',
    '/[a]',
    '/a|b',
  ])('%s is named, and does not redirect', (address) => {
    put('_config.yml', 'url: https://old.example\npermalink: none\n');
    put(
      '_posts/2020-01-02-a.md',
      `---\ntitle: 题目\nredirect_from: [${JSON.stringify(address)}]\n---\n\n${about}`,
    );
    const {redirects, findings} = plan('jekyll');
    expect(Object.values(redirects)).toHaveLength(1);
    expect(findings.filter(({kind}) => kind === 'address-odd')).toHaveLength(1);
  });
});
