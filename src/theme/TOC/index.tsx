import type {ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import OriginalTOC from '@theme-original/TOC';
import type {Props} from '@theme/TOC';
import {followActiveEntry} from './follow-active-entry';
import styles from './styles.module.css';

export default function TOC(props: Props): ReactNode {
  return (
    <nav
      ref={followActiveEntry}
      aria-label={translate({id: 'site.TOC.label', message: 'On this page'})}
      className={clsx(styles.contents)}
    >
      <OriginalTOC {...props} />
    </nav>
  );
}
