import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {compileToJSX} from '@docusaurus/mdx-loader/lib/utils';
import {expect, it as base} from 'vitest';
import {inEnglish, withDefaults} from '@markdown-zh/content-check';
import {checkContent} from '@markdown-zh/content-check/checks';
import readableMdxErrors from './index';

const articleOf = (text: string) => `---\ntitle: 题\n---\n\n${text}\n`;

/** The messages of `npm run check:content` on the same text. */
function check(text: string): string[] {
  const issues = checkContent(
    {
      config: withDefaults(),
      files: [{file: 'a.mdx', kind: 'page', source: articleOf(text)}],
      known: {authors: [], tags: []},
      generated: {pages: [], tags: [], authorPages: []},
      hasFile: (path) => path === 'there.tsx',
      imageOf: () => undefined,
      recorded: [],
      problems: [],
    },
    {snippets: new Map()},
  );
  return issues
    .filter(({rule}) => rule === 'mdx')
    .map(inEnglish)
    .map(({line, column, message}) => `${line}:${column} ${message}`);
}

/** Compiles a text as Docusaurus's loader of articles does; gives the message of its failure. */
type Compile = (text: string) => Promise<string>;

const it = base.extend<{compile: Compile}>({
  // Vitest wants the other fixtures named, of which there are none.
  // oxlint-disable-next-line no-empty-pattern
  compile: async ({}, provide) => {
    const siteDir = mkdtempSync(join(tmpdir(), 'articles-'));
    writeFileSync(join(siteDir, 'there.tsx'), '');
    const filePath = join(siteDir, 'a.mdx');
    const compiler = {
      siteDir,
      staticDirs: [],
      admonitions: true,
      beforeDefaultRemarkPlugins: [[readableMdxErrors, {siteDir}]],
      markdownConfig: {
        format: 'mdx',
        mermaid: false,
        emoji: false,
        anchors: {maintainCase: false},
        mdx1Compat: {comments: true, admonitions: true, headingIds: true},
        hooks: {onBrokenMarkdownImages: 'throw', onBrokenMarkdownLinks: 'throw'},
      },
    };
    await provide(async (text) => {
      const fileContent = articleOf(text);
      writeFileSync(filePath, fileContent);
      const order = {
        fileContent,
        filePath,
        frontMatter: {},
        options: {...compiler},
        compilerName: 'client',
      };
      return compileToJSX(order as unknown as Parameters<typeof compileToJSX>[0]).then(
        () => 'no failure',
        (error: unknown) => (error as Error).message,
      );
    });
    rmSync(siteDir, {recursive: true});
  },
});

it.for([
  '一段<br />两行，`<5 V`，`{a}`，\\{a\\}，&lt;5',
  "import There from './there';\n\n<There />",
  "import There from '@site/there';\nimport {useState} from 'react';\n\n<There />",
  "export const 名 = '值';\n\n{名}，{props.a}，{frontMatter.title}，{1 + 1}，{'字'}",
  '<!-- 注释 -->\n\n{/* 注释 */}\n\n## 一节 {#id}\n\n:::note 题\n\n文\n\n:::',
])('says nothing of what is right: %s', async (text, {compile}) => {
  expect(await compile(text)).toBe('no failure');
  expect(check(text)).toEqual([]);
});

