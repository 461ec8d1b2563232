/** A fault to plant: a new file, or a replaced text of an existing one. */
export interface Fault {
  readonly what: string;
  readonly file: string;
  /** The text to replace; undefined for a new file. */
  readonly replaced?: string;
  readonly by: string;
  /** A second new file, if one file makes no fault. */
  readonly other?: {readonly file: string; readonly text: string};
  /** The step of `npm run check` that finds it. */
  readonly step: string;
}

const planted = 'src/lib/planted-fault.ts';

/** Faults that only a linter with types finds. */
const typed: readonly Fault[] = Object.entries({
  'a promise that nobody awaits': 'export function start(): void {\n  Promise.resolve(1);\n}\n',
  'await of what is no promise':
    'export async function first(list: readonly number[]): Promise<number> {\n  return (await list[0]) ?? 0;\n}\n',
  'a promise as a condition':
    'export function isReady(ready: Promise<boolean>): number {\n  return ready ? 1 : 0;\n}\n',
  'any from JSON':
    'export function read(text: string): string {\n  const data = JSON.parse(text);\n  return data.name;\n}\n',
  'a condition that always holds':
    'export function lengthOf(text: string): number {\n  return text === undefined ? 0 : text.length;\n}\n',
  'an object in a template':
    'export function say(thing: {readonly name: string}): string {\n  return `${thing}`;\n}\n',
  'an async function without await':
    'export async function one(): Promise<number> {\n  return 1;\n}\n',
  '|| for a missing number':
    'export function or(value: number | undefined): number {\n  return value || 1;\n}\n',
  'a deprecated function':
    'export function escaped(text: string): string {\n  return escape(text);\n}\n',
  'an assertion that changes nothing':
    'export function same(text: string): string {\n  return text as string;\n}\n',
}).map(([what, by]) => ({what, file: planted, by, step: 'lint'}));

const importing = (path: string, name: string) =>
  `import {${name}} from '${path}';\n\nexport const planted = ${name};\n`;

/** Imports that run in circles or against their direction. */
const imports: readonly Fault[] = [
  {
    what: 'a circle of values',
    file: planted,
    by: "import {other} from './planted-other';\n\nexport function planted(): number {\n  return other();\n}\n",
    other: {
      file: 'src/lib/planted-other.ts',
      text: "import {planted} from './planted-fault';\n\nexport function other(): number {\n  return planted();\n}\n",
    },
    step: 'lint',
  },
  {
    what: 'a circle of types',
    file: planted,
    by: "import type {Other} from './planted-other';\n\nexport interface Planted {\n  readonly other?: Other;\n}\n",
    other: {
      file: 'src/lib/planted-other.ts',
      text: "import type {Planted} from './planted-fault';\n\nexport interface Other {\n  readonly planted?: Planted;\n}\n",
    },
    step: 'lint',
  },
  {
    what: 'a page that imports from a command',
    file: planted,
    by: importing('../../scripts/text-table', 'textTable'),
    step: 'lint',
  },
  {
    what: 'a package that imports from the site',
    file: 'packages/diagnosis/src/planted-fault.ts',
    by: importing('../../../site/locale.ts', 'contentLanguage'),
    step: 'lint',
  },
  {
    what: 'a page that imports from a plugin',
    file: planted,
    by: importing('../../plugins/articles/reading-time', 'countWords'),
    step: 'lint',
  },
  {
    what: 'a fact of the site that imports a page',
    file: 'site/planted-fault.ts',
    by: importing('../src/lib/iso-date', 'isoDate'),
    step: 'lint',
  },
  {
    what: 'a command that imports from a benchmark',
    file: 'scripts/planted-fault.ts',
    by: importing('../bench/src/register', 'register'),
    step: 'lint',
  },
  {
    what: 'a file of a package without its entry',
    file: planted,
    by: importing('../../packages/lessons/src/grading/limits', 'isUnreadable'),
    step: 'lint',
  },
  {
    what: 'an entry that a package does not declare',
    file: planted,
    by: importing('@markdown-zh/diagnosis/text/positions', 'positionsIn'),
    step: 'types',
  },
  {
    what: 'a package that does not declare what it imports',
    file: 'packages/diagnosis/src/edits.ts',
    replaced: '/** ',
    by: "import 'clsx';\n\n/** ",
    step: 'unused code',
  },
];

