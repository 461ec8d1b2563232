import type {ReactNode} from 'react';
import clsx from 'clsx';
import controls from '../control.module.css';

type Props = {
  readonly value: string;
  /** Where no label stands beside it. */
  readonly label?: string;
};

/**
 * What a field shows before its calculator works, and without JavaScript. It is no control: none of them could do anything yet,
 * and browsers look at every control of a page in case it is to be filled in, for which they lay out all that is around it.
 */
export default function StaticValue({value, label}: Props): ReactNode {
  return (
    <span className={clsx(controls.control, controls.static)}>
      {label && <span className="sr-only">{`${label}：`}</span>}
      {value}
    </span>
  );
}
