import type {ReactNode} from 'react';
import NumberField from '../../Calculator/NumberField';
import Part from '../../Calculator/Part';
import Results from '../../Calculator/Results';
import {operator, unit, variable} from '../../Calculator/mathml';
import {useFields} from '../../Calculator/useFields';
import {longest, solveDistance, type Distance, type DistanceTexts} from '../model';

type Props = {
  readonly initial: Partial<DistanceTexts> | undefined;
};

export default function Rs485Distance({initial}: Props): ReactNode {
  const [texts, change] = useFields({...example, ...initial});
  const {errors, result} = solveDistance(texts);
  const field = (name: keyof DistanceTexts) => ({
    value: texts[name],
    error: errors[name],
    onChange: change(name),
  });
  return (
    <Part
      legend="速率与距离"
      formulas={[formula]}
      note="L_ 是干线长度（m），f_bit 是速率（bit/s）。经验法则，偏保守：线缆好、允许的抖动大，能走得更远，要用误码测试来定。"
      fields={
        <>
          <NumberField label="速率" unit="kbit/s" {...field('rate')} />
          <NumberField label="干线长度" unit="m" {...field('length')} />
        </>
      }
    >
      <Results results={describe(result)} />
    </Part>
  );
}

const example: DistanceTexts = {rate: '115.2', length: '500'};

function describe(distance: Distance | undefined) {
  return [
    {
      label: '速率 × 长度',
      value: distance && `${(distance.product / 1e8).toFixed(2)} × 10⁸ bit·m/s`,
      verdict: distance?.within ? '在经验法则以内' : '超出经验法则',
      warning: distance && !distance.within,
    },
    {label: '这个速率最长', value: distance && `${distance.length.toFixed(0)} m`},
    {label: '这个长度最快', value: distance && describeRate(distance.rate)},
  ];
}

function describeRate(rate: number | undefined): string {
  return rate === undefined ? `超过 ${longest} m` : `${rate.toFixed(rate < 100 ? 1 : 0)} kbit/s`;
}

const formula = (
  <>
    {variable('L')}
    {operator('≤')}
    <mrow>
      {variable('min')}
      {operator('(')}
      <mfrac>
        <mrow>
          <msup>
            <mn>{10}</mn>
            <mn>{8}</mn>
          </msup>
          {unit('bit·m/s')}
        </mrow>
        {variable('f', 'bit')}
      </mfrac>
      {operator(',')}
      <mn>{longest}</mn>
      {unit('m')}
      {operator(')')}
    </mrow>
  </>
);
