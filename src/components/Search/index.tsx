import {useState, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import PartBoundary from '@site/src/components/PartBoundary';
import Dialog from './Dialog';
import Icon from './Icon';
import Key from './Key';
import Links from './Links';
import Opening from './Opening';
import {useBoxCode} from './useBoxCode';
import {useHighlight} from './useHighlight';
import {useIsApple} from './useIsApple';
import {useShortcut} from './useShortcut';
import styles from './styles.module.css';

/** The search in the navbar: a button, the box that it opens, and what stands there without JavaScript. */
export default function Search(): ReactNode {
  const {isOpen, open, close, code} = useSearchButton();
  const isApple = useIsApple();
  useHighlight();
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-keyshortcuts={isApple ? 'Meta+K /' : 'Control+K /'}
        onClick={open}
        onFocus={code.load}
        onPointerEnter={code.load}
      >
        <Icon />
        <span className={styles.label}>
          <Translate id="site.search.button">Search</Translate>
        </span>
        <Key className={styles.keys} aria-hidden="true">
          {isApple ? '⌘ K' : 'Ctrl K'}
        </Key>
      </button>
      <noscript>
        <Links className={styles.links} />
      </noscript>
      {isOpen && (
        <Dialog onClose={close}>
          <PartBoundary>
            <Opening code={code} onClose={close} />
          </PartBoundary>
        </Dialog>
      )}
    </>
  );
}

function useSearchButton() {
  const {pathname} = useLocation();
  /** The page on which the box is open: it closes when a link in it leads to another. */
  const [openOn, setOpenOn] = useState<string>();
  if (openOn !== undefined && openOn !== pathname) {
    setOpenOn(undefined);
  }
  const code = useBoxCode();
  const open = () => {
    code.load();
    setOpenOn(pathname);
  };
  useShortcut(open);
  return {
    isOpen: openOn === pathname,
    open,
    close: () => {
      setOpenOn(undefined);
    },
    code,
  };
}
