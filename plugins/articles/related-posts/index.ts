import type {BlogPost, BlogPostMetadata} from '@docusaurus/plugin-content-blog';
import {relatedPosts} from '../../../src/lib/related-posts';

/** The maximum of related posts. */
const limit = 3;

/** The data of a related post. */
type RelatedPost = Pick<BlogPostMetadata, 'permalink' | 'title' | 'description'>;

export interface WithRelatedPosts {
  readonly relatedPosts?: readonly RelatedPost[];
}

/**
 * Adds related posts to the metadata of each listed post of a blog (`processBlogPosts` of the blog plugin), so a page loads only
 * its own related posts. Unlisted posts are never related.
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
