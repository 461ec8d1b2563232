import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {framePath} from '@site/site/playground';
import {useFrame, type FrameOptions} from './useFrame';
import styles from './styles.module.css';

type Props = FrameOptions & {
  readonly title: string;
};

/**
 * A result in a sandboxed document of its own (plugins/pages/preview-frame). The sandbox denies it the site's origin,
 * forms, popups and navigation of the page.
 */
export default function PlaygroundFrame({title, ...options}: Props): ReactNode {
  const {frame, onLoad} = useFrame(options);
  return (
    <iframe
      ref={frame}
      className={styles.frame}
      title={title}
      src={useBaseUrl(framePath)}
      sandbox="allow-scripts"
      onLoad={onLoad}
    />
  );
}
