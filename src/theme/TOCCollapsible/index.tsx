import type {ReactNode} from 'react';
import clsx from 'clsx';
import Translate, {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/TOCCollapsible';
import TOCItems from '@theme/TOCItems';
import styles from './styles.module.css';

export default function TOCCollapsible({className, ...contents}: Props): ReactNode {
  return (
    <details className={clsx(styles.contents, className)}>
      <summary className={styles.summary}>
        <Translate id="theme.TOCCollapsible.toggleButtonLabel">On this page</Translate>
      </summary>
      <nav aria-label={translate({id: 'site.TOC.label', message: 'On this page'})}>
        <TOCItems {...contents} className={styles.list ?? ''} linkClassName={styles.link ?? ''} />
      </nav>
    </details>
  );
}
