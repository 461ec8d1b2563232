import type {BlogPostMetadata} from '@docusaurus/plugin-content-blog';

/** The data of a related post. */
type RelatedPost = Pick<BlogPostMetadata, 'permalink' | 'title' | 'description'>;

/** What plugins/articles/related-posts adds to the metadata of a post. */
export interface WithRelatedPosts {
  readonly relatedPosts?: readonly RelatedPost[];
}
