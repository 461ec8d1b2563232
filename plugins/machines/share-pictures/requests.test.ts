import {describe, expect, it} from 'vitest';
import type {PageHead} from './head';
import {pictureRequests} from './requests';
import type {BuiltPage} from './pages';

const root = 'https://a.test/x/';
const names = {title: 'Site', delimiter: '|'};

function page(
  route: string,
  image = `img/share/${route}.png`,
  title = `${route} | Site`,
): BuiltPage {
  const head: PageHead = {
    title,
    description: undefined,
    image: root + image,
    published: undefined,
    tags: [],
    breadcrumbs: [],
    partOf: undefined,
  };
  return {route, source: `${route}.md`, head};
}

const requestsOf = (pages: readonly BuiltPage[], size = {width: 1200, height: 630}) =>
  pictureRequests(pages, root, names, (file) => (file.startsWith('assets/') ? size : undefined));

describe('pictureRequests', () => {
  it('requests one picture for a blog and its lists', () => {
    const pages = [page('blog'), page('blog/tags', 'img/share/blog.png')];
    const {requests, problems} = requestsOf(pages);
    expect(problems).toEqual([]);
    expect(requests.map(({file, card}) => [file, card.title])).toEqual([
      ['img/share/blog.png', 'blog'],
    ]);
  });

  it('reads addresses with Chinese characters', () => {
    const {requests} = requestsOf([page('docs/语法', encodeURI('img/share/docs/语法.png'))]);
    expect(requests[0]?.file).toBe('img/share/docs/语法.png');
  });

  it('draws none for an article whose front matter names a picture', () => {
    expect(requestsOf([page('blog/a', 'assets/images/own.png')])).toEqual({
      requests: [],
      problems: [],
    });
  });

  it.each([
    ['is missing or not a PNG', [page('a', 'img/none.png')], undefined],
    ['has 600 × 315 pixels', [page('a', 'assets/small.png')], {width: 600, height: 315}],
    ['which is not a page', [page('blog/tags', 'img/share/blog.png')], undefined],
  ] as const)('says when a picture %s', (message, pages, size) => {
    const {problems} = requestsOf(pages, size);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(message);
    expect(problems[0]).toContain('.md: ');
  });

  it('says when a picture is on another site', () => {
    const foreign = page('a');
    const elsewhere = {...foreign, head: {...foreign.head, image: 'https://b.test/a.png'}};
    expect(requestsOf([elsewhere]).problems[0]).toContain('not a file of this site');
  });
});
