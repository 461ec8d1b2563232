import {useLayoutEffect, useRef, type ReactNode} from 'react';

type Props = {
  readonly isOpen: boolean;
  /** The dialog's accessible name. */
  readonly label: string;
  readonly lang?: string;
  readonly className?: string | undefined;
  /** Called when the reader closes it by Escape, a click outside, or the browser's Back gesture. */
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** A modal dialog. The browser traps the focus, makes the page behind inert, and restores the focus. */
export default function ModalDialog(props: Props): ReactNode {
  const {isOpen, label, lang, className, onClose, children} = props;
  const dialog = useRef<HTMLDialogElement>(null);
  // Closes before the element is removed, so that the focus returns.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!isOpen) {
      return undefined;
    }
    element?.showModal();
    return () => {
      element?.close();
    };
  }, [isOpen]);
  return (
    // For keyboards, the element itself handles Escape.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      lang={lang}
      className={className}
      aria-label={label}
      onClose={({target, currentTarget}) => {
        // React also passes on that a dialog inside has closed.
        if (isOpen && target === currentTarget) {
          onClose();
        }
      }}
      onClick={({target, currentTarget}) => {
        if (target === currentTarget) {
          currentTarget.close();
        }
      }}
    >
      {children}
    </dialog>
  );
}
