import {describe, expect, it} from 'vitest';
import {withDefaults, type ContentCheckConfig} from '../config.ts';
import {accepts, checkFrontMatter} from './front-matter.ts';
import {inEnglish} from '../messages/to-issues.ts';

const known = {authors: ['editors'], tags: []};

function check(source: string, config: ContentCheckConfig = {}): string[] {
  const site = {config: withDefaults(config), known};
  return checkFrontMatter('blog/a.md', source, 'post', site).map(
    (finding) => inEnglish(finding).message,
  );
}

describe('checkFrontMatter', () => {
  const frontMatter = {
    post: {
      type: 'object',
      properties: {title: {type: 'string', remedy: 'Write a title.'}},
      required: ['title'],
      additionalProperties: false,
    },
  } as const;

  it('checks front matter against the schema of its kind', () => {
    expect(check('---\ntitle: a\n---\n', {frontMatter})).toEqual([]);
    expect(check('---\ntitel: a\n---\n', {frontMatter})).toEqual([
      '"title" is missing. Write a title.',
      '"titel" is not a field of a post. Did you mean "title"? Known fields: title.',
    ]);
    expect(check('# a\n', {frontMatter})).toEqual([
      expect.stringContaining('There is no front matter.'),
    ]);
  });

  it('without a schema accepts any fields or none, but no invalid YAML', () => {
    expect(check('# a\n')).toEqual([]);
    expect(check('---\nanything: 1\n---\n')).toEqual([]);
    expect(check('---\ntitle: a: b\n---\n')).toEqual([expect.stringContaining('not valid YAML')]);
  });

  it('reports unknown authors, but no tags if no list of tags exists', () => {
    expect(check('---\nauthors: [editor]\ntags: [a]\n---\n')).toEqual([
      expect.stringContaining('"editor" is not in blog/authors.yml. Did you mean "editors"?'),
    ]);
  });
});

it('a field accepts what its schema does', () => {
  const field = {type: 'string', minLength: 2, remedy: ''};
  expect([accepts(field, 'ab'), accepts(field, 'a'), accepts(field, undefined)]).toEqual([
    true,
    false,
    false,
  ]);
});
