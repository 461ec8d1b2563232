import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import styles from './PostCount.module.css';

type Props = {
  readonly count: number;
};

export default function PostCount({count}: Props): ReactNode {
  const {selectMessage} = usePluralForm();
  const forms = translate(
    {id: 'site.PostCount.plurals', message: '{count} post|{count} posts'},
    {count},
  );
  return <span className={styles.count}>{selectMessage(count, forms)}</span>;
}
