import type {ReactNode} from 'react';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import OriginalBlogPostPageMetadata from '@theme-original/BlogPostPage/Metadata';
import ShareMetadata from '@site/src/components/ShareMetadata';
import useSiteFacts from '@site/src/hooks/useSiteFacts';
import {isoDate} from '@site/src/lib/iso-date';

export default function BlogPostPageMetadata(): ReactNode {
  const {title, authors, tags, lastUpdatedAt} = useBlogPost().metadata;
  const {address} = useSiteFacts();
  const modified = isoDate(lastUpdatedAt);
  return (
    <>
      <OriginalBlogPostPageMetadata />
      <ShareMetadata title={title} isArticle>
        {modified && <meta property="article:modified_time" content={modified} />}
        {authors.map(
          ({key, page}) =>
            page && <meta key={key} property="article:author" content={address(page.permalink)} />,
        )}
        {tags.map(({label}) => (
          <meta key={label} property="article:tag" content={label} />
        ))}
      </ShareMetadata>
    </>
  );
}
