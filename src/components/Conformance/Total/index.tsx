import type {ReactNode} from 'react';
import type {SetId} from '@site/plugins/pages/conformance/examples';
import conformance from '@generated/conformance/default/conformance.json';

type Props = {readonly set: SetId};

/** The number of examples in a set. */
export default function ConformanceTotal({set}: Props): ReactNode {
  return conformance.results[set].reduce((sum, {total}) => sum + total, 0);
}
