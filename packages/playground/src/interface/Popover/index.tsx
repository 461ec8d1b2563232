import clsx from 'clsx';
import {useLayoutEffect, useState, type KeyboardEventHandler, type ReactNode} from 'react';
import {usePopover} from './usePopover.ts';
import styles from './styles.module.css';

type Props = {
  readonly name: ReactNode;
  readonly children: ReactNode;
  /** Whether it opens above its button instead of below. */
  readonly isAbove?: boolean;
  readonly buttonClass?: string | undefined;
  readonly boxClass?: string | undefined;
  readonly onButtonKeyDown?: KeyboardEventHandler<HTMLElement>;
};

/** A button that opens a box beside it. The content of the box closes it by `closePopover`. */
export default function Popover({
  name,
  children,
  isAbove,
  buttonClass,
  boxClass,
  onButtonKeyDown,
}: Props): ReactNode {
  const details = usePopover();
  const [isOpen, setOpen] = useState(false);
  useLayoutEffect(() => {
    // The reader may have pressed the button before hydration.
    if (details.current?.open) {
      setOpen(true);
    }
  }, [details]);
  return (
    <details
      ref={details}
      className={styles.popover}
      onToggle={({currentTarget}) => {
        setOpen(currentTarget.open);
      }}
    >
      <summary
        className={clsx(styles.button, buttonClass)}
        onKeyDown={onButtonKeyDown}
        onClick={() => {
          setOpen(true); // before the toggle event, so that the next Tab finds the content of the box
        }}
      >
        {name}
      </summary>
      {isOpen && (
        <div className={clsx(styles.box, isAbove && styles.above, boxClass)}>{children}</div>
      )}
    </details>
  );
}
