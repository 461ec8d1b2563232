import type {ReactNode} from 'react';
import NumberField from '../../Calculator/NumberField';
import Part from '../../Calculator/Part';
import Results from '../../Calculator/Results';
import ResultTable from '../../Calculator/ResultTable';
import {formatOhms, formatPercent} from '../../Calculator/format';
import {defaults} from '../../Calculator/share';
import {tex} from '../../Calculator/tex';
import {useFields} from '../../Calculator/useFields';
import {parameters} from '../parameters';
import {solveDivider, type Divider, type DividerPair, type DividerTexts} from './model';

type Props = {
  readonly initial: Partial<DividerTexts> | undefined;
};

export default function DividerLdoDivider({initial}: Props): ReactNode {
  const {result, field} = useFields({...example, ...initial}, solveDivider);
  return (
    <Part
      legend="电阻分压"
      formulas={formulas}
      note="V_0 是不接负载时的输出，R_1 在上，R_2 在下，I_L 是从输出取走的电流。R_1、R_2 从 E24 系列里取，两个之和在所填的 2/3 到 1.5 倍之间。误差范围按两个电阻朝相反方向偏到头算，不含电源和温度；分压只适合取信号，不能当电源。"
      fields={
        <>
          <NumberField label="输入 V_in" unit="V" {...field('input')} />
          <NumberField label="输出 V_out" unit="V" {...field('output')} />
          <NumberField label="电阻之和约" unit="kΩ" {...field('total')} />
          <NumberField label="负载电流 I_L" unit="µA" {...field('load')} />
          <NumberField label="电阻误差" unit="%" {...field('tolerance')} />
        </>
      }
    >
      <Results results={dividerResults(result)} />
      <Pairs pairs={result?.pairs ?? []} />
    </Part>
  );
}

/** The closest pairs. */
function Pairs({pairs}: {readonly pairs: readonly DividerPair[]}): ReactNode {
  return (
    <ResultTable
      caption="最接近的几对 E24 电阻"
      headings={['R1', 'R2', '输出', '误差']}
      rows={pairs.map(({upper, lower, output, error}) => ({
        key: `${upper}/${lower}`,
        cells: [
          formatOhms(upper),
          formatOhms(lower),
          `${output.toPrecision(4)} V`,
          formatPercent(error, 2),
        ],
      }))}
    />
  );
}

const example: DividerTexts = defaults(parameters, 'input', 'output', 'total', 'load', 'tolerance');

function dividerResults(divider: Divider | undefined) {
  const best = divider?.pairs[0];
  const none = divider && !best ? '没有合适的一对' : undefined;
  return [
    {
      label: 'R_1，R_2',
      value: best ? `${formatOhms(best.upper)}，${formatOhms(best.lower)}` : none,
    },
    {
      label: '输出 V_out',
      value: best && `${best.output.toPrecision(4)} V`,
      verdict: best && formatPercent(best.error, 2),
    },
    {
      label: '电阻误差之内',
      value:
        divider?.range &&
        `${divider.range.min.toPrecision(4)}–${divider.range.max.toPrecision(4)} V`,
    },
    {
      label: '不接负载时',
      value: divider?.unloaded === undefined ? undefined : `${divider.unloaded.toPrecision(4)} V`,
    },
    {
      label: '电流',
      value: divider?.current === undefined ? undefined : formatSmall(divider.current, 'A'),
    },
    {
      label: '两个电阻的功率',
      value: divider?.power === undefined ? undefined : formatSmall(divider.power, 'W'),
    },
    {
      label: '输出电阻',
      value: divider?.source === undefined ? undefined : formatOhms(divider.source),
    },
  ];
}

function formatSmall(value: number, unit: string): string {
  const [prefix, size] = value < 1e-3 ? ['µ', 1e-6] : value < 1 ? ['m', 1e-3] : ['', 1];
  return `${Number((value / size).toPrecision(3))} ${prefix}${unit}`;
}

const formulas = tex`
  V_0 = V_\text{in} \frac{R_2}{R_1 + R_2}
  V_\text{out} = V_0 - I_L \frac{R_1 R_2}{R_1 + R_2}
`;
