import {readdirSync, readFileSync} from 'node:fs';
import {isUtf8} from 'node:buffer';
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {outerIt} from '../../tests/support/outer-it';
import {expected} from '../../tests/fixtures/content-check/expected';
import {describeFixtures} from '../../tests/fixtures/content-check/table';
import {type SourceFile, checkContent, loadParsers} from '@markdown-zh/content-check/checks';
import {type Finding, formatFinding, inEnglish, withDefaults} from '@markdown-zh/content-check';
import contentCheck from '../../site/content-check';
import {timeLimit} from '../../tests/support/time-limit.mjs';

const folder = 'tests/fixtures/content-check/bad';
const config = withDefaults({
  ...contentCheck,
  addresses: {
    ...contentCheck.addresses,
    redirects: {
      file: 'site/redirects.ts',
      list: {'/docs/bad': '/docs/good', '/blog/hello': '/docs/good'},
    },
  },
});
const parsers = await loadParsers();

const doc = (name: string, title: string, position: number, rest: string): SourceFile => ({
  file: `docs/${name}.md`,
  kind: 'doc',
  source: `---\ntitle: ${title}\ndescription: 这一页说明检查程序怎样读一篇文章，并给出例子。\nsidebar_position: ${position}\n${rest}`,
});

/** Articles without a mistake, beside which each bad one stands. */
const neighbours = [
  doc('a-good', '好的一页', 9, '---\n\n## 第一节\n'),
  doc('good', '又一页', 8, '---\n\n## 第二节\n'),
  doc('draft', '草稿', 7, 'draft: true\n---\n\n正文\n'),
];

const pictures = new Map([
  ['small', {bytes: 100, size: {width: 64, height: 64, type: 'png'}}],
  ['heavy', {bytes: 61 * 1024, size: {width: 64, height: 64, type: 'png'}}],
  ['wide', {bytes: 100, size: {width: 1281, height: 64, type: 'png'}}],
  ['broken', {bytes: 100, size: undefined}],
]);

/** The issues of articles beside each other, and beside those without a mistake. */
function issuesBeside(files: readonly SourceFile[]): readonly Finding[] {
  const pictureName = (path: string) => /^static\/img\/(\w+)\.png$/.exec(path)?.[1] ?? '';
  return checkContent(
    {
      config,
      files: [...neighbours, ...files],
      known: {authors: ['editors'], tags: ['hello']},
      generated: {pages: [], tags: ['hello'], authorPages: []},
      hasFile: (path) => pictures.has(pictureName(path)),
      imageOf: (path) => pictures.get(pictureName(path)),
      recorded: ['/docs/a-good', '/docs/good', '/docs/bad', '/blog/hello'],
      problems: [],
    },
    parsers,
  );
}

const places = {doc: 'docs/bad.md', post: 'blog/2026-11-02-hello.md'} as const;

function issuesOf(kind: 'doc' | 'post', source: string, isDamaged = false): readonly Finding[] {
  const file = places[kind];
  const issues = issuesBeside([{file, kind, source, isDamaged}]);
  return issues.filter((issue) => issue.file === file);
}

describe('a bad input', () => {
  const names = readdirSync(folder)
    .map((name) => name.replace(/\.md$/, ''))
    .sort();

  it('stands beside the message that it must have, and there are 40 at least', () => {
    expect(names).toEqual(Object.keys(expected).sort());
    expect(names.length).toBeGreaterThanOrEqual(40);
  });

  const checked = names.map((name) => {
    const bytes = readFileSync(`${folder}/${name}.md`);
    const source = bytes.toString();
    const issues = issuesOf(name.startsWith('doc-') ? 'doc' : 'post', source, !isUtf8(bytes));
    const found = issues.map((finding) => formatFinding(inEnglish(finding)));
    const message = expected[name] ?? '';
    const issue = found.find((one) => one.includes(`:${message}`) || one.includes(` ${message}`));
    return {name, source, issues, found, message, issue};
  });

  it.each(checked.map((one) => [one.name, one] as const))('%s has its message', (_, one) => {
    const {found, message, issue} = one;
    expect(issue, [`expected: ${message}`, ...found].join('\n')).toBeDefined();
    expect(found.join('\n')).not.toMatch(/The check itself failed|^ +at /m);
  });

  it('stands with its message in the table of all (npx vitest run -u)', async () => {
    const inputs = checked.map(({issue = '', ...file}) => ({...file, issue}));
    await expect(describeFixtures(inputs)).toMatchFileSnapshot(`../../${folder}/../README.md`);
  });
});

