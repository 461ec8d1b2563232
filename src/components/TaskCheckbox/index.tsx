import type {ComponentProps, ReactNode} from 'react';

type Props = ComponentProps<'input'>;

/** GFM's task list item: a disabled checkbox, which gets the name that GFM does not give it. */
export default function TaskCheckbox(props: Props): ReactNode {
  return <input {...props} aria-label={props.checked ? '已完成' : '未完成'} />;
}
