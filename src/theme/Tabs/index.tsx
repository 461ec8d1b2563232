import {
  Children,
  cloneElement,
  isValidElement,
  useId,
  type ReactElement,
  type ReactNode,
} from 'react';
import OriginalTabs from '@theme-original/Tabs';
import type {Props as ItemProps} from '@theme/TabItem';
import type {Props} from '@theme/Tabs';
import PartBoundary from '@markdown-zh/ui/PartBoundary';
import {onTabKeyDown} from './keys';

/** Links tabs and panels by ids and adds keyboard support; stock tabs and panels are not linked. */
export default function Tabs({children, ...props}: Props): ReactNode {
  const group = useId();
  const items = Children.map(children, (child, index) =>
    isValidElement(child) && !props.values
      ? withIds(child as ReactElement<ItemProps>, `${group}${index}`)
      : child,
  );
  return (
    <PartBoundary>
      <OriginalTabs {...props}>{items}</OriginalTabs>
    </PartBoundary>
  );
}

function withIds(item: ReactElement<ItemProps>, id: string): ReactElement<ItemProps> {
  const attributes = {
    ...item.props.attributes,
    id: `${id}-tab`,
    'aria-controls': `${id}-panel`,
    onKeyDown: onTabKeyDown,
  };
  return cloneElement(item, {attributes});
}
