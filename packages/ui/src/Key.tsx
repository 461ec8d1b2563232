import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';
import styles from './Key.module.css';

type Props = ComponentProps<'kbd'>;

/** The name of a key, in the site's own colours. */
export default function Key({className, ...props}: Props): ReactNode {
  return <kbd {...props} className={clsx(styles.key, className)} />;
}