it('finds nothing in what only looks like a mistake', () => {
  expect(issuesOf('doc', readFileSync('tests/fixtures/content-check/good.md', 'utf8'))).toEqual([]);
});

describe('no input', {timeout: timeLimit(120_000)}, () => {
  /** Tries each text as a doc and as a post. One run checks them all, so that it reads the other articles once. */
  const hasNoCrash = (...sources: readonly string[]) => {
    const files = sources.flatMap((source, index): SourceFile[] => [
      {file: `docs/${index}.md`, kind: 'doc', source},
      {file: `blog/2026-11-0${index + 1}-hello.md`, kind: 'post', source},
    ]);
    const rules = issuesBeside(files).map(({rule}) => rule);
    expect(rules).not.toContain('check');
  };
  const withFrontMatter = (source: string) => `${doc('x', '题', 1, '---\n\n').source}${source}`;

  it.each([
    ['a line of a megabyte', `${'长'.repeat(2 ** 19)}a`],
    ['brackets in brackets', '['.repeat(5000)],
    ['quotations in quotations', '>'.repeat(500)],
    ['nothing but line ends', '\n'.repeat(10_000)],
    ['front matter of a value', '---\n42\n---\n'],
    ['front matter with a null', '---\n~\n---\n'],
    ['front matter with a tag', '---\na: !!js/function x\nb: !<x> y\n---\n'],
    ['front matter that merges', '---\n<<: &a {title: [*a]}\n---\n'],
    ['a lone surrogate', '## \uD800\n\n[\uDC00](#\uD800)'],
    ['an address that cannot be decoded', '[a](./%E0%A4%A.md) ![a](%)'],
  ])('makes the check fail: %s', (_, source) => {
    hasNoCrash(source, withFrontMatter(source));
  });

  outerIt('makes the check fail: thousands of marks', () => {
    hasNoCrash('*_`[]()!'.repeat(2 ** 12));
  });

  it('makes the check fail: odd pieces of articles in any order', () => {
    const pieces = fc.constantFrom(
      '---\n',
      '\n\n',
      'title: 甲\n',
      'tags: [',
      '"',
      '{',
      '}',
      '<',
      '<b>',
      '</b>',
      '`',
      '```\n',
      '```js\n',
      '~~~',
      '$$',
      '\n$$\n',
      '[',
      '](',
      ')',
      '![',
      '#',
      '## ',
      '{#a}',
      '<!--',
      '-->',
      'truncate',
      '[^a]',
      '[^a]: ',
      '|',
      '\n| --- |\n',
      ':::',
      '「',
      '」',
      '甲',
      'A',
      '\r',
      '\0',
      '\uFEFF',
      '\uD83D',
      '&#x0;',
      '\\',
      '*',
      '\t',
      '据说',
      'Github',
      '://',
      'https://',
      '- ',
      '> ',
      'import ',
      'export ',
    );
    const text = fc.array(fc.oneof(pieces, fc.string({maxLength: 5})), {maxLength: 40});
    fc.assert(
      fc.property(text, (parts) => {
        const source = parts.join('');
        hasNoCrash(source, withFrontMatter(source));
      }),
      {numRuns: 100, seed: 9},
    );
  });
});
