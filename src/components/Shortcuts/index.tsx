import {siteStorage} from '@markdown-zh/ui/site-storage';
import {useEffect, useEffectEvent, useState, type ComponentType, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {areSingleKeysOn, isSingleKey, isTyping} from '@markdown-zh/ui/keyboard';
import styles from './styles.module.css';

/** A button and the key `?` open the list of shortcuts, whose code is loaded on demand. */
export default function Shortcuts(): ReactNode {
  const [List, setList] = useState<ComponentType<{readonly onClose: () => void}>>();
  const [isOpen, setIsOpen] = useState(false);
  const open = () => {
    import('./List').then(
      ({default: Loaded}) => {
        setList(() => Loaded);
        setIsOpen(true);
      },
      // No message: the reader can click the button again.
      () => undefined,
    );
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const isAsked =
      !event.defaultPrevented &&
      isSingleKey(event, '?') &&
      !isTyping(event) &&
      areSingleKeysOn(() => siteStorage(localStorage));
    if (isAsked && !document.querySelector('dialog[open]')) {
      event.preventDefault();
      open();
    }
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
    };
  }, []);
  return (
    <>
      <button type="button" className={styles.button} aria-haspopup="dialog" onClick={open}>
        <Translate id="site.shortcuts.button">Keyboard shortcuts</Translate>
      </button>
      {isOpen && List && (
        <List
          onClose={() => {
            setIsOpen(false);
          }}
        />
      )}
    </>
  );
}
