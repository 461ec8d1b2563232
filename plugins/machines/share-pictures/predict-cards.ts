import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';
import {privateBlog, publicBlog} from '../../../site/blogs';
import {categoriesOf} from '@markdown-zh/search';
import {cardOf, type Card, type SiteNames} from './card';
import type {PageHead} from './head';

/**
 * Predicts the cards of docs and posts from the loaded content, before their pages are rendered. A missing or wrong prediction is
 * drawn again after the pages are written.
 */
export function predictCards(content: AllContent, site: SiteNames): Card[] {
  const instances = <Content>(plugin: string) =>
    Object.entries((content[plugin] ?? {}) as Record<string, Content | null | undefined>);

  const docs = instances<DocsContent>('docusaurus-plugin-content-docs').flatMap(([, loaded]) =>
    (loaded?.loadedVersions ?? []).flatMap(({docs: all, sidebars}) => {
      const items = Object.values(sidebars).flat();
      return all.map(({id, title, description}) => {
        // Structured data contains only items with an address.
        const categories = (categoriesOf(id, items) ?? []).filter(({link}) => link);
        return {
          title,
          description,
          breadcrumbs: [...categories.map(({label = ''}) => label), title],
        };
      });
    }),
  );
  const posts = instances<BlogContent>('docusaurus-plugin-content-blog').flatMap(([id, loaded]) =>
    (loaded?.blogPosts ?? []).map(({metadata: {title, description, date, tags}}) => ({
      title,
      description,
      published: date.toISOString(),
      tags: tags.map(({label}) => label),
      partOf: id === privateBlog.id ? privateBlog.blogTitle : publicBlog.blogTitle,
    })),
  );
  return [...docs, ...posts].map((head) => cardOf({...emptyHead, ...head}, site));
}

const emptyHead: PageHead = {
  title: '',
  description: undefined,
  image: undefined,
  published: undefined,
  tags: [],
  breadcrumbs: [],
  partOf: undefined,
};
