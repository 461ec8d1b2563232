import type {ReactNode} from 'react';
import NumberField from '../Calculator/NumberField';
import Part from '../Calculator/Part';
import Results from '../Calculator/Results';
import {defaults} from '../Calculator/share';
import {tex} from '../Calculator/tex';
import {useFields} from '../Calculator/useFields';
import {solveDistance, type DistanceTexts} from './model';
import {parameters} from './parameters';
import {distanceResults} from './results';

type Props = {
  readonly initial: Partial<DistanceTexts> | undefined;
};

export default function Rs485Distance({initial}: Props): ReactNode {
  const {result, field} = useFields({...example, ...initial}, solveDistance);
  return (
    <Part
      legend="速率与距离"
      formulas={formulas}
      note="L_ 是干线长度（m），f_bit 是速率（bit/s）。经验法则，偏保守：线缆好、允许的抖动大，能走得更远，要用误码测试来定。"
      fields={
        <>
          <NumberField label="速率" unit="kbit/s" {...field('rate')} />
          <NumberField label="干线长度" unit="m" {...field('length')} />
        </>
      }
    >
      <Results results={distanceResults(result)} />
    </Part>
  );
}

const example: DistanceTexts = defaults(parameters, 'rate', 'length');

const formulas = tex`
  L \le \min\left(\frac{10^8~\text{bit·m/s}}{f_\text{bit}}, 1200~\text{m}\right)
`;
