import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import settings from '@generated/playground/default/settings.json';
import {useFrame, type FrameOptions} from './useFrame.ts';
import styles from './styles.module.css';

type Props = FrameOptions & {
  readonly title: string;
};

/**
 * A result in a sandboxed document of its own (../../frame). The sandbox denies it the site's origin,
 * forms, popups and navigation of the page.
 */
export default function PlaygroundFrame({title, ...options}: Props): ReactNode {
  const {frame, onLoad, isWritten} = useFrame(options);
  const address = useBaseUrl(settings.framePath);
  return (
    <iframe
      key={isWritten ? 'written' : 'loaded'}
      ref={frame}
      className={styles.frame}
      title={title}
      src={isWritten ? undefined : address}
      sandbox="allow-scripts"
      onLoad={onLoad}
    />
  );
}
