import {useCallback, useEffect, type RefObject} from 'react';
import {trustedHtml} from '@markdown-zh/ui/trusted-html';
import {untilIdle} from '@markdown-zh/ui/until-idle';

const loadDocument = () => import('@generated/playground/default/frame.json');

/** Milliseconds from the frame's `load` event to its first message; both are tasks of different queues. */
const graceMs = 300;

/**
 * Writes the frame's document if it did not load: the frame has no origin, so no service worker answers for it without a network.
 *
 * @param isReady whether the frame's document runs
 * @returns what to do on the frame's `load` event, which also follows a failure
 */
export function useOfflineFrame(
  frame: RefObject<HTMLIFrameElement | null>,
  isReady: RefObject<boolean>,
): () => void {
  useEffect(() => {
    // The service worker stores it for the next time.
    void untilIdle()
      .then(loadDocument)
      .catch(() => undefined);
  }, []);
  return useCallback(() => {
    const write = async () => {
      const {default: source} = await loadDocument();
      if (frame.current && !isReady.current && frame.current.srcdoc === '') {
        frame.current.srcdoc = trustedHtml(source);
      }
    };
    setTimeout(() => {
      if (!isReady.current) {
        write().catch(() => undefined);
      }
    }, graceMs);
  }, [frame, isReady]);
}
