import {applyEdits} from '@markdown-zh/diagnosis/edits';
import {describe, expect, it} from 'vitest';
import {checkRendering} from './rendering.ts';
import {inLanguageOf} from '../messages/to-issues.ts';

const frontMatter = '---\ntitle: 甲\n---\n\n';

function issuesOf(text: string, repaired: readonly string[] = []) {
  return inLanguageOf(
    checkRendering({file: 'docs/a.md', source: frontMatter + text}, {repaired}),
    {language: 'en'},
    {},
  );
}

describe('the check of rendering', () => {
  it('W8 names a text that does not become what it looks like, with the fix that is safe', () => {
    const text = '甲\n\n乙\n\n**丙 **丁\n';
    const issues = issuesOf(text);
    expect(issues).toMatchObject([{line: 9, column: 1, rule: 'rendering/emphasis-space-inside'}]);
    expect(issues[0]?.chinese).toMatch(/。修改：.+。$/u);
    const fixed = applyEdits(
      frontMatter + text,
      issues.flatMap(({fix}) => fix ?? []),
    );
    expect(fixed).toContain('**丙**丁');
  });

  it('W8 ends a bare address by a link, because MDX has no autolinks', () => {
    const text = `${frontMatter}打开http://localhost:8080，看一看。\n`;
    const fixed = applyEdits(
      text,
      issuesOf(text.slice(frontMatter.length)).flatMap(({fix}) => fix ?? []),
    );
    expect(fixed).toContain('打开[http://localhost:8080](http://localhost:8080)，看一看。');
  });

  it('finds nothing in what renders, and in syntax of Docusaurus', () => {
    const text = '# 甲 {#a}\n\n:::note[乙]\n\n**丙**丁\n\n:::\n\n<Kbd>a</Kbd> {1 + 1}\n';
    expect(issuesOf(text)).toEqual([]);
  });

  it('names a line of countless marks, which is not read', () => {
    expect(issuesOf('*甲 _乙 '.repeat(2 ** 10))).toMatchObject([
      {line: 5, rule: 'rendering/unread'},
    ]);
  });

  it('is silent about what the site repairs, and without a configuration', () => {
    const text = '**甲。**乙\n';
    expect(issuesOf(text)).toHaveLength(1);
    expect(issuesOf(text, ['emphasis-close-after-punctuation'])).toEqual([]);
    expect(checkRendering({file: 'docs/a.md', source: text}, undefined)).toEqual([]);
  });
});
