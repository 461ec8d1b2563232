import type {ReactNode} from 'react';
import type {SetId} from '@site/src/lib/conformance/examples';
import {conformance} from '@site/src/lib/conformance/data';

type Props = {readonly set: SetId};

/** The number of examples in a set. */
export default function ConformanceTotal({set}: Props): ReactNode {
  return conformance.results[set].reduce((sum, {total}) => sum + total, 0);
}
