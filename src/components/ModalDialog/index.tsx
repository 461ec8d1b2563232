import {useLayoutEffect, useRef, type ReactNode} from 'react';

type Props = {
  readonly isOpen: boolean;
  /** Names the dialog. */
  readonly label: string;
  readonly lang?: string;
  readonly className?: string | undefined;
  /** The reader closes it: by Escape, by a press outside, or by the browser's Back gesture. */
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/**
 * A dialog over the page. The browser keeps the focus inside, makes what lies behind inert, and gives the
 * focus back where it was.
 */
export default function ModalDialog(props: Props): ReactNode {
  const {isOpen, label, lang, className, onClose, children} = props;
  const dialog = useRef<HTMLDialogElement>(null);
  // Closed before the element goes, so that the focus returns.
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
    // A keyboard closes it by Escape, which the element itself sees to.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      lang={lang}
      className={className}
      aria-label={label}
      onClose={() => {
        if (isOpen) {
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
