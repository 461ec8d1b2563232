import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {LoadedContent as PagesContent} from '@docusaurus/plugin-content-pages';
import type {AllContent} from '@docusaurus/types';

interface Loaded {
  readonly source: string;
  readonly permalink: string;
}

/**
 * The file of each article and the address of its page, a line each: a link from one article's file to another's
 * becomes an address when the one is compiled, and is wrong when the other moves.
 */
export function addressesOf(content: AllContent): string {
  const instances = <Content>(plugin: string) =>
    Object.values(content[plugin] ?? {}) as (Content | null | undefined)[];
  const loaded: readonly Loaded[] = [
    ...instances<DocsContent>('docusaurus-plugin-content-docs').flatMap((docs) =>
      (docs?.loadedVersions ?? []).flatMap((version) => version.docs),
    ),
    ...instances<BlogContent>('docusaurus-plugin-content-blog').flatMap((blog) =>
      (blog?.blogPosts ?? []).map(({metadata}) => metadata),
    ),
    ...instances<PagesContent>('docusaurus-plugin-content-pages').flatMap((pages) => pages ?? []),
  ];
  return loaded
    .map(({source, permalink}) => `${source} ${permalink}`)
    .sort()
    .join('\n');
}
