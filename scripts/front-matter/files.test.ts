import {readFileSync} from 'node:fs';
import {accepts} from '@markdown-zh/content-check/front-matter';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {fillGuide, jsonSchemaOf, snippetsOf} from './guide';
import {fieldsOf} from '../../site/front-matter';
import {frontMatterFiles} from './files';

const known = {authors: ['icms', 'editors'], tags: ['rs485', 'can']};

describe('what is made of the schema of front matter', () => {
  it.each([...frontMatterFiles()])(
    '%s is current (npm run generate -- front-matter)',
    (file, text) => {
      expect(readFileSync(file, 'utf8')).toBe(text);
    },
  );

  it('says of each field what it is, and gives an example that the schema takes', () => {
    for (const kind of ['doc', 'post', 'page'] as const) {
      for (const {name, schema} of fieldsOf(kind)) {
        const {description, guide, example, remedy} = schema;
        expect(description, name).toMatch(/\.$/);
        expect(guide, name).toMatch(/\p{Script=Han}[^。|]*$/u);
        expect(remedy, name).toMatch(/\.$/);
        expect(accepts(schema, parse(example)), name).toBe(true);
      }
    }
    expect(fieldsOf('post').filter(({isRequired}) => isRequired)).toHaveLength(6);
  });

  it('lets an editor choose among known tags and authors, and no other field', () => {
    expect(jsonSchemaOf('post', known)).toMatchObject({
      additionalProperties: false,
      required: ['title', 'description', 'slug', 'date', 'authors', 'tags'],
      properties: {
        tags: {items: {enum: ['rs485', 'can']}},
        authors: {items: {enum: ['icms', 'editors']}},
        slug: {description: expect.stringContaining('never changes') as string},
      },
    });
  });

  it('completes whole front matter and single fields', () => {
    const snippets = snippetsOf(known);
    expect(snippets['Front matter: post']?.body).toContain('tags: [${6|rs485,can|}]');
    expect(snippets['Field: draft']?.body).toEqual(['draft: ${1|true,false|}$0']);
  });

  it('refuses a guide that has no place for it', () => {
    expect(() => fillGuide('# Guide')).toThrow('The guide lacks the lines');
  });
});
