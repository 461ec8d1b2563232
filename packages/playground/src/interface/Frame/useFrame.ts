import {useEffect, useRef, useState, type RefObject} from 'react';
import {useColorMode} from '@docusaurus/theme-common';
import {blockChanges} from '../../block-changes.ts';
import type {ScrollLink} from '../../scroll-link.ts';
import type {FrameBlock, FromFrame, ToFrame} from '../../frame/messages.ts';
import {frameOrigin} from '../../frame/origins.ts';
import {useOfflineFrame} from './useOfflineFrame.ts';

/** The variables of the site that the frame's styles use (../../frame/frame.css). */
const variables = [
  '--ifm-background-color',
  '--ifm-font-color-base',
  '--ifm-font-family-base',
  '--ifm-font-family-monospace',
  '--ifm-color-primary',
  '--site-ink-soft',
  '--site-line',
  '--site-paper-raised',
  '--site-seal',
] as const;

export interface FrameOptions {
  readonly blocks: readonly FrameBlock[];
  /** Called with the height of all that the frame shows, when it changes. */
  readonly onHeight?: ((height: number) => void) | undefined;
  /** The offset in the source whose element to mark. */
  readonly offset?: number | undefined;
  readonly onPick?: ((from: number, to: number) => void) | undefined;
  readonly onLink?: ((href: string) => void) | undefined;
  /** Makes the frame and the editor scroll together. */
  readonly scrollLink?: ScrollLink | undefined;
  /** Called when the frame has painted blocks. */
  readonly onShown?: (() => void) | undefined;
}

interface Frame {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  /** On the frame's `load` event. */
  readonly onLoad: () => void;
  /** Whether the page writes the document of the frame, which then has no address. */
  readonly isWritten: boolean;
}

/** Exchanges messages with the frame, which is all that a document without an origin allows. */
export function useFrame(options: FrameOptions): Frame {
  const {blocks, offset} = options;
  const frame = useRef<HTMLIFrameElement>(null);
  const [isReady, setReady] = useState(false);
  const wasReady = useRef(false);
  const {onLoad, isWritten} = useOfflineFrame(frame, wasReady);
  const {colorMode} = useColorMode();
  /** The blocks that the frame has. */
  const sent = useRef<readonly FrameBlock[]>([]);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  useEffect(() => {
    const hear = ({data, source, origin}: MessageEvent<FromFrame>) => {
      if (source !== frame.current?.contentWindow || origin !== frameOrigin) {
        return;
      }
      if (data.type === 'ready') {
        wasReady.current = true;
        setReady(true);
      } else if (data.type === 'height') {
        latest.current.onHeight?.(data.height);
      } else if (data.type === 'pick') {
        latest.current.onPick?.(data.from, data.to);
      } else if (data.type === 'link') {
        latest.current.onLink?.(data.href);
      } else if (data.type === 'scroll') {
        latest.current.scrollLink?.reportScroll('preview', data);
      } else if (data.type === 'shown') {
        latest.current.onShown?.();
      }
    };
    window.addEventListener('message', hear);
    return () => {
      window.removeEventListener('message', hear);
    };
  }, []);

  useEffect(() => {
    if (isReady) {
      const styles = getComputedStyle(document.documentElement);
      const values = variables.map((name) => [name, styles.getPropertyValue(name)] as const);
      send(frame, {
        type: 'dress',
        dark: colorMode === 'dark',
        variables: Object.fromEntries(values),
      });
    }
  }, [isReady, colorMode]);

  useEffect(() => {
    if (isReady) {
      send(frame, {type: 'show', ...blockChanges(sent.current, blocks)});
      sent.current = blocks;
    }
  }, [isReady, blocks]);

  useEffect(() => {
    if (isReady) {
      send(frame, {type: 'mark', offset});
    }
  }, [isReady, blocks, offset]);

  const {scrollLink} = options;
  useEffect(
    () =>
      isReady
        ? scrollLink?.connect('preview', ({offset: at, progress}) => {
            send(frame, {type: 'follow', offset: at, progress});
          })
        : undefined,
    [isReady, scrollLink],
  );

  return {frame, onLoad, isWritten};
}

function send(frame: RefObject<HTMLIFrameElement | null>, message: ToFrame): void {
  // The frame's origin is opaque, so only the target `*` reaches it.
  frame.current?.contentWindow?.postMessage(message, '*');
}
