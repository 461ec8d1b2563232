import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {inEnglish} from '../messages/to-issues.ts';
import {checkCode} from './code.ts';

const allowed = {imports: ['@theme/', '@site/src/components/'], programs: []};

const found = (source: string, code: Parameters<typeof checkCode>[2] = allowed) =>
  checkCode('docs/a.md', source, code).map(({line, message}) => [
    line,
    message.key,
    (message.values as {code: string}).code,
  ]);

describe('A11 an article may hold', () => {
  it.each([
    ['no code', '---\ntitle: a\n---\n\n## 标题 {#id}\n\n文字 \\{a\\} `{process.env}`\n'],
    ['comments', '{/* truncate */}\n\n文字 {/* a */} <!-- {process.env.HOME} -->\n'],
    [
      'literals',
      "<A b={1} c={'x'} d={[1, {e: null, 'f-g': -2}]} h={`i`} j={!0} k />\n\n{'a'} {1}\n",
    ],
    ['the names of MDX', '<TOCInline toc={toc} />\n\n{frontMatter.title}\n'],
    ['its own constants', "export const version = '0.31.2';\n\n{version} {version.length}\n"],
    [
      'components of the site and files beside it',
      "import A from '@theme/A';\nimport B, {C} from '@site/src/components/B';\nimport D from './part.mdx';\n\n<A />\n",
    ],
    ['code that is shown', '```js\nprocess.exit()\n```\n\n~~~mdx\n{process.env}\n~~~\n'],
    ['a formula', '$$\n\\frac{a}{b}\n$$\n'],
  ])('%s', (_, source) => {
    expect(found(source)).toEqual([]);
  });
});