it.for([
  ['an element that is empty in HTML', '一<br>二', '5:2 <br> is not closed.', 'Write <br />.'],
  [
    'a tag without its end',
    '<div>\n\n文',
    '5:1 <div> is not closed.',
    'Write </div> where it ends.',
  ],
  [
    'a tag that ends in another paragraph',
    '<b>一\n\n二</b>',
    '5:1 <b> is not closed before the end of its paragraph',
    'in the same paragraph',
  ],
  [
    'a tag that ends in another cell',
    '| a |\n| --- |\n| <b>x |',
    '7:3 <b> is not closed before the end of its cell',
    'Write </b>',
  ],
  [
    'a type that looks like a tag',
    '用 List<string> 存',
    '5:7 <string> is not closed',
    '`<string>`',
  ],
  ['tags that cross', '<b>一<i>二</b>三</i>', '5:9 </b> comes before <i> is closed.', '</i> first'],
  ['the end of no tag', '一</div>', '5:3 This closing tag has no opening tag.', 'Remove it'],
  [
    '< before a digit',
    '电压 <5 V 时',
    '5:4 "<5" is read as a tag, but no tag name begins with "5".',
    '&lt;5',
  ],
  ['<= between names', '当 a <= b 时', '5:5 "<=" is read as a tag', '`<=`'],
  ['an arrow', '一 <- 二', '5:3 "<-" is read as a tag', '&lt;-'],
  [
    'an address in angles',
    '见 <https://a.org/x>。',
    '5:3 <https://a.org/x> is read as a tag',
    '[https://a.org/x](https://a.org/x)',
  ],
  [
    'a mail address in angles',
    '写信 <a@b.org>',
    '5:4 <a@b.org> is read as a tag',
    '[a@b.org](mailto:a@b.org)',
  ],
  [
    'a value without quotes',
    '<img src=a.png />',
    '5:10 In "<img src=a.png />" the value of an attribute has no quotes.',
    'name="value"',
  ],
  [
    'a value without its second quote',
    '<a href="x>文</a>',
    'A value begins with ", and has no closing ".',
    'Close the value with ".',
  ],
  ['{ in text', '先写 { 再写\n\n别的', '5:4 A { begins code, and no } ends it.', '\\{'],
  ['{ behind braces that are closed', '有 {1} 和 {', '5:9 A { begins code', '`{`'],
  [
    'a word in braces',
    '用户 {name} 你好',
    '5:4 {name} is read as code, but nothing is named "name".',
    '`{name}`',
  ],
  [
    "a template's braces",
    '{{ name }}',
    '5:1 {{ name }} is read as code, but nothing is named "name".',
    '\\{',
  ],
  [
    'an expression that is none',
    '得 {1 +} 个',
    '5:3 The text between { and } is code, and "{1 +}" is not a valid expression.',
    '`{1 +}`',
  ],
  [
    "another engine's marks",
    '{% raw %}',
    '5:1 The text between { and } is code, and "{% raw %}"',
    '\\{',
  ],
  ['the id of no heading', '一段 {#id}', '5:4 {#id} is the id of a heading', '## 标题 {#id}'],
  ['a comment without its end', '一 {/* 没完 }', '5:3 The comment {/* has no end.', '*/}'],
  ['a comment of HTML without its end', '一 <!-- 没完', '5:3 The comment <!-- has no end.', '-->'],
  ['a document type', '<!DOCTYPE html>', '5:1 "<!DOCTYPE" is read as a tag', '&lt;!DOCTYPE'],
  [
    'a paragraph that begins like code',
    'import 语句写在最前面',
    '5:1 The line begins with "import"',
    'begin the line with another word',
  ],
  [
    'a file that is not there',
    "import A from './there';\nimport B from './gone';",
    '6:16 "./gone" is imported, but the file does not exist.',
    'Correct the path',
  ],
  [
    'a file of the site that is not there',
    "import B from '@site/src/gone';",
    '5:16 "@site/src/gone" is imported',
    'Correct the path',
  ],
  [
    'text right behind an import',
    "import A from './there';\n文字",
    'directly after an import or export',
    'Put an empty line',
  ],
  [
    'code that goes on outside a quotation',
    '> <a\nb>',
    '6:1 A tag or code in braces continues on a line',
    'with > in a quotation',
  ],
] as const)('explains %s', async ([, text, read, remedy], {compile}) => {
  const message = await compile(text);
  expect(message).toContain('Cause: a.mdx:');
  expect(message).toContain(read);
  expect(message).toContain(remedy);
  const said = /^Cause: a\.mdx:(?<cause>.*)$[^]*\n(?<last>.+)\n*$/m.exec(message)?.groups;
  expect(check(text)[0], message).toBe(`${said?.cause} ${said?.last}`);
  // One screen, and no place in any program.
  expect(message.split('\n').length).toBeLessThan(15);
  expect(message).not.toMatch(/node_modules|\bat .*:\d+:\d+/);
});

it('shows the line, and a caret below the place, also behind wide characters', async ({
  compile,
}) => {
  expect(await compile('第一行\n电压 <5 V 时')).toContain(
    '\n\n  5 | 第一行\n> 6 | 电压 <5 V 时\n    | \u3000\u3000 ^\n\n',
  );
});

it('cuts a long line around the place', async ({compile}) => {
  const message = await compile(`${'长'.repeat(500)}<5${'长'.repeat(500)}`);
  expect(
    Math.max(
      ...message
        .split('\n')
        .slice(2)
        .map((line) => line.length),
    ),
  ).toBeLessThan(120);
  expect(message).toMatch(/> 5 \| 长+<5长+\n {4}\| \u3000+\^\n/);
});
