import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {framePath} from '@site/site/playground';
import {useFrame, type FrameOptions} from './useFrame';
import styles from './styles.module.css';

type Props = FrameOptions & {
  readonly title: string;
};

/**
 * A result in a document of its own (plugins/pages/preview-frame). Its scripts are not the site's: the sandbox
 * takes the site's origin from it, forms, windows and navigation of the page as well.
 */
export default function PlaygroundFrame({title, ...options}: Props): ReactNode {
  const frame = useFrame(options);
  return (
    <iframe
      ref={frame}
      className={styles.frame}
      title={title}
      src={useBaseUrl(framePath)}
      sandbox="allow-scripts"
    />
  );
}
