import type {ReactNode} from 'react';
import clsx from 'clsx';
import controls from './control.module.css';

type Props = {
  readonly value: string;
  /** Needed if no label is beside it. */
  readonly label?: string;
};

/**
 * The value of a field before its calculator runs, and without JavaScript. It is not a form control: a control would
 * have no effect yet. Browsers also inspect every control for autofill, which forces a layout of its surroundings.
 */
export default function StaticValue({value, label}: Props): ReactNode {
  return (
    <span className={clsx(controls.control, controls.static)} data-search="none">
      {label && <span className="sr-only">{`${label}：`}</span>}
      {value}
    </span>
  );
}
