import type {ComponentProps, ReactNode} from 'react';

type Props = ComponentProps<'input'>;

/** The disabled checkbox of a GFM task list item, with the accessible name that GFM omits. */
export default function TaskCheckbox(props: Props): ReactNode {
  return <input {...props} aria-label={props.checked ? '已完成' : '未完成'} />;
}
