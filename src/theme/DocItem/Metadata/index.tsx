import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import OriginalDocItemMetadata from '@theme-original/DocItem/Metadata';
import ShareMetadata from '@site/src/components/ShareMetadata';
import StructuredData from '@site/src/components/StructuredData';
import useSiteFacts from '@site/src/hooks/useSiteFacts';
import {isoDate} from '@site/src/lib/iso-date';
import {techArticle} from '@site/src/lib/structured-data';

export default function DocItemMetadata(): ReactNode {
  const {metadata, frontMatter, assets} = useDoc();
  const {title, description, permalink, lastUpdatedAt} = metadata;
  const {site, address, picture} = useSiteFacts();
  const modified = isoDate(lastUpdatedAt);
  const image = picture(permalink, assets.image ?? frontMatter.image);
  const article = {url: address(permalink), title, description, image, modified};
  return (
    <>
      <OriginalDocItemMetadata />
      <ShareMetadata title={title} isArticle>
        {modified && <meta property="article:modified_time" content={modified} />}
      </ShareMetadata>
      <StructuredData data={techArticle(site, article)} />
    </>
  );
}
