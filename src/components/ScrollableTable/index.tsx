import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';
import styles from './styles.module.css';

type Props = ComponentProps<'table'>;

/** A table that scrolls by itself where the page is narrower, by keyboard too. */
export default function ScrollableTable(props: Props): ReactNode {
  return (
    // A scrollable region must be focusable: https://dequeuniversity.com/rules/axe/4.11/scrollable-region-focusable
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div role="group" aria-label="表格" tabIndex={0} className={clsx(styles.scroller)}>
      <table {...props} />
    </div>
  );
}
