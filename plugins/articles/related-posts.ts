import type {BlogPost, BlogPostMetadata} from '@docusaurus/plugin-content-blog';
import {relatedPosts, type WithRelatedPosts} from '../../src/lib/related-posts';
import {seriesOf} from './blog-series/order';

/** The maximum of related posts. */
const limit = 3;

/**
 * Adds related posts to the metadata of each listed post (`processBlogPosts` of the blog plugin), so a page loads only its own
 * related posts. Unlisted posts are never related. A series counts as one post: its pages have the same related posts, which
 * are lead pages of other series.
 *
 * @param options.blogPosts in series order
 */
export function addRelatedPosts({
  blogPosts,
}: {
  readonly blogPosts: readonly BlogPost[];
}): Promise<BlogPost[]> {
  const series = new Map<string, BlogPost[]>();
  for (const post of blogPosts.filter(({metadata}) => !metadata.unlisted)) {
    series.set(seriesOf(post), [...(series.get(seriesOf(post)) ?? []), post]);
  }
  const related = relatedPosts(
    [...series].map(([id, pages]) => ({
      id,
      tags: [
        ...new Set(pages.flatMap(({metadata}) => metadata.tags.map(({permalink}) => permalink))),
      ],
      text: pages.map(({metadata, content}) => `${metadata.title}\n${content}`).join('\n'),
    })),
    limit,
  );
  return Promise.resolve(
    blogPosts.map((post) => {
      const others = (related.get(seriesOf(post)) ?? []).flatMap(
        (id) => series.get(id)?.[0]?.metadata ?? [],
      );
      const known = others.map(({permalink, title, description}) => ({
        permalink,
        title,
        description,
      }));
      const metadata: BlogPostMetadata & WithRelatedPosts = {...post.metadata, relatedPosts: known};
      return {...post, metadata};
    }),
  );
}
