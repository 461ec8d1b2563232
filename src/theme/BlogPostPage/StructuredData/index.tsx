import type {ReactNode} from 'react';
import {useBlogMetadata, useBlogPost} from '@docusaurus/plugin-content-blog/client';
import StructuredData from '@site/src/components/StructuredData';
import usePostFacts from '@site/src/hooks/usePostFacts';
import useSiteFacts from '@site/src/hooks/useSiteFacts';
import {blogPosting, breadcrumbs} from '@site/src/lib/structured-data';

export default function BlogPostStructuredData(): ReactNode {
  const {blogTitle, blogBasePath} = useBlogMetadata();
  const {site, address} = useSiteFacts();
  const post = usePostFacts()(useBlogPost());
  const blog = {name: blogTitle, url: address(blogBasePath)};
  return (
    <>
      <StructuredData data={blogPosting(site, blog, post)} />
      <StructuredData data={breadcrumbs([blog, {name: post.title, url: post.url}])} />
    </>
  );
}
