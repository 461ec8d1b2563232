import {roundDown} from '../Calculator/format';
import {longest, type Distance, type Stub} from './model';

/** The lines of results; without a distance, every value is missing. */
export function distanceResults(distance: Distance | undefined) {
  return [
    {
      label: '速率 × 长度',
      value: distance && `${(distance.product / 1e8).toFixed(2)} × 10⁸ bit·m/s`,
      verdict: distance?.within ? '在经验法则以内' : '超出经验法则',
      warning: distance && !distance.within,
    },
    {label: '这个速率最长', value: distance && `${roundDown(distance.length, 0)} m`},
    {label: '这个长度最快', value: distance && formatRate(distance.rate)},
  ];
}

function formatRate(rate: number | undefined): string {
  return rate === undefined ? `超过 ${longest} m` : `${roundDown(rate, rate < 100 ? 1 : 0)} kbit/s`;
}

/** The lines of results; without a stub, every value is missing. */
export function stubResults(stub: Stub | undefined) {
  return [
    {label: '支线最长', value: stub && `${metres(stub.oneWay)} m`},
    {label: '按往返算', value: stub && `${metres(stub.roundTrip)} m`},
  ];
}

function metres(length: number): string {
  return roundDown(length, length < 10 ? 2 : 1);
}
