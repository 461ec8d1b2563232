import {useEffect, useRef, useState, type KeyboardEvent} from 'react';
import {flushSync} from 'react-dom';

/** A dropdown: arrow keys enter the list and move in it, Escape returns to the button, and losing the focus closes the list. */
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
        event.preventDefault(); // keeps the page from scrolling
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
