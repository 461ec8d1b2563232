import {useEffect, useRef} from 'react';
import type {FromFrame} from '@site/plugins/pages/preview-frame/messages';
import {takeFiles} from '@site/plugins/pages/preview-frame/take-files';

/** Passes on a file dropped anywhere on the page, or on a frame, which reports it to the page. */
export function useFileDrop(onDrop: (file: File) => void): void {
  const latest = useRef(onDrop);
  useEffect(() => {
    latest.current = onDrop;
  });
  useEffect(() => {
    const hear = ({data, source}: MessageEvent<FromFrame>) => {
      if (isFrame(source) && data.type === 'drop') {
        latest.current(data.file);
      }
    };
    const stop = takeFiles((file) => {
      latest.current(file);
    });
    window.addEventListener('message', hear);
    return () => {
      stop();
      window.removeEventListener('message', hear);
    };
  }, []);
}

function isFrame(source: MessageEventSource | null): boolean {
  return [...document.querySelectorAll('iframe')].some(
    ({contentWindow}) => contentWindow !== null && contentWindow === source,
  );
}
