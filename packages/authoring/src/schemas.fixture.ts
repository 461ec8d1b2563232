import type {FieldFacts, Schemas} from './fields.ts';

const texts = {description: 'A field.', guide: '一个字段'};

const title: FieldFacts = {
  ...texts,
  type: 'string',
  minLength: 1,
  remedy: 'Write the title of the page as text.',
  example: '题目',
};
const description: FieldFacts = {
  ...texts,
  type: 'string',
  minLength: 20,
  maxLength: 140,
  remedy: 'Write one plain sentence of 20 to 140 characters.',
  example: '这一篇说明脚手架写出的文章是什么样子，并给出例子。',
};
const draft: FieldFacts = {
  ...texts,
  type: 'boolean',
  remedy: 'Write true or false.',
  example: 'true',
};
const position: FieldFacts = {...texts, type: 'number', remedy: 'Write a number.', example: '3'};
const slug: FieldFacts = {
  ...texts,
  type: 'string',
  pattern: String.raw`^[a-z0-9]+(?:-[a-z0-9]+)*$`,
  description: 'The last part of the address, which never changes.',
  remedy: 'Use lower-case letters, digits and hyphens.',
  example: 'can-bus',
};
const date: FieldFacts = {
  ...texts,
  type: 'string',
  format: 'date',
  remedy: 'Write the day as YYYY-MM-DD.',
  example: '2026-01-01',
};
const names = (file: string, example: string): FieldFacts => ({
  ...texts,
  type: 'array',
  items: {type: 'string'},
  minItems: 1,
  remedy: `Write a list of keys from blog/${file}.yml.`,
  example,
});

function schemaOf(properties: Readonly<Record<string, FieldFacts>>, required: readonly string[]) {
  return {type: 'object', properties, required, additionalProperties: false} as const;
}

/** Schemas of front matter for tests. */
export const schemas: Schemas = {
  doc: schemaOf({title, description, sidebar_position: position, draft}, [
    'title',
    'description',
    'sidebar_position',
  ]),
  lesson: schemaOf({title, description, draft}, ['title', 'description']),
  post: schemaOf(
    {
      title,
      description,
      slug,
      date,
      authors: names('authors', '[icms]'),
      tags: names('tags', '[can]'),
      draft,
    },
    ['title', 'description', 'slug', 'date', 'authors', 'tags'],
  ),
  page: schemaOf({title, description}, ['title', 'description']),
};
