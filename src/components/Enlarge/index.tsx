import {useState, type ReactNode} from 'react';
import clsx from 'clsx';
import Translate, {translate} from '@docusaurus/Translate';
import {contentLanguage} from '@site/site/locale';
import Button from '@site/src/components/Button';
import ModalDialog from '@site/src/components/ModalDialog';
import styles from './styles.module.css';

type Props = {
  /** The picture once more; as large as its text asks for. */
  readonly children: ReactNode;
  /** What the picture says. */
  readonly label: string;
  /** It is narrower than the picture in every window, not on phones alone. */
  readonly isAlways?: boolean;
};

/**
 * A button that shows a picture at a size at which its text can be read, over the page. It is there where the
 * figure around it is narrower than the picture, by a container query, and not without JavaScript.
 */
export default function Enlarge({children, label, isAlways = false}: Props): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => {
    setIsOpen(false);
  };
  return (
    <div className={clsx(styles.enlarge, isAlways && styles.always)} lang="en">
      <Button
        aria-haspopup="dialog"
        onClick={() => {
          setIsOpen(true);
        }}
      >
        <Translate id="site.picture.enlarge">Enlarge the picture</Translate>
      </Button>
      {isOpen && (
        <ModalDialog
          isOpen
          label={translate({id: 'site.picture.dialog', message: 'Picture'})}
          className={styles.dialog}
          onClose={close}
        >
          <Button onClick={close}>
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
        </ModalDialog>
      )}
    </div>
  );
}
