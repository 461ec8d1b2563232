import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {sameOriginPath} from '@markdown-zh/ui/same-origin-path';
import {contentLanguage} from '../../../../site/locale';
import styles from './styles.module.css';

type Props = {
  readonly pages: readonly {readonly path: string; readonly title: string}[];
};

export default function PageList({pages}: Props): ReactNode {
  const ownPages = pages.filter(({path}) => sameOriginPath(path, window.location.href));
  return (
    <ul className={styles.list}>
      {ownPages.map(({path, title}) => (
        <li key={path}>
          <Link to={path} lang={/\p{Script=Han}/u.test(title) ? contentLanguage : undefined}>
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}
