import type {BlogPost, BlogPostMetadata} from '@docusaurus/plugin-content-blog';
import {relatedPosts} from '../../../src/lib/related-posts';

/** The most posts that one leads to. */
const limit = 3;

/** What a post's page is told about another one. */
type RelatedPost = Pick<BlogPostMetadata, 'permalink' | 'title' | 'description'>;

export interface WithRelatedPosts {
  readonly relatedPosts?: readonly RelatedPost[];
}

/**
 * Adds to the metadata of each listed post of a blog those that are like it (`processBlogPosts` of the blog
 * plugin), so that a page learns of its own related posts, and of no others. Unlisted posts are nobody's.
 */
export function addRelatedPosts({
  blogPosts,
}: {
  readonly blogPosts: readonly BlogPost[];
}): Promise<BlogPost[]> {
  const listed = blogPosts.filter(({metadata}) => !metadata.unlisted);
  const byId = new Map(listed.map(({id, metadata}) => [id, metadata]));
  const related = relatedPosts(
    listed.map(({id, metadata, content}) => ({
      id,
      tags: metadata.tags.map(({permalink}) => permalink),
      text: `${metadata.title}\n${content}`,
    })),
    limit,
  );
  return Promise.resolve(
    blogPosts.map((post) => {
      const others = (related.get(post.id) ?? []).flatMap((id) => byId.get(id) ?? []);
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
