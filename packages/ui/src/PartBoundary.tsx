import type {ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Crash from './Crash.tsx';

type Props = {readonly children: ReactNode};

/** An error boundary around an interactive part: if it crashes, the page stays, with a message in place of the part. */
export default function PartBoundary({children}: Props): ReactNode {
  return <ErrorBoundary fallback={(crash) => <Crash {...crash} />}>{children}</ErrorBoundary>;
}
