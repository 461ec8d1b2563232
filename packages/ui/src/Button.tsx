import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';
import styles from './Button.module.css';

type Props = ComponentProps<'button'>;

/** A small button beside the element it acts on. With `aria-disabled` it keeps the focus. */
export default function Button({className, ...props}: Props): ReactNode {
  return <button type="button" {...props} className={clsx(styles.button, className)} />;
}
