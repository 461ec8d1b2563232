import {expect, it} from 'vitest';
import {withoutDocs} from './global-data-loader.mjs';

const versionOf = (...ids: string[]) => ({
  name: 'current',
  mainDocId: 'intro',
  docs: ids.map((id) => ({id, path: `/docs/${id}`})),
});

it('leaves the docs that are named and the first one, and all that is no doc', () => {
  const source = {
    'docusaurus-plugin-content-docs': {
      default: {path: '/docs', versions: [versionOf('a', 'b', 'intro', 'c')]},
    },
    other: {default: {docs: ['a']}},
  };
  expect(JSON.parse(withoutDocs(JSON.stringify(source), ['b', 'none']))).toEqual({
    ...source,
    'docusaurus-plugin-content-docs': {
      default: {path: '/docs', versions: [versionOf('b', 'intro')]},
    },
  });
});

it('leaves a site without docs as it is', () => {
  expect(withoutDocs('{"other":{}}', [])).toBe('{"other":{}}');
});
