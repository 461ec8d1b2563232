import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {LoadedContent as PagesContent} from '@docusaurus/plugin-content-pages';
import type {AllContent} from '@docusaurus/types';

interface Loaded {
  readonly source: string;
  readonly permalink: string;
}

/**
 * The file of each article with its address, one per line. A compiled article contains the addresses of linked articles, so it is
 * outdated when one of them moves.
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
