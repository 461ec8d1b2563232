import {ESLint, Linter} from 'eslint';
import tseslint from 'typescript-eslint';
import {expect, it} from 'vitest';
import config from '../eslint.config.mjs';

const rule = 'no-restricted-syntax';

/** The messages of the project's own rules about an attribute of a component. They need no types. */
function lint(attribute: string): string[] {
  const source = `export default function Part({name}) {
  return <input ${attribute} className={name + found} />;
}
`;
  const settings = config.find(({rules}) => rules && rule in rules)?.rules?.[rule];
  const messages = new Linter().verify(
    source,
    {
      files: ['**/*.tsx'],
      languageOptions: {parser: tseslint.parser},
      rules: {[rule]: settings ?? 'off'},
    },
    'Part.tsx',
  );
  return messages.map(({message}) => message);
}

it.each([
  "aria-label={translate({id: 'site.copy', message: 'Copy'})}",
  'aria-label={name}',
  'aria-label={`删去 ${name}`}',
  'aria-label="RS485 计算器"',
  'title="·"',
  'lang="en"',
])('a label that can be translated, or is Chinese, is fine: %s', (attribute) => {
  expect(lint(attribute)).toEqual([]);
});

it.each(['aria-label="Copy"', "title={name ? 'Copy' : found}", 'placeholder={`Search ${name}`}'])(
  'a label that stands in the source alone is found: %s',
  (attribute) => {
    expect(lint(attribute)).toEqual(['Interface labels go through translate().']);
  },
);

it.each([
  ["import {writeFileSync} from 'node:fs';", 1],
  ["import {readFileSync, appendFileSync} from 'node:fs';", 1],
  ["import fs from 'node:fs/promises';", 1],
  ["import {readFileSync} from 'node:fs';", 0],
  ["import {replaceFile} from '@markdown-zh/build-tools/write-file';", 0],
])('A10 a command writes files of authors whole: %s', (source, count) => {
  const rules = config.find(({files}) => files?.includes('tests/contract.ts'))?.rules;
  const messages = new Linter().verify(source, {files: ['**/*.ts'], ...(rules && {rules})}, 'a.ts');
  expect(messages.map(({message}) => message.replace(/^.* Use/, 'Use'))).toEqual(
    Array.from({length: count}, () => 'Use replaceFile of @markdown-zh/build-tools/write-file.'),
  );
});

it.each([
  ['() => location.replace(address)', 0],
  ['() => history.replaceState(null, "", url)', 0],
  ['() => name.replace("a", `b`)', 0],
  ['() => location.replace(location.pathname + query)', 1],
  ['() => window.location.assign(`${path}x`)', 1],
  ['() => window.location.replace(link.href)', 1],
  ['() => history.replaceState(null, "", pathname + query)', 1],
])('H7 %s has %i addresses that are put together', (handler, count) => {
  expect(lint(`onClick={${handler}}`)).toHaveLength(count);
});

const eslint = new ESLint();

/** How many imports of a module the rule for page modules rejects. */
async function pageFindings(file: string, source: string): Promise<number> {
  const [result] = await eslint.lintText(source, {filePath: file});
  return (result?.messages ?? []).filter(({message}) => message.includes('The thread of a page'))
    .length;
}

const part = 'packages/playground/src/interface/Part.tsx';
const editor = 'packages/playground/src/interface/Editor';

