import type {PropBlogPostContent} from '@docusaurus/plugin-content-blog';
import useSiteFacts from './useSiteFacts';
import {isoDate} from '@site/src/lib/iso-date';
import type {Post} from '@site/src/lib/structured-data/facts';

/** Collects the facts of posts that structured data contains. */
export default function usePostFacts(): (
  post: Pick<PropBlogPostContent, 'assets' | 'metadata'>,
) => Post {
  const {address, picture} = useSiteFacts();
  return ({assets, metadata}) => ({
    url: address(metadata.permalink),
    title: metadata.title,
    description: metadata.description,
    image: picture(metadata.permalink, assets.image ?? metadata.frontMatter.image),
    published: metadata.date,
    modified: isoDate(metadata.lastUpdatedAt),
    authors: metadata.authors.map(({name = '', page}) => ({
      name,
      url: page ? address(page.permalink) : undefined,
    })),
    tags: metadata.tags.map(({label}) => label),
  });
}
