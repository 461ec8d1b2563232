import {expect, it} from 'vitest';
import {sectionsOf} from './sections';

it('D17 a section has the lead pages of its series before their other pages', () => {
  const doc = (id: string, unlisted = false) => ({
    id,
    title: id,
    permalink: `/docs/${id}`,
    unlisted,
  });
  const version = {
    docs: [doc('a'), doc('series'), doc('series/b'), doc('hidden', true)],
    sidebars: {
      all: [
        {
          type: 'category',
          label: 'Section',
          link: {type: 'generated-index', permalink: '/docs/category/s'},
          items: [
            {type: 'doc', id: 'a'},
            {
              type: 'category',
              label: 'Series',
              link: {type: 'doc', id: 'series'},
              items: [
                {type: 'doc', id: 'series/b'},
                {type: 'doc', id: 'hidden'},
              ],
            },
          ],
        },
      ],
    },
  } as unknown as Parameters<typeof sectionsOf>[0];
  const [section, ...others] = sectionsOf(version);
  expect(section?.docs.map(({title}) => title)).toEqual(['a', 'series', 'series/b']);
  expect(others).toEqual([]);
});
