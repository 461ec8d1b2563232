import {expect, it} from 'vitest';
import {schemas} from '../schemas.fixture.ts';
import {fillGuide, jsonSchemaOf, snippetsOf} from './guide.ts';

const known = {authors: ['icms', 'editors'], tags: ['rs485', 'can']};

it('lets an editor choose among known tags and authors, and no other field', () => {
  expect(jsonSchemaOf(schemas, 'post', known)).toMatchObject({
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
  const snippets = snippetsOf(schemas, known);
  expect(snippets['Front matter: post']?.body).toContain('tags: [${6|rs485,can|}]');
  expect(snippets['Field: draft']?.body).toEqual(['draft: ${1|true,false|}$0']);
});

it('refuses a guide that has no place for it', () => {
  expect(() => fillGuide('# Guide', schemas)).toThrow('The guide lacks the lines');
});
