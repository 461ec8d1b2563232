import type {ReactNode} from 'react';
import ResultTable from '../../../Calculator/ResultTable';
import {describeOhms, describePercent} from '../../../Calculator/describe';
import type {DividerPair} from '../model';

type Props = {
  readonly pairs: readonly DividerPair[];
};

/** The closest pairs. */
export default function DividerLdoPairs({pairs}: Props): ReactNode {
  return (
    <ResultTable
      caption="最接近的几对 E24 电阻"
      headings={['R1', 'R2', '输出', '误差']}
      rows={pairs.map(({upper, lower, output, error}) => ({
        key: `${upper}/${lower}`,
        cells: [
          describeOhms(upper),
          describeOhms(lower),
          `${output.toPrecision(4)} V`,
          describePercent(error, 2),
        ],
      }))}
    />
  );
}
