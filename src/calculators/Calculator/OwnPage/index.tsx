import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Button from '@markdown-zh/ui/Button';
import CopyMessage from '@site/src/components/CopyMessage';
import {interfaceLanguage} from '@markdown-zh/ui/interface-language';
import {useCopy} from '@site/src/hooks/useCopy';
import type {Parameters} from '../share';
import {SharedValues} from '../shared-values';
import {addressErrorMessage} from './address-errors';
import styles from './styles.module.css';
import {useAddress} from './useAddress';

type Props = {
  readonly parameters: Parameters;
  /** The calculator's parts. */
  readonly children: ReactNode;
};

/** A calculator on its own page, whose address carries the values. The fields start again once the address is known. */
export default function CalculatorOwnPage(props: Props): ReactNode {
  const isBrowser = useIsBrowser();
  return <WithAddress key={String(isBrowser)} isBrowser={isBrowser} {...props} />;
}

function WithAddress({
  isBrowser,
  parameters,
  children,
}: Props & {readonly isBrowser: boolean}): ReactNode {
  const {shared, errors, isComplete, link} = useAddress(parameters, isBrowser);
  const {outcome, copy} = useCopy();
  return (
    <SharedValues value={shared}>
      {errors.length > 0 && (
        <div className={styles.errors} role="alert" lang={interfaceLanguage} data-search="none">
          <ul>
            {errors.map((error) => (
              <li key={error.name}>{addressErrorMessage(error)}</li>
            ))}
          </ul>
        </div>
      )}
      {children}
      <div className={styles.actions} lang={interfaceLanguage} data-search="none">
        <Button
          className={styles.copy}
          disabled={!isBrowser}
          aria-disabled={isBrowser ? !isComplete : undefined}
          onClick={() => {
            if (isComplete) {
              copy(link());
            }
          }}
        >
          <Translate id="site.Calculator.copyLink">Copy link</Translate>
        </Button>
        <span className={styles.hint} role="status">
          {isComplete ? null : (
            <Translate id="site.Calculator.incomplete">
              Correct the marked fields first. Then the link leads to this result.
            </Translate>
          )}
        </span>
        <CopyMessage
          outcome={outcome}
          copied={<Translate id="site.Calculator.copied">Link with these values copied</Translate>}
          failed={
            <Translate id="site.Calculator.copyFailed">
              The browser blocked copying. Copy the address of this page after you change a value.
            </Translate>
          }
        />
      </div>
    </SharedValues>
  );
}
