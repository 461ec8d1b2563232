import type {ReactNode} from 'react';
import type {SetId} from '@markdown-zh/engines/example';
import {conformance} from '@markdown-zh/engines/conformance';

type Props = {readonly set: SetId};

/** The number of examples in a set. */
export default function ConformanceTotal({set}: Props): ReactNode {
  return conformance.results[set].reduce((sum, {total}) => sum + total, 0);
}
