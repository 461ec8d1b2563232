import type {ReactNode} from 'react';
import ScrollableTable from '@site/src/components/ScrollableTable';
import type {BitTiming} from '../model';
import styles from './styles.module.css';

type Props = {
  readonly options: readonly BitTiming[];
};

/** The best timing of each prescaler. The table keeps its height when there are fewer. */
export default function CanBitTimingOptions({options}: Props): ReactNode {
  return (
    <div className={styles.options} data-search="none">
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
          {options.length === 0 && (
            <tr>
              <td colSpan={headings.length}>{'—'}</td>
            </tr>
          )}
          {options.map((option) => (
            <tr key={option.prescaler}>
              {cells(option).map((cell, index) => (
                <td key={headings[index]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </ScrollableTable>
    </div>
  );
}

const caption = '每个预分频下最好的一组';
const headings = ['BRP', 'N', 'TSEG1', 'TSEG2', 'SJW', '采样点', '速率误差'];

function cells({prescaler, quanta, tseg1, tseg2, sjw, samplePoint, rateError}: BitTiming) {
  return [
    prescaler,
    quanta,
    tseg1,
    tseg2,
    sjw,
    `${(samplePoint * 100).toFixed(1)}%`,
    `${(Math.abs(rateError) * 100).toFixed(2)}%`,
  ];
}
