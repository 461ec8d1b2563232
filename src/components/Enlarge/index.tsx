import {useLayoutEffect, useRef, useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {contentLanguage} from '@site/site/locale';
import Button from '@site/src/components/Button';
import styles from './styles.module.css';

type Props = {
  /** The picture once more; as large as its text asks for. */
  readonly children: ReactNode;
  /** What the picture says. */
  readonly label: string;
};

/**
 * A button that shows a picture at a size at which its text can be read, over the page. It is there where the
 * figure around it is narrower than the picture, by a container query, and not without JavaScript.
 */
export default function Enlarge({children, label}: Props): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={styles.enlarge} lang="en">
      <Button
        aria-haspopup="dialog"
        onClick={() => {
          setIsOpen(true);
        }}
      >
        <Translate id="site.picture.enlarge">Enlarge the picture</Translate>
      </Button>
      {isOpen && (
        <PictureDialog
          label={label}
          onClose={() => {
            setIsOpen(false);
          }}
        >
          {children}
        </PictureDialog>
      )}
    </div>
  );
}

function PictureDialog({label, onClose, children}: Props & {readonly onClose: () => void}) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Before the element goes, so that the focus returns to where it was.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => {
      element?.close();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={translate({id: 'site.picture.dialog', message: 'Picture'})}
      onClose={onClose}
    >
      <Button onClick={onClose}>
        <Translate id="site.picture.close">Close</Translate>
      </Button>
      <div
        role="img"
        // A scrollable region must be focusable: https://dequeuniversity.com/rules/axe/4.11/scrollable-region-focusable
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        lang={contentLanguage}
        aria-label={label}
        className={styles.scroller}
      >
        {children}
      </div>
    </dialog>
  );
}
