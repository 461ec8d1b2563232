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

/** Gives every tab the id of its panel: stock tabs and panels do not know of each other. */
export default function Tabs({children, ...props}: Props): ReactNode {
  const group = useId();
  const items = Children.map(children, (child) =>
    isValidElement(child)
      ? cloneElement(child as ReactElement<ItemProps>, {
          attributes: tabAttributes(group, child as ReactElement<ItemProps>),
        })
      : child,
  );
  return <OriginalTabs {...props}>{items}</OriginalTabs>;
}

function tabAttributes(group: string, {props}: ReactElement<ItemProps>): Record<string, unknown> {
  const id = `${group}${props.value}`;
  return {...props.attributes, id: `${id}-tab`, 'aria-controls': `${id}-panel`};
}
