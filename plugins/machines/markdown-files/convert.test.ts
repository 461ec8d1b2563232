import type {Root} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmFromMarkdown} from 'mdast-util-gfm';
import {gfm} from 'micromark-extension-gfm';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {describe, expect, it} from 'vitest';
import {readArticle} from '@markdown-zh/content-check/article';
import {readExercise} from '@markdown-zh/lessons/read';
import {parsedArticle, readArticles} from '../../../tests/support/content';
import type {Addresses} from './addresses';
import {convertArticle} from './convert';

const addresses: Addresses = {
  site: 'https://a.test/x/',
  baseUrl: '/x/',
  pages: new Map([
    ['docs/syntax/basic.md', 'docs/syntax/basic'],
    ['docs/intro.md', 'docs/intro'],
  ]),
};
const frame = {title: '题', url: 'https://a.test/x/docs/a', licence: 'CC BY-SA 4.0'};

const exercise = `\`\`\`\`yaml exercise
id: a
task: 写成代码块。
start: a
answer: |
  \`\`\`js
  a
  \`\`\`
hints: [甲, 乙]
right: [a, b, c]
wrong: [${'{text: a, told: b}, '.repeat(5)}]
\`\`\`\``;

/** The copy of a body, without the frame. */
function convert(body: string): string {
  const result = readArticle('docs/syntax/a.md', `---\ntitle: 题\n---\n\n${body}`);
  if (!result.ok) {
    throw new Error(result.problem.reason);
  }
  const text = convertArticle(result.article, addresses, frame);
  return text.slice('# 题\n\n'.length, text.lastIndexOf('\n\n---\n\n'));
}