/** Sentences, comments, styles and examples that no longer belong to their code. */
const companions: readonly Fault[] = [
  {
    what: 'a rule without its Chinese sentence',
    file: 'packages/content-check/src/messages/zh.ts',
    replaced: "'few-exercises':",
    by: "'too-few-exercises':",
    step: 'types',
  },
  {
    what: 'a README whose example no longer runs',
    file: 'packages/lessons/README.md',
    replaced: "from '@markdown-zh/lessons'",
    by: "from '@markdown-zh/lessons/grading'",
    step: 'packages',
  },
  {
    what: 'a comment that is hard to read',
    file: planted,
    by: '/** What stands in a build. */\nexport const planted = 1;\n',
    step: 'sources',
  },
  {
    what: 'a class that a CSS module lacks',
    file: 'src/components/Figure.module.css',
    replaced: '.figure',
    by: '.frame',
    step: 'sources',
  },
];

/** Labels in packages. */
const labels: readonly Fault[] = [
  {
    what: 'a label that no language translates',
    file: 'packages/search/src/box/StartScreen.tsx',
    replaced: 'id="site.search.recent.clear"',
    by: 'id="site.search.recent.empty"',
    step: 'labels',
  },
  {
    what: 'a label whose text is computed',
    file: 'packages/search/src/box/Input.tsx',
    replaced: "message: 'Search this site'",
    by: 'message: String(props.id)',
    step: 'labels',
  },
  {
    what: 'a translation whose label is gone',
    file: 'packages/search/src/box/StartScreen.tsx',
    replaced: '<Translate id="site.search.examples">Try searching for</Translate>',
    by: '{examples.length}',
    step: 'labels',
  },
  {
    what: 'a text that is no label',
    file: 'packages/search/src/box/StartScreen.tsx',
    replaced: '<Translate id="site.search.recent">Recent searches</Translate>',
    by: 'Recent searches',
    step: 'lint',
  },
  {
    what: 'a spoken attribute that is no label',
    file: 'packages/search/src/box/Input.tsx',
    replaced: "aria-label={translate({id: 'site.search.field', message: 'Search'})}",
    by: 'aria-label="Search"',
    step: 'lint',
  },
  {
    what: 'a regular expression whose time grows with the square of the text',
    file: planted,
    by: "export function withoutComments(text: string): string {\n  return text.replace(/<!--[^]*?-->/g, '');\n}\n",
    step: 'lint',
  },
];

/** Changes of behaviour that no linter can see, in each part of the project. */
const behaviours: readonly Fault[] = [
  {
    what: 'edits are applied from the last on, and those before it are lost',
    file: 'packages/diagnosis/src/edits.ts',
    replaced: 'a.from - b.from',
    by: 'b.from - a.from',
    step: 'unit tests of diagnosis',
  },
  {
    what: 'the search tells upper from lower case',
    file: 'packages/search/src/text/normalize.ts',
    replaced: 'return run.toLowerCase();',
    by: 'return run;',
    step: 'unit tests of search',
  },
  {
    what: 'the beginning of a line belongs to the line above',
    file: 'packages/diagnosis/src/text/positions.ts',
    replaced: '(starts[middle] ?? Infinity) <= offset',
    by: '(starts[middle] ?? Infinity) < offset',
    step: 'unit tests of diagnosis',
  },
  {
    what: 'unclosed fences of an answer are right',
    file: 'packages/lessons/src/grading/grade.ts',
    replaced: 'findings.length > 0 ? findings : unclosedFences(tree, answer)',
    by: 'findings.concat(unclosedFences(tree, answer).slice(0, 0))',
    step: 'unit tests of lessons',
  },
  {
    what: 'keys of a cache do not depend on where a part ends',
    file: 'packages/build-tools/src/cache/file-cache.ts',
    replaced: 'hash.update(`${part.length}:`).update(part)',
    by: 'hash.update(part)',
    step: 'unit tests of build-tools',
  },
  {
    what: 'dates are those of the reader’s time zone',
    file: 'packages/speed/src/browser/date-format.ts',
    replaced: 'date.getUTCDate()',
    by: 'date.getUTCDay()',
    step: 'unit tests of speed',
  },
  {
    what: 'punctuation counts as words',
    file: 'plugins/articles/reading-time.ts',
    replaced: 'isWordLike ? 1 : 0',
    by: 'isWordLike ? 1 : 1',
    step: 'unit tests of plugins',
  },
  {
    what: 'an emoji is as wide as a letter',
    file: 'packages/convert/src/columns-of.ts',
    replaced: "replace(emoji, '😀')",
    by: "replace(emoji, 'a')",
    step: 'unit tests of convert',
  },
  {
    what: 'a link of an article leads nowhere',
    file: 'docs/intro.md',
    replaced: '](./tutorial-extras/templates.md)',
    by: '](./tutorial-extras/template.md)',
    step: 'content',
  },
  {
    what: 'a theme override without its reason',
    file: 'src/theme/README.md',
    replaced: '| `SkipToContent`',
    by: '| `SkipToContents`',
    step: 'overrides',
  },
];

export const faults: readonly Fault[] = [
  ...typed,
  ...imports,
  ...companions,
  ...labels,
  ...behaviours,
];
