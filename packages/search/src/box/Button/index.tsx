import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';
import styles from './styles.module.css';

type Props = ComponentProps<'button'>;

/** A small button beside the text that it belongs to. */
export default function Button({className, ...props}: Props): ReactNode {
  return <button type="button" {...props} className={clsx(styles.button, className)} />;
}
