import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {ErrorBoundaryError, ErrorBoundaryTryAgainButton} from '@docusaurus/theme-common';
import ErrorNotice from './ErrorNotice.tsx';

type Props = {
  readonly error: Error;
  readonly tryAgain: () => void;
};

/** Replaces a part that crashed. */
export default function Crash({error, tryAgain}: Props): ReactNode {
  return (
    <ErrorNotice>
      <p>
        <Translate id="site.PartBoundary.crash">
          This part of the page crashed. The rest still works.
        </Translate>
      </p>
      <ErrorBoundaryError error={error} />
      <ErrorBoundaryTryAgainButton className="button button--primary" onClick={tryAgain} />
    </ErrorNotice>
  );
}
