import type {FromFrame} from '../../frame/messages.ts';
import {frameOrigin} from '../../frame/origins.ts';
import {takeFiles} from '../../frame/take-files.ts';
import {droppedHandle} from '../../session/file-access.ts';

type OnDrop = (file: File, handle: Promise<FileSystemFileHandle | undefined>) => void;

/**
 * Passes on a file dropped anywhere on the page, or on a frame, which reports it to the page. Frames have no origin, so they cannot
 * pass on handles. Returns a function that stops it.
 */
export function listenForFiles(onDrop: OnDrop): () => void {
  const hear = ({data, source, origin}: MessageEvent<FromFrame>) => {
    if (isFrame(source) && origin === frameOrigin && data.type === 'drop') {
      onDrop(data.file, Promise.resolve(undefined));
    }
  };
  const stop = takeFiles((file, item) => {
    onDrop(file, droppedHandle(item));
  });
  window.addEventListener('message', hear);
  return () => {
    stop();
    window.removeEventListener('message', hear);
  };
}

function isFrame(source: MessageEventSource | null): boolean {
  return [...document.querySelectorAll('iframe')].some(
    ({contentWindow}) => contentWindow !== null && contentWindow === source,
  );
}