describe('A11 the check names', () => {
  it.each([
    ['an environment', '文字\n\n{process.env.HOME}\n', [3, 'code-expression']],
    ['an expression in a line', '文字 {globalThis.a}\n', [1, 'code-expression']],
    ['a call of a constant', "export const a = 'x';\n\n{a.repeat(2)}\n", [3, 'code-expression']],
    ['a computed name', "export const a = 'x';\n\n{a['b']}\n", [3, 'code-expression']],
    ['a function', '<A b={() => 1} />\n', [1, 'code-attribute']],
    ['a template', '{`${process.env.A}`}\n', [1, 'code-expression']],
    ['a tagged template', '{toc.map`a`}\n', [1, 'code-expression']],
    ['an operator', "{'a' + 'b'}\n", [1, 'code-expression']],
    ['a class', '{class {}}\n', [1, 'code-expression']],
    ['JSX in braces', '{<b>{eval(1)}</b>}\n', [1, 'code-expression']],
    ['import()', "{import('node:fs')}\n", [1, 'code-expression']],
    ['a getter', '<A b={{get c() { return 1; }}} />\n', [1, 'code-attribute']],
    ['a spread in an object', '<A b={{...props}} />\n', [1, 'code-attribute']],
    ['a prototype', '<A b={{__proto__: {}}} />\n', [1, 'code-attribute']],
    ['a spread', '<A {...props} />\n', [1, 'code-attribute']],
    [
      'HTML that React does not escape',
      "<p dangerouslySetInnerHTML={{a: '<b>'}} />\n",
      [1, 'code-attribute'],
    ],
    ['HTML as a literal', '<iframe srcDoc="<script>1</script>" />\n', [1, 'code-attribute']],
    ['a handler', '<a onclick="alert(1)">a</a>\n', [1, 'code-attribute']],
    ['an address that runs', '<a href="java\nscript:alert(1)">a</a>\n', [1, 'code-attribute']],
    [
      'an address that runs, in braces',
      "<a href={'\\u006aavascript:1'}>a</a>\n",
      [1, 'code-attribute'],
    ],
    ['a document as data', '<iframe src="data:text/html,a" />\n', [1, 'code-attribute']],
    ['a script', '<script src="https://e.example/a.js" />\n', [1, 'code-element']],
    ['a script in a list', '- a\n\n  <b><script>1</script></b>\n', [3, 'code-element']],
    ['a module of Node', "import fs from 'node:fs';\n\n文字\n", [1, 'code-statement']],
    ['a package', "import {a} from 'child_process';\n\n文字\n", [1, 'code-statement']],
    ['a loader', "import s from '!!raw-loader!/etc/hostname';\n\n文字\n", [1, 'code-statement']],
    [
      'a loader of a file beside it',
      "import s from '!!raw-loader!./a';\n\n文字\n",
      [1, 'code-statement'],
    ],
    ['a query', "import s from './a.md?raw';\n\n文字\n", [1, 'code-statement']],
    ['a file above', "import s from '../../package.json';\n\n文字\n", [1, 'code-statement']],
    ['a way out', "import s from './../../a';\n\n文字\n", [1, 'code-statement']],
    ['a script beside it', "import s from './a.js';\n\n文字\n", [1, 'code-statement']],
    [
      'a script beside it, without its ending',
      "import s from './a';\n\n文字\n",
      [1, 'code-statement'],
    ],
    [
      'a part that the check does not read',
      "import S from './_a.mdx';\n\n<S />\n",
      [1, 'code-statement'],
    ],
    [
      'a way out of the site',
      "import s from '@site/src/../package.json';\n\n文字\n",
      [1, 'code-statement'],
    ],
    ['a way out, decoded', "import s from '\\x2e\\x2e/a';\n\n文字\n", [1, 'code-statement']],
    ['an absolute path', "import s from '/etc/hostname';\n\n文字\n", [1, 'code-statement']],
    ['an address', "import s from 'https://e.example/a.js';\n\n文字\n", [1, 'code-statement']],
    [
      'the second import',
      "import A from '@theme/A';\nimport b from 'b';\n\n<A />\n",
      [2, 'code-statement'],
    ],
    ['a function that is exported', 'export function a() {}\n\n文字\n', [1, 'code-statement']],
    ['a value that is computed', 'export const a = (() => 1)();\n\n文字\n', [1, 'code-statement']],
    ['a default value', 'export const {a = eval(1)} = props;\n\n文字\n', [1, 'code-statement']],
    [
      'a default export',
      'export default ({children}) => children;\n\n文字\n',
      [1, 'code-statement'],
    ],
    ['an export of a module', "export * from 'node:fs';\n\n文字\n", [1, 'code-statement']],
    [
      'code in a fence that Docusaurus opens',
      '文字\n\n```mdx-code-block\n{process.env}\n```\n',
      [3, 'code-fence'],
    ],
    [
      'such a fence in another one',
      '`````md\n```mdx-code-block\n{process.env}\n```\n`````\n',
      [2, 'code-fence'],
    ],
    [
      'front matter in JavaScript',
      '---js\n{title: process.env.HOME}\n---\n\n文字\n',
      [1, 'code-front-matter'],
    ],
    [
      'such front matter after a space',
      '--- javascript\n{}\n---\n\n文字\n',
      [1, 'code-front-matter'],
    ],
    [
      'code between two values that look like a comment',
      '<A b="<!--" />{process.env.A}<A b="-->" />\n',
      [1, 'code-expression'],
    ],
    ['code in a heading, beside an id', '## a {#b} {process.env.A}\n', [1, 'code-expression']],
    ['code in a table', '| a |\n| --- |\n| {process.env.A} |\n', [3, 'code-expression']],
    ['code in a footnote', 'a[^1]\n\n[^1]: {process.env.A}\n', [3, 'code-expression']],
    ['code in a box', ':::note[{process.env.A}]\n文字\n:::\n', [1, 'code-expression']],
  ])('%s', (_, source, expected) => {
    expect(found(source).map(([line, key]) => [line, key])).toContainEqual(expected);
  });

  it('the code, the place and the remedy', () => {
    const [issue] = checkCode('docs/a.md', '文字 {process.env.HOME}\n', allowed);
    expect(issue && inEnglish(issue)).toEqual({
      ...{file: 'docs/a.md', line: 1, column: 4, rule: 'code'},
      message:
        '"{process.env.HOME}" is code, which the build would run. Articles hold literals and their own constants in braces. Write \\{ for the sign, or move the code into a component.',
    });
  });
});

it('A11 a program of the site is read as code, and the check leaves it alone', () => {
  const source = readFileSync(new URL('code.test.ts', import.meta.url), 'utf8');
  expect(found(`{${source.length}.toString()}`, {imports: [], programs: ['docs/a.md']})).toEqual(
    [],
  );
});
