/*
 * Ejected from @docusaurus/theme-classic 3.10.2, src/theme/TabItem (swizzle: unsafe).
 * Reason: the panel is named by its tab, through the ids that src/theme/Tabs hands down. Changed
 * lines are marked "changed".
 */
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useTabs} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/TabItem';
import styles from './styles.module.css';

export default function TabItem({children, className, value, label, attributes}: Props): ReactNode {
  const {selectedValue, lazy} = useTabs();
  const isSelected = value === selectedValue;
  if (!isSelected && lazy) {
    return null;
  }
  return (
    <div
      role="tabpanel"
      id={attributes?.['aria-controls'] as string | undefined} // changed
      aria-labelledby={attributes?.id as string | undefined} // changed
      data-label={label ?? value} // changed
      className={clsx(styles.panel, className)}
      hidden={!isSelected}
    >
      {children}
    </div>
  );
}
