import {useEffect, useRef} from 'react';

/** Hands over a file that is dropped anywhere on the page, which browsers would otherwise leave for it. */
export function useFileDrop(onDrop: (file: File) => void): void {
  const latest = useRef(onDrop);
  useEffect(() => {
    latest.current = onDrop;
  });
  useEffect(() => {
    const listeners = new AbortController();
    const options = {capture: true, signal: listeners.signal};
    const holdsFiles = ({dataTransfer}: DragEvent) =>
      dataTransfer?.types.includes('Files') ?? false;
    const allow = (event: DragEvent) => {
      if (holdsFiles(event)) {
        event.preventDefault();
      }
    };
    const take = (event: DragEvent) => {
      if (holdsFiles(event)) {
        event.preventDefault();
        event.stopPropagation();
        const file = event.dataTransfer?.files[0];
        if (file) {
          latest.current(file);
        }
      }
    };
    window.addEventListener('dragover', allow, options);
    window.addEventListener('drop', take, options);
    return () => {
      listeners.abort();
    };
  }, []);
}
