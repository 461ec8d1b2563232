import type {ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Crash from './Crash';

type Props = {readonly children: ReactNode};

/** Around a live part of a page: where it crashes, the page stays, and says so in the part's place. */
export default function PartBoundary({children}: Props): ReactNode {
  return <ErrorBoundary fallback={(crash) => <Crash {...crash} />}>{children}</ErrorBoundary>;
}
