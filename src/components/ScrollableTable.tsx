import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';
import styles from './ScrollableTable.module.css';

type Props = ComponentProps<'table'>;

/** A table that scrolls by itself if the page is narrower, also by keyboard. */
export default function ScrollableTable(props: Props): ReactNode {
  return (
    <div
      role="group"
      aria-label="表格"
      // A scrollable region must be focusable: https://dequeuniversity.com/rules/axe/4.11/scrollable-region-focusable
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className={clsx('scrolls-sideways', styles.scroller)}
    >
      <table {...props} />
    </div>
  );
}