it.each([
  [part, "import {parse} from 'any-parser';", 1],
  [part, "import {diffArrays} from 'diff';", 1],
  [part, "import {diagnose} from '@markdown-zh/diagnosis';", 1],
  [part, "import {paste} from '@markdown-zh/convert/from-html';", 1],
  [part, "import type {Rule} from '@markdown-zh/diagnosis';", 0],
  [part, "import {type Rule} from '@markdown-zh/diagnosis';", 0],
  [part, "import {applyEdits} from '@markdown-zh/diagnosis/edits';", 0],
  [part, "import {tableAt} from '../worker/table/markdown.ts';", 1],
  [part, "import type {Jobs} from '../worker/jobs.ts';", 0],
  [part, "export {parse} from 'micromark';", 1],
  [part, "const load = () => import('papaparse');", 1],
  [part, "const load = () => import('../worker/tree.ts');", 1],
  [part, "const load = () => import('./Other.tsx');", 0],
  [`${editor}/language.ts`, "import {parser} from '@lezer/markdown';", 0],
  [`${editor}/extensions.ts`, "import {parser} from '@lezer/markdown';", 1],
  ['packages/playground/src/worker/part.ts', "import {micromark} from 'micromark';", 0],
  ['packages/lessons/src/Exercise/part.ts', "import {grade} from '../grading/index.ts';", 1],
  ['packages/lessons/src/Exercise/part.ts', "import {deepest} from '../grading/limits.ts';", 0],
  ['packages/lessons/src/Exercise/part.ts', "const load = () => import('./judge.ts');", 1],
  ['packages/lessons/src/Exercise/judge.ts', "import {grade} from '../grading/index.ts';", 0],
  ['packages/search/src/box/part.ts', "import {createSearcher} from '../query/index.ts';", 1],
  ['src/components/Part.tsx', "import {runJob} from '@markdown-zh/lessons/run-job';", 0],
  ['src/components/Part.tsx', "import {judge} from '@markdown-zh/lessons/judge';", 1],
  ['src/components/Part.tsx', "import {renderExample} from '@site/src/lib/render-example';", 1],
  ['src/lib/render-example.ts', "import {micromark} from 'micromark';", 0],
])('F18 the thread of a page imports no parser: %s, %s', async (file, source, count) => {
  expect(await pageFindings(file, source)).toBe(count);
});

it.each([
  ['/(?:a+)+b/', 'regexp/no-super-linear-backtracking'],
  ['/^a*[ab]*c/', 'regexp/no-super-linear-backtracking'],
  ['/[ \\t]+#+[ \\t]*$/', 'local/no-quadratic-scan'],
  ['/[ \\t]*\\n[ \\t]*/g', 'local/no-quadratic-scan'],
  ['/^\\s*#/m', 'local/no-quadratic-scan'],
  ['/<!--[^]*?-->/g', 'local/no-quadratic-scan'],
  ['/\\[([^\\]]+)\\]/', 'local/no-quadratic-scan'],
  ['/[^]{0,2000}?b/', 'local/no-quadratic-scan'],
  ['/(?<=甲[^)]*)\\)/', 'local/no-quadratic-scan'],
  ['/(["`])(?!`)[^]*?\\1/', 'local/no-quadratic-scan'],
  ['/\\s*(?:,|$)/', 'local/no-quadratic-scan'],
  ["new RegExp('a+' + 'b')", 'local/no-quadratic-scan'],
])('M22 the linter finds that %s is slow: %s', (pattern, found) => {
  expect(slowness(pattern)).toContain(found);
});

it.each([
  '/^[ \\t]+#+/',
  '/(?<![ \\t])[ \\t]+$/',
  '/(?:(?<![ \\t])[ \\t]+)?\\n[ \\t]*/g',
  '/^[ \\t]*#/m',
  '/<!--[^]*?(?:-->|$)/g',
  '/\\[([^[\\]]+)\\]/',
  '/[^]{0,200}?b/',
  '/\\)(?<=甲[^)]*\\))/',
  '/"[^"]*"|\'[^\']*\'/',
  '/\\s+/g',
  '/\\s+b/y',
  "new RegExp('(?<!a)a+' + 'b')",
])('M22 the linter accepts %s, whose time grows with the text', (pattern) => {
  expect(slowness(pattern)).toEqual([]);
});

/** The rules about slow regular expressions that find this one. */
function slowness(pattern: string): (string | null)[] {
  const settings = config.find(({rules}) => rules && 'local/no-quadratic-scan' in rules);
  const {plugins, rules} = settings ?? {};
  const messages = new Linter().verify(
    `text.replace(${pattern}, '');`,
    {files: ['**/*.ts'], ...(plugins && {plugins}), ...(rules && {rules})},
    'a.ts',
  );
  return messages.map(({ruleId}) => ruleId);
}
