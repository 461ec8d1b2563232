/*
 * Structured data of pages, in schema.org's vocabulary as typed by `schema-dts`. It has the properties that Google's
 * documents "Article" and "Breadcrumb" require or recommend. All addresses are absolute.
 */
import type {
  Blog,
  BlogPosting,
  BreadcrumbList,
  Organization,
  TechArticle,
  WebSite,
  WithContext,
} from 'schema-dts';

import type {Article, Named, Post, Site} from './facts';

const context = 'https://schema.org';

/** The home page. It has no `SearchAction`: Google removed the search box for sites in November 2024. */
export function webSite(site: Site): WithContext<WebSite> {
  return {
    '@context': context,
    '@type': 'WebSite',
    '@id': `${site.url}#website`,
    url: site.url,
    name: site.name,
    description: site.description,
    inLanguage: site.language,
    license: site.licence,
    publisher: publisher(site),
  };
}

/** A doc. */
export function techArticle(site: Site, article: Article): WithContext<TechArticle> {
  return {
    '@context': context,
    '@type': 'TechArticle',
    ...articleProperties(site, article),
    author: publisher(site),
    publisher: publisher(site),
    isPartOf: {'@type': 'WebSite', '@id': `${site.url}#website`, name: site.name, url: site.url},
  };
}

/** A post on its own page. */
export function blogPosting(site: Site, blog: Named, post: Post): WithContext<BlogPosting> {
  return {
    '@context': context,
    '@type': 'BlogPosting',
    ...articleProperties(site, post),
    ...postProperties(post),
    keywords: [...post.tags],
    publisher: publisher(site),
    isPartOf: {'@type': 'Blog', '@id': blog.url, name: blog.name, url: blog.url},
  };
}

/** The list of a blog's posts. */
export function blog(
  site: Site,
  {name, url, description}: Named & {readonly description: string},
  posts: readonly Post[],
): WithContext<Blog> {
  return {
    '@context': context,
    '@type': 'Blog',
    '@id': url,
    url,
    name,
    description,
    inLanguage: site.language,
    publisher: publisher(site),
    blogPost: posts.map((post) => ({
      '@type': 'BlogPosting',
      '@id': post.url,
      url: post.url,
      headline: post.title,
      image: post.image,
      ...postProperties(post),
    })),
  };
}

/** The path from the top to a page, including the page. */
export function breadcrumbs(way: readonly Named[]): WithContext<BreadcrumbList> {
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: way.map(({name, url}, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  };
}

function articleProperties(site: Site, {url, title, description, image, modified}: Article) {
  return {
    '@id': url,
    mainEntityOfPage: url,
    url,
    headline: title,
    description,
    image,
    inLanguage: site.language,
    license: site.licence,
    ...(modified !== undefined && {dateModified: modified}),
  };
}

function postProperties({published, authors}: Post) {
  return {
    datePublished: published,
    author: authors.map(({name, url}) => ({
      '@type': 'Organization' as const,
      name,
      ...(url !== undefined && {url}),
    })),
  };
}

function publisher(site: Site): Organization {
  return {
    '@type': 'Organization',
    '@id': `${site.url}#organization`,
    name: site.name,
    url: site.url,
    logo: site.logo,
  };
}
