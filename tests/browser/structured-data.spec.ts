import {checkStructuredData} from '../../scripts/checks/structured-data';
import {readArticles} from '../support/content';
import {allHeads} from '../support/heads';
import {pathOf} from '../support/pages';
import {outer} from '../support/ring';
import {expect, test} from '../support/test';
import {checkVocabulary} from '../support/vocabulary';

test('D7 structured data is what Google asks for', async ({request, baseURL}) => {
  const heads = await allHeads(request, baseURL);
  for (const {path, data} of heads) {
    for (const json of data) {
      expect(checkStructuredData(json), path).toEqual([]);
      if (!/^icms(?:\/|$)/.test(path)) {
        expect(json, path).not.toMatch(/\/icms\b/);
      }
    }
  }
  const typesOf = (wanted: string) =>
    heads
      .find(({path}) => path === wanted)
      ?.data.map((json) => (JSON.parse(json) as {'@type': string})['@type']);
  expect(typesOf('')).toEqual(['WebSite']);
  expect(typesOf('blog')).toEqual(['Blog']);
  for (const article of readArticles().filter(({file}) => !file.startsWith('src/'))) {
    const path = pathOf(article);
    const kind = /^(?:docs|learn)\//.test(article.file) ? 'TechArticle' : 'BlogPosting';
    // The list of lessons has no page above it.
    expect(typesOf(path), path).toEqual(path === 'learn' ? [kind] : [kind, 'BreadcrumbList']);
  }
});

test(
  'D7 structured data uses the vocabulary of schema.org',
  {tag: outer},
  async ({request, baseURL}) => {
    const heads = await allHeads(request, baseURL);
    expect(checkVocabulary(heads.flatMap(({data}) => data))).toEqual([]);
  },
);

test(
  'the check of the vocabulary finds a property that schema.org does not know',
  {tag: outer},
  () => {
    const good = '{"@context":"https://schema.org","@type":"WebSite","name":"a"}';
    expect(checkVocabulary([good])).toEqual([]);
    expect(checkVocabulary([good.replace('"name"', '"nam"')]).join()).toContain('nam');
    expect(checkVocabulary([good.replace('WebSite', 'WebSit')])).toHaveLength(1);
  },
);
