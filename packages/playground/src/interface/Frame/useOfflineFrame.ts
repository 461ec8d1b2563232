import {useCallback, useEffect, useLayoutEffect, useState, type RefObject} from 'react';
import {trustedHtml} from '@markdown-zh/ui/trusted-html';
import {untilIdle} from '@markdown-zh/ui/until-idle';

const loadDocument = () => import('@generated/playground/default/frame.json');

/** Milliseconds from the frame's `load` event to its first message; both are tasks of different queues. */
const graceMs = 300;

interface OfflineFrame {
  /** On the frame's `load` event, which also follows a failure. */
  readonly onLoad: () => void;
  /**
   * Whether the page has written the document. Then the frame must be a new element without an address. Its first document takes the place of
   * an empty one, but a second document would be a step of the tab's history.
   */
  readonly isWritten: boolean;
}

/**
 * Writes the frame's document if it did not load: the frame has no origin, so no service worker answers for it without a network.
 *
 * @param isReady whether the frame's document runs
 */
export function useOfflineFrame(
  frame: RefObject<HTMLIFrameElement | null>,
  isReady: RefObject<boolean>,
): OfflineFrame {
  const [source, setSource] = useState<string>();
  useEffect(() => {
    // The service worker stores it for the next time.
    void untilIdle()
      .then(loadDocument)
      .catch(() => undefined);
  }, []);
  useLayoutEffect(() => {
    if (source !== undefined) {
      frame.current?.setAttribute('srcdoc', trustedHtml(source));
    }
  }, [frame, source]);
  const onLoad = useCallback(() => {
    setTimeout(() => {
      if (!isReady.current) {
        loadDocument().then(
          ({default: text}) => {
            setSource((known) => known ?? (isReady.current ? undefined : text));
          },
          () => undefined,
        );
      }
    }, graceMs);
  }, [isReady]);
  return {onLoad, isWritten: source !== undefined};
}