describe('an article as a Markdown file', () => {
  it('D14 has its title, description, address and licence', () => {
    const source = '---\ntitle: 题\ndescription: 一句话。\n---\n\n正文\n';
    const result = readArticle('docs/a.md', source);
    expect(result.ok && convertArticle(result.article, addresses, frame)).toBe(
      '# 题\n\n> 一句话。\n\n正文\n\n---\n\n来源：<https://a.test/x/docs/a>，文字以 CC BY-SA 4.0 许可发布。\n',
    );
  });

  it.each([
    ['plain text stays', '**真**，她说 \\*。\n\n* 一\n* 二', '**真**，她说 \\*。\n\n* 一\n* 二'],
    ['a comment', '甲\n\n<!-- truncate -->\n\n乙 <!-- x -->丙', '甲\n\n乙丙'],
    ['a comment in code stays', '`<!-- a -->`', '`<!-- a -->`'],
    ['a comment of MDX', '甲 {/* x */}乙\n\n{/* truncate */}\n\n丙', '甲 乙\n\n丙'],
    ['an explicit id', '## 节 {#id}\n\n甲', '## 节\n\n甲'],
    [
      'modules, and what they export',
      "import a from 'a';\n\nexport const n = 300;\n\n每分钟 {n} 字，{n + 1}",
      '每分钟 300 字，{n + 1}',
    ],
    [
      'links',
      '[甲](./basic.md#节) [乙](/docs/intro) [丙](#丙) [丁](https://b.test/) [戊](./not-there.md)\n\n[己]: ../intro.md',
      '[甲](https://a.test/x/docs/syntax/basic#%E8%8A%82) [乙](https://a.test/x/docs/intro) [丙](#丙) [丁](https://b.test/) 戊\n\n[己]: https://a.test/x/docs/intro',
    ],
    ['a picture of the site', '字 ![标](/img/a.png)', '字 ![标](https://a.test/x/img/a.png)'],
    [
      'a picture of the folder',
      '![两端各一个电阻](./a.svg "图 1：接法")',
      '> **图 1：接法**\n>\n> 两端各一个电阻',
    ],
    [
      'files of the folder, which have other addresses in the build',
      '字 ![小图](./a.png) 与 [下载](./data.zip)、[![大](b.png)](./b.png)',
      '字 （图：小图） 与 下载、（图：大）',
    ],
    [
      'an example',
      '```markdown example html title="题"\n# a\n```',
      '```markdown title="题"\n# a\n```',
    ],
    [
      'lines of the cheat sheet',
      '```md line C\na\n```\n\n```md line P title="图"\nb\n```',
      '```md\na\n```\n\n```md title="图，部分平台"\nb\n```',
    ],
    [
      'an exercise',
      exercise,
      '**练习**：写成代码块。\n\n```markdown title="开头"\na\n```\n\n````markdown title="答案"\n```js\na\n```\n````',
    ],
    ['a fence', '```js {1,3} showLineNumbers\na\n```', '```js\na\n```'],
    [
      'an admonition',
      ':::tip[先备份]\n\n甲\n\n- 乙\n\n:::',
      '> [!TIP]\n> **先备份**\n>\n> 甲\n>\n> - 乙',
    ],
    ['an admonition without a title', ':::danger\n\n甲\n\n:::', '> [!CAUTION]\n> 甲'],
    [
      'tabs',
      '<Tabs>\n<TabItem value="a" label="源码">\n\n甲\n\n</TabItem>\n<TabItem value="b" label="效果">\n\n乙\n\n</TabItem>\n</Tabs>',
      '**源码**\n\n甲\n\n**效果**\n\n乙',
    ],
    ['a component', '<Dial />', '> 这里在网页上是一件可以操作的工具：<https://a.test/x/docs/a>'],
    [
      'the way to the playground',
      '贴进<PlaygroundLink>练习台</PlaygroundLink>。',
      '贴进[练习台](https://a.test/x/playground)。',
    ],
    ['formulas', '$$a_b$$ 是\n\n$$\nx\n$$', '$a_b$ 是\n\n$$\nx\n$$'],
    ['elements of HTML', '按 <kbd>Tab</kbd>', '按 <kbd>Tab</kbd>'],
    [
      'parts in a list',
      '- 甲\n\n  ```js title="a.js" {1}\n  a\n    b\n  ```\n\n  :::note\n\n  乙\n\n  丙\n\n  :::',
      '- 甲\n\n  ```js title="a.js"\n  a\n    b\n  ```\n\n  > [!NOTE]\n  > 乙\n  >\n  > 丙',
    ],
  ])('D14 %s', (_what, source, expected) => {
    expect(convert(source)).toBe(expected);
  });

  it('X39 has no address of a disk, a network drive or a program', () => {
    expect(
      convert(
        '[甲](//b.test/c) ![乙](//b.test/d.png) [丙](file:///e) [丁][f] <a href="//b.test">戊</a>\n\n[f]: \\\\\\\\b.test\\s',
      ),
    ).toBe(
      '[甲](https://b.test/c) ![乙](https://b.test/d.png) [丙](<>) [丁][f] <a href="https://b.test">戊</a>\n\n[f]: <>',
    );
  });
});

/** The texts of the headings of a tree, and its code outside lists and quotations. */
function outline(tree: Root) {
  const headings: string[] = [];
  const code: string[] = [];
  visit(tree, (node) => {
    if (node.type === 'heading') {
      headings.push(toString(node).trim());
    } else if (node.type === 'code') {
      code.push(...(node.meta === 'exercise' ? copiedTexts(node.value) : [node.value]));
    }
  });
  return {headings, code};
}

/** The lines that a copy has of an exercise. */
function copiedTexts(yaml: string): string[] {
  const {start = '', answer = ''} = readExercise(yaml).exercise ?? {};
  return [start, answer].map((text) => text.trimEnd()).filter(Boolean);
}

describe('all articles as Markdown files', () => {
  it.each(readArticles().map(({file}) => file))(
    'D14 %s keeps headings and code, and has no part that only this site shows',
    (file) => {
      const article = parsedArticle(file);
      const text = convertArticle(article, addresses, frame);
      const tree = fromMarkdown(text, {extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()]});
      const {headings, code} = outline(tree);
      const own = outline(article.tree);
      expect(headings).toEqual(['题', ...own.headings]);
      expect(code).toEqual(own.code);
      visit(tree, 'html', ({value}) => {
        expect(value).toMatch(/^<\/?[a-z]/);
      });
      visit(tree, 'text', ({value}) => {
        expect(value).not.toMatch(/^(?:import|export) |^:::/m);
      });
    },
  );
});
