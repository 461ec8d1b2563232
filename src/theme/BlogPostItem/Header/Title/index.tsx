import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import type {Props} from '@theme/BlogPostItem/Header/Title';
import {contentLanguage} from '@site/site/locale';
import styles from './styles.module.css';

export default function BlogPostItemHeaderTitle({className}: Props): ReactNode {
  const {metadata, isBlogPostPage} = useBlogPost();
  const Heading = isBlogPostPage ? 'h1' : 'h2';
  return (
    <Heading lang={contentLanguage} className={clsx(styles.title, className)}>
      {isBlogPostPage ? metadata.title : <Link to={metadata.permalink}>{metadata.title}</Link>}
    </Heading>
  );
}
