import {describe, expect, it} from 'vitest';
import {schemas} from '../schemas.fixture.ts';
import type {Answers} from './answers.ts';
import {checkAnswers, draftText, type ExistingContent} from './plan.ts';
import {proposeSlug} from './slug.ts';

describe('proposeSlug', () => {
  it.each([
    ['RS485 与 CAN 怎样选', 'rs485-yu-can-zen-yang-xuan'],
    ['鸿蒙：版本（上）', 'hong-meng-ban-ben-shang'],
    ['Café “au lait”', 'cafe-au-lait'],
    ['绿色', 'lv-se'],
    ['🙂', ''],
    ['C++ 与 C#', 'c-yu-c'],
  ])('of %s is %s', (title, slug) => {
    expect(proposeSlug(title)).toBe(slug);
  });

  it('ends with a syllable where it gets long', () => {
    const slug = proposeSlug('很长的题目'.repeat(20));
    expect(slug.length).toBeLessThanOrEqual(60);
    expect(slug).toMatch(/^(?:hen|chang|zhang|de|ti|mu)(?:-(?:hen|chang|zhang|de|ti|mu))*$/);
  });
});

const existing: ExistingContent = {
  schemas,
  authors: ['icms', 'editors'],
  tags: ['rs485', 'can'],
  files: [
    'blog/2026-01-01-first/index.md',
    'blog/2026-01-02-second.md',
    'docs/tools/git.mdx',
    'learn/01-bold.md',
  ],
  sections: ['tools'],
  lastPositions: new Map([['tools', 7]]),
};
const post: Answers = {
  title: '题目',
  description: '这一篇说明脚手架写出的文章是什么样子，并给出例子。',
  slug: 'third',
  date: '2026-01-03',
  authors: ['icms'],
  tags: ['can'],
};

describe('checkAnswers', () => {
  it('finds nothing wrong with good ones', () => {
    expect(checkAnswers('post', post, existing)).toEqual([]);
    expect(checkAnswers('note', {...post, slug: 'first'}, existing)).toEqual([]);
    expect(checkAnswers('doc', {...post, section: 'tools', slug: 'ssh'}, existing)).toEqual([]);
  });

  it.each<[Answers, string]>([
    [{tags: ['rs458']}, 'The tag "rs458" is not in blog/tags.yml. Did you mean "rs485"?'],
    [{authors: ['imcs']}, 'The author "imcs" is not in blog/authors.yml. Did you mean "icms"?'],
    [{tags: []}, '--tags is []. Write a list of keys from blog/tags.yml'],
    [{tags: undefined}, '--tags is missing. Write a list of keys'],
    [{title: undefined}, '--title is missing.'],
    [{description: '短'}, '--description is "短". Write one plain sentence'],
    [{slug: '题目'}, '--slug is "题目". Use lower-case letters'],
    [{slug: '../evil'}, '--slug is "../evil". Use lower-case letters'],
    [{slug: ''}, '--slug is "".'],
    [{slug: 'first'}, 'The slug "first" already belongs to blog/2026-01-01-first/index.md.'],
    [{slug: 'second'}, 'The slug "second" already belongs to blog/2026-01-02-second.md.'],
    [{date: '2026-02-30'}, '--date is "2026-02-30". Write the day as YYYY-MM-DD.'],
  ])('names the remedy for %j', (wrong, message) => {
    const problems = checkAnswers('post', {...post, ...wrong}, existing);
    expect(problems.map((problem) => problem.message)).toEqual([expect.stringContaining(message)]);
  });

  it.each<[Answers, string]>([
    [{section: 'tool'}, 'There is no folder docs/tool. Did you mean "tools"?'],
    [{section: '../blog'}, 'There is no folder docs/../blog.'],
    [{section: 'tools', slug: 'git'}, 'The slug "git" already belongs to docs/tools/git.mdx.'],
  ])('names the remedy for a doc with %j', (wrong, message) => {
    const problems = checkAnswers('doc', {...post, ...wrong}, existing);
    expect(problems.map((problem) => problem.message)).toEqual([expect.stringContaining(message)]);
  });

  it.each<[Answers, string]>([
    [{position: '1'}, 'The position 1 already belongs to learn/01-bold.md. 2 is free.'],
    [{position: '0'}, '--position is "0". Write a number from 1 to 99. 2 is free.'],
    [{position: undefined}, '--position is missing. Write a number from 1 to 99. 2 is free.'],
    [{slug: 'bold'}, 'The slug "bold" already belongs to learn/01-bold.md.'],
  ])('names the remedy for a lesson with %j', (wrong, message) => {
    const lesson = {...post, position: '2', ...wrong};
    const problems = checkAnswers('lesson', lesson, existing);
    expect(problems.map((problem) => problem.message)).toEqual([expect.stringContaining(message)]);
  });

  it('puts a doc behind its neighbours, and quotes what YAML would take for something else', () => {
    const text = draftText('doc', {...post, title: 'A: 1 # "b"', section: 'tools'}, existing);
    expect(text).toContain('sidebar_position: 8\n');
    expect(text).toContain(`title: 'A: 1 # "b"'\n`);
  });
});
