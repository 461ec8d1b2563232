import {useEffect, useEffectEvent, useState, type ComponentType, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {areSingleKeysOn, isSingleKey, isTyping} from '@markdown-zh/search/keyboard';
import styles from './styles.module.css';

/** A button, and the key `?`, which open the list of shortcuts; its code is loaded when somebody asks for it. */
export default function Shortcuts(): ReactNode {
  const [List, setList] = useState<ComponentType<{readonly onClose: () => void}>>();
  const [isOpen, setIsOpen] = useState(false);
  const open = () => {
    import('./List').then(
      ({default: Loaded}) => {
        setList(() => Loaded);
        setIsOpen(true);
      },
      // The button can be pressed again; there is nothing else to say about it.
      () => undefined,
    );
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const isAsked =
      !event.defaultPrevented &&
      isSingleKey(event, '?') &&
      !isTyping(event) &&
      areSingleKeysOn(() => localStorage);
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
