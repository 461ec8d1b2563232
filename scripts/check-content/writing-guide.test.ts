import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {checkSnippets, checkTypography, loadParsers} from '@markdown-zh/content-check/checks';
import {withDefaults} from '@markdown-zh/content-check';
import {readArticle} from '@markdown-zh/content-check/article';
import {checkExercise} from '@markdown-zh/lessons/read';
import contentCheck from '../../site/content-check';

const {languages} = withDefaults(contentCheck);
const source = readFileSync('WRITING.md', 'utf8');
const read = readArticle('WRITING.md', source);

it('the guide for authors keeps its own rules', async () => {
  expect(read.ok).toBe(true);
  const issues = read.ok
    ? [
        ...checkTypography(read.article),
        ...checkSnippets(read.article, (await loadParsers()).snippets, languages),
      ]
    : [];
  expect(issues).toEqual([]);
});

/** A row of the table of rules: its name, and code spans of how to write and how not to. */
const row = /^\| (?<rule>[^|]+) \| `(?<right>[^`]+)` \| `(?<wrong>[^`]+)` \|$/gm;

/** The rules that the checks find broken in a text, taken as an article. */
function findIn(text: string): string[] {
  const result = readArticle('docs/a.md', `${text}\n`);
  return result.ok ? checkTypography(result.article).map(({rule}) => rule) : ['mdx'];
}

it.each(
  [...source.slice(source.indexOf('\n## 排版'), source.indexOf('\n## 容易')).matchAll(row)].map(
    ({groups}) => [groups?.rule ?? '', groups?.right ?? '', groups?.wrong ?? ''] as const,
  ),
)('the rule 「%s」 is one that the checks know', (_rule, right, wrong) => {
  expect(findIn(right)).toEqual([]);
  expect(findIn(wrong)).not.toEqual([]);
});

it('L5 the example of an exercise passes the check', () => {
  const [, exercise = ''] = /^```yaml exercise\n([^]*?)^```$/m.exec(source) ?? [];
  expect(exercise).toContain('id: bold');
  expect(checkExercise(exercise).issues).toEqual([]);
});
