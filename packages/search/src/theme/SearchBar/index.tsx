import {useState, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import Key from '@markdown-zh/ui/Key';
import {useIsApple} from '@markdown-zh/ui/useIsApple';
import Dialog from '../../box/Dialog.tsx';
import Icon from '../../box/Icon.tsx';
import Links from '../../box/Links.tsx';
import {useBoxCode} from '../../box/useBoxCode.ts';
import {useHighlight} from '../../box/useHighlight.ts';
import {useShortcut} from '../../box/useShortcut.ts';
import styles from './styles.module.css';

/** The search in the navbar: a button, the box that it opens, and a fallback without JavaScript. */
export default function SearchBar(): ReactNode {
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
      {isOpen && <Dialog code={code} onClose={close} />}
    </>
  );
}

function useSearchButton() {
  const {pathname} = useLocation();
  /** The page on which the box is open. The box closes when the reader follows a link to another page. */
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
