import type {ReactNode} from 'react';
import ResultTable from '../../Calculator/ResultTable';
import type {BitTiming} from '../model';

type Props = {
  readonly options: readonly BitTiming[];
};

/** The best timing of each prescaler. */
export default function CanBitTimingOptions({options}: Props): ReactNode {
  return (
    <ResultTable
      caption="每个预分频下最好的一组"
      headings={['BRP', 'N', 'TSEG1', 'TSEG2', 'SJW', '采样点', '速率误差']}
      rows={options.map((option) => ({key: option.prescaler, cells: cellsOf(option)}))}
    />
  );
}

function cellsOf({prescaler, quanta, tseg1, tseg2, sjw, samplePoint, rateError}: BitTiming) {
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
