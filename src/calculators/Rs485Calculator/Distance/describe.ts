import {roundDown} from '../../Calculator/describe';
import {longest, type Distance} from '../model';

/** Formats the results; without a distance, every value is missing. */
export function describeDistance(distance: Distance | undefined) {
  return [
    {
      label: '速率 × 长度',
      value: distance && `${(distance.product / 1e8).toFixed(2)} × 10⁸ bit·m/s`,
      verdict: distance?.within ? '在经验法则以内' : '超出经验法则',
      warning: distance && !distance.within,
    },
    {label: '这个速率最长', value: distance && `${roundDown(distance.length, 0)} m`},
    {label: '这个长度最快', value: distance && describeRate(distance.rate)},
  ];
}

function describeRate(rate: number | undefined): string {
  return rate === undefined ? `超过 ${longest} m` : `${roundDown(rate, rate < 100 ? 1 : 0)} kbit/s`;
}
