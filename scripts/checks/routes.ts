import type {ArticleFacts} from './findings';

/** A page of the site and, where it comes from an article, the anchors on it. */
export interface Page {
  readonly route: string;
  readonly anchors: ReadonlySet<string> | undefined;
  /** It is written, but not part of a build. */
  readonly isDraft?: boolean;
}

/**
 * The route of an article: docs by path, posts and notes by slug, pages by file name.
 *
 * @returns the route below `/`, or undefined when a post has no slug to go by
 */
export function routeOf({
  file,
  frontMatter,
}: Pick<ArticleFacts, 'file' | 'frontMatter'>): string | undefined {
  const [folder = '', ...rest] = file.replace(/(?:\/index)?\.mdx?$/, '').split('/');
  if (folder === 'docs') {
    return `/docs/${rest.join('/')}`;
  }
  if (folder === 'src') {
    return `/${rest.slice(1).join('/')}`;
  }
  const {slug} = frontMatter;
  return typeof slug === 'string' ? `/${folder}/${slug}` : undefined;
}

/** Addresses that exist without an article of their own, from facts that the caller read. */
export interface GeneratedRoutes {
  readonly categories: readonly string[];
  readonly tags: readonly string[];
  readonly authorPages: readonly string[];
  /** Names of pages that are components: `compatibility`. */
  readonly componentPages: readonly string[];
}

/** Every address that a link of an article may lead to, by route. */
export function pagesOf(
  articles: readonly ArticleFacts[],
  {categories, tags, authorPages, componentPages}: GeneratedRoutes,
): ReadonlyMap<string, Page> {
  const fromArticles = articles.flatMap((article) => {
    const route = routeOf(article);
    return route === undefined
      ? []
      : [{route, anchors: article.anchors, isDraft: article.frontMatter.draft === true}];
  });
  const blogs = ['/blog', '/icms'].flatMap((blog) => [
    blog,
    `${blog}/archive`,
    `${blog}/authors`,
    `${blog}/tags`,
    ...authorPages.map((page) => `${blog}/authors${page}`),
    ...tags.map((tag) => `${blog}/tags/${tag}`),
  ]);
  const generated = [
    '/',
    '/docs',
    '/blog/rss.xml',
    '/blog/atom.xml',
    '/sitemap.xml',
    ...componentPages.map((name) => `/${name}`),
    ...categories.map((label) => `/docs/category/${label}`),
    ...blogs,
  ];
  const pages: Page[] = [
    ...fromArticles,
    ...generated.map((route) => ({route, anchors: undefined})),
  ];
  return new Map(pages.map((page) => [page.route, page]));
}
