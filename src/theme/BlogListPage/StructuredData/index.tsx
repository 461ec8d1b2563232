import type {ReactNode} from 'react';
import type {Props} from '@theme/BlogListPage/StructuredData';
import StructuredData from '@site/src/components/StructuredData';
import usePostFacts from '@site/src/hooks/usePostFacts';
import useSiteFacts from '@site/src/hooks/useSiteFacts';
import {blog} from '@site/src/lib/structured-data';

export default function BlogListPageStructuredData({metadata, items}: Props): ReactNode {
  const {site, address} = useSiteFacts();
  const factsOf = usePostFacts();
  const {blogTitle: name, blogDescription: description, permalink} = metadata;
  const posts = items.map(({content}) => factsOf(content));
  return <StructuredData data={blog(site, {name, description, url: address(permalink)}, posts)} />;
}
