import {join} from 'node:path';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {LoadedContent as PagesContent} from '@docusaurus/plugin-content-pages';
import type {AllContent} from '@docusaurus/types';
import type {Page} from '../index/types.ts';
import {isExcludedPath, type Scope} from './scope.ts';

/** The article of a page. */
export interface Article {
  /** Absolute path of its Markdown. */
  readonly file: string;
  readonly page: Omit<Page, 'sections'>;
  /** One sentence, if its author wrote one. */
  readonly description?: string | undefined;
}

interface Site {
  readonly siteDir: string;
  readonly baseUrl: string;
}

interface LoadedPage {
  readonly source: string;
  readonly permalink: string;
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  readonly unlisted: boolean;
  readonly frontMatter: Readonly<Record<string, unknown>>;
}

/** The fields of a sidebar item that a breadcrumb needs. */
interface SidebarItem {
  readonly type: string;
  readonly id?: string;
  readonly label?: string;
  readonly items?: readonly SidebarItem[];
  /** The page of a category, if it has one. */
  readonly link?: unknown;
}

/**
 * The articles of the loaded content that the search covers, in the order of their paths. It leaves out drafts and
 * unlisted pages, although `npm start` shows them, and pages that are components, which have no Markdown.
 */
export function articlesOf(content: AllContent, site: Site, scope: Scope): Article[] {
  const docs = instancesOf<DocsContent>(content, 'docusaurus-plugin-content-docs').flatMap(
    ([, loaded]) =>
      (loaded?.loadedVersions ?? []).flatMap((version) =>
        version.docs.map((doc) => ({
          loaded: doc,
          breadcrumb: breadcrumbOf(doc.id, Object.values(version.sidebars).flat()) ?? [],
        })),
      ),
  );
  const posts = instancesOf<BlogContent>(content, 'docusaurus-plugin-content-blog').flatMap(
    ([id, loaded]) => {
      const name = scope.blogs[id];
      return name === undefined
        ? []
        : (loaded?.blogPosts ?? []).map(({metadata}) => ({loaded: metadata, breadcrumb: [name]}));
    },
  );
  const pages = instancesOf<PagesContent>(content, 'docusaurus-plugin-content-pages').flatMap(
    ([, loaded]) =>
      (loaded ?? []).flatMap((page) => (page.type === 'mdx' ? {loaded: page, breadcrumb: []} : [])),
  );
  return [...docs, ...posts, ...pages]
    .filter(({loaded}) => isShown(loaded))
    .map(({loaded, breadcrumb}) => articleOf(loaded, breadcrumb, site))
    .filter(({page}) => !isExcludedPath(page.path, scope))
    .sort((a, b) => (a.page.path < b.page.path ? -1 : 1));
}

/** The titles of all blogs, by their plugin ids. */
export function blogTitlesOf(content: AllContent): Record<string, string> {
  return Object.fromEntries(
    instancesOf<BlogContent>(content, 'docusaurus-plugin-content-blog').map(([id, loaded]) => [
      id,
      loaded?.blogTitle ?? '',
    ]),
  );
}

/** The content that the instances of a plugin have loaded, by their ids. */
function instancesOf<Content>(content: AllContent, plugin: string) {
  return Object.entries((content[plugin] ?? {}) as Record<string, Content | null | undefined>);
}

function isShown({unlisted, frontMatter}: LoadedPage): boolean {
  return !unlisted && frontMatter.unlisted !== true && frontMatter.draft !== true;
}

function articleOf(
  {source, permalink, title = '', description}: LoadedPage,
  breadcrumb: readonly string[],
  {siteDir, baseUrl}: Site,
): Article {
  return {
    file: join(siteDir, source.replace(/^@site\//, '')),
    page: {title, path: permalink.slice(baseUrl.length), breadcrumb},
    description,
  };
}

/** The labels of the categories of a doc, from the outside in; undefined if no sidebar lists it. */
export function breadcrumbOf(id: string, items: readonly SidebarItem[]): string[] | undefined {
  return categoriesOf(id, items)?.map(({label = ''}) => label);
}

/**
 * The categories of a doc, from the outside in; undefined if no sidebar lists it. A doc that is the page of a category
 * belongs to the categories around it.
 */
function categoriesOf(id: string, items: readonly SidebarItem[]): SidebarItem[] | undefined {
  for (const item of items) {
    const page = item.link as {readonly type?: string; readonly id?: string} | undefined;
    if ((item.type === 'doc' && item.id === id) || (page?.type === 'doc' && page.id === id)) {
      return [];
    }
    const below = categoriesOf(id, item.items ?? []);
    if (below) {
      return [item, ...below];
    }
  }
  return undefined;
}
