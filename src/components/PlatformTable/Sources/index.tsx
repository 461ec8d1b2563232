import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Citation} from '@markdown-zh/platforms/model';
import {kindWords} from '@markdown-zh/platforms/words';
import styles from './styles.module.css';

type Props = {
  readonly citations: readonly Citation[];
};

/** The numbered sources that the cells refer to. */
export default function Sources({citations}: Props): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  return (
    <ol className={styles.sources}>
      {citations.map(({platform, source: {kind, title, url, edition}}, index) => {
        const id = `source-${index + 1}`;
        collectAnchor(id);
        return (
          <li key={id} id={id}>
            <Link to={url}>{title}</Link>{' '}
            <small>{[platform, kindWords[kind], edition].filter(Boolean).join(' · ')}</small>
          </li>
        );
      })}
    </ol>
  );
}
