import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {ThemeClassNames} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import type {Props} from '@theme/DocCard/Layout';
import {contentLanguage} from '@site/site/locale';
import styles from './styles.module.css';

export default function DocCardLayout({className, href, title, description}: Props): ReactNode {
  return (
    <Link
      href={href}
      lang={contentLanguage}
      className={clsx(ThemeClassNames.docs.docCard.container, styles.card, className)}
    >
      <Heading as="h2" className={styles.title}>
        {title}
      </Heading>
      {description && <p className={styles.description}>{description}</p>}
    </Link>
  );
}
