import {useState, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {CopyContext} from './context';
import styles from './styles.module.css';

type Props = {
  /** CheatLines. */
  readonly children: ReactNode;
};

/** Lines of the cheat sheet, with one live region that says for all of them what was copied. */
export default function CheatSheet({children}: Props): ReactNode {
  const [outcome, setOutcome] = useState<'copied' | 'failed' | undefined>();
  const copy = (text: string) => {
    setOutcome(undefined);
    copyText(text).then(setOutcome, () => {
      setOutcome('failed');
    });
  };

  return (
    <CopyContext value={copy}>
      <ul className={styles.lines}>{children}</ul>
      <p role="status" className={styles.status} lang="en">
        {outcome === 'copied' && <Translate id="site.cheatSheet.copied">Copied</Translate>}
        {outcome === 'failed' && (
          <Translate id="site.cheatSheet.failed">
            The browser did not allow copying: select the text and copy it by keyboard.
          </Translate>
        )}
      </p>
    </CopyContext>
  );
}

/** Fails where the page is not served over HTTPS: browsers have no clipboard there. */
async function copyText(text: string): Promise<'copied'> {
  await navigator.clipboard.writeText(text);
  return 'copied';
}
