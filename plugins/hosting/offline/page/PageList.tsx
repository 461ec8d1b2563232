import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {contentLanguage} from '../../../../site/locale';
import styles from './styles.module.css';

type Props = {
  readonly pages: readonly {readonly path: string; readonly title: string}[];
};

export default function PageList({pages}: Props): ReactNode {
  return (
    <ul className={styles.list}>
      {pages.map(({path, title}) => (
        <li key={path}>
          <Link to={path} lang={/\p{Script=Han}/u.test(title) ? contentLanguage : undefined}>
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}
