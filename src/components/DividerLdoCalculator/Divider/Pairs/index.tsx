import type {ReactNode} from 'react';
import ScrollableTable from '@site/src/components/ScrollableTable';
import {describeOhms, describePercent} from '../../../Calculator/describe';
import type {DividerPair} from '../model';
import styles from './styles.module.css';

type Props = {
  readonly pairs: readonly DividerPair[];
};

/** The closest pairs. The table keeps its height when there are fewer. */
export default function DividerLdoPairs({pairs}: Props): ReactNode {
  return (
    <div className={styles.pairs} data-search="none">
      <ScrollableTable>
        <caption className={styles.caption}>{caption}</caption>
        <thead>
          <tr>
            {headings.map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pairs.length === 0 && (
            <tr>
              <td colSpan={headings.length}>{'—'}</td>
            </tr>
          )}
          {pairs.map(({upper, lower, output, error}) => (
            <tr key={`${upper}/${lower}`}>
              <td>{describeOhms(upper)}</td>
              <td>{describeOhms(lower)}</td>
              <td>{`${output.toPrecision(4)} V`}</td>
              <td>{describePercent(error, 2)}</td>
            </tr>
          ))}
        </tbody>
      </ScrollableTable>
    </div>
  );
}

const caption = '最接近的几对 E24 电阻';
const headings = ['R1', 'R2', '输出', '误差'];
