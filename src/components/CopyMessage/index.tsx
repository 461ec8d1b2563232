import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

type Props = {
  readonly outcome: 'copied' | 'failed' | undefined;
};

/** Says, to the eye and to a screen reader, whether copying went well. */
export default function CopyMessage({outcome}: Props): ReactNode {
  return (
    outcome && (
      <p role="alert" className={styles.message} lang="en">
        {outcome === 'copied' ? (
          <Translate id="site.copy.copied">Copied</Translate>
        ) : (
          <Translate id="site.copy.failed">
            The browser did not allow copying: select the text and copy it by keyboard.
          </Translate>
        )}
      </p>
    )
  );
}
