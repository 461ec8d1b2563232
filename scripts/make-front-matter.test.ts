import {readFileSync} from 'node:fs';
import {accepts} from '@markdown-zh/content-check/front-matter';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {fieldsOf} from '@markdown-zh/authoring/fields';
import {frontMatterFiles} from '@markdown-zh/authoring/front-matter';
import {schemas} from '../site/front-matter';
import {authoringSite} from './authoring-site';

describe('what is made of the schema of front matter', () => {
  it.each([...frontMatterFiles(authoringSite('.'), 'WRITING.md')])(
    '%s is current (npm run generate -- front-matter)',
    (file, text) => {
      expect(readFileSync(file, 'utf8')).toBe(text);
    },
  );

  it('says of each field what it is, and gives an example that the schema takes', () => {
    for (const kind of ['doc', 'post', 'page'] as const) {
      for (const {name, schema} of fieldsOf(schemas, kind)) {
        const {description, guide, example, remedy} = schema;
        expect(description, name).toMatch(/\.$/);
        expect(guide, name).toMatch(/\p{Script=Han}[^。|]*$/u);
        expect(remedy, name).toMatch(/\.$/);
        expect(accepts(schema, parse(example)), name).toBe(true);
      }
    }
    expect(fieldsOf(schemas, 'post').filter(({isRequired}) => isRequired)).toHaveLength(6);
  });
});
