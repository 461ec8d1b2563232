import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import type {Against, Count} from '../model';
import {words} from '../words';
import styles from './styles.module.css';

type Props = {
  readonly count: Count;
  readonly to: string;
  readonly against: Against;
};

/** A count that links to its examples; a single case of an author is met or not. */
export default function ConformanceCell({count, to, against}: Props): ReactNode {
  const {given, refused, total} = count;
  const isWord = against === 'author' && total === 1;
  const word = refused > 0 ? words.refused : given > 0 ? words.given : words.other;
  const tone =
    against === 'author' ? given === total && styles.works : given < total && styles.lacks;
  return (
    <td className={clsx(styles.cell, tone)} data-search="none">
      <Link to={to} data-noBrokenLinkCheck={!to.startsWith('#')}>
        {isWord ? word : `${given}/${total}`}
      </Link>
      {tone === styles.lacks && given > 0 && <Share of={given / total} />}
    </td>
  );
}

/** A bar at the bottom of the cell. It is an SVG, because the site's policy forbids style attributes. */
function Share({of}: {readonly of: number}): ReactNode {
  return (
    <svg className={styles.share} aria-hidden="true">
      <rect width={`${(of * 100).toFixed(1)}%`} height="100%" />
    </svg>
  );
}
