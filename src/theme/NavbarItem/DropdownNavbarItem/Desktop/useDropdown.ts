import {useEffect, useRef, useState, type KeyboardEvent} from 'react';
import {flushSync} from 'react-dom';

/** A list below its button: the arrows go into it and along it, Escape goes back, leaving it closes it. */
export function useDropdown() {
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    if (!isOpen) {
      return undefined;
    }
    const closeOutside = ({target}: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) {
        setOpen(false);
      }
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [isOpen]);

  const moveFocus = (step: number) => {
    const links = [...(root.current?.querySelectorAll('a') ?? [])];
    const index = links.findIndex((link) => link === document.activeElement);
    links[index < 0 ? 0 : (index + step + links.length) % links.length]?.focus();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    switch (event.key) {
      case 'Escape':
        setOpen(false);
        button.current?.focus();
        break;
      case 'ArrowDown':
      case 'ArrowUp':
        event.preventDefault(); // the page stays where it is
        flushSync(() => {
          setOpen(true);
        });
        moveFocus(event.key === 'ArrowDown' ? 1 : -1);
        break;
      default:
    }
  };

  const toggle = () => {
    setOpen((value) => !value);
  };
  return {root, button, isOpen, toggle, onKeyDown};
}
