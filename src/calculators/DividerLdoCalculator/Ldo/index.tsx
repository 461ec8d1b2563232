import type {ReactNode} from 'react';
import NumberField from '../../Calculator/NumberField';
import Part from '../../Calculator/Part';
import Results from '../../Calculator/Results';
import {roundDown} from '../../Calculator/format';
import {defaults} from '../../Calculator/share';
import {tex} from '../../Calculator/tex';
import {useFields} from '../../Calculator/useFields';
import {parameters} from '../parameters';
import {solveLdo, type Ldo, type LdoTexts} from './model';

type Props = {
  readonly initial: Partial<LdoTexts> | undefined;
};

export default function DividerLdoLdo({initial}: Props): ReactNode {
  const {result, field} = useFields({...example, ...initial}, solveLdo);
  return (
    <Part
      legend="LDO 发热"
      formulas={formulas}
      note="I_q 是 LDO 自己的电流，θ_JA 是结到环境的热阻，T_A 是环境温度。θ_JA 是手册在规定的板子上测的，铜皮小就要取大得多；离上限不到 10 °C 的，算勉强。压差够不够要另查手册，不算瞬间的功率。"
      fields={
        <>
          <NumberField label="输入 V_in" unit="V" {...field('ldoInput')} />
          <NumberField label="输出 V_out" unit="V" {...field('ldoOutput')} />
          <NumberField label="负载电流" unit="mA" {...field('ldoLoad')} />
          <NumberField label="静态电流 I_q" unit="mA" {...field('quiescent')} />
          <NumberField label="热阻 θ_JA" unit="°C/W" {...field('thermal')} />
          <NumberField label="环境温度 T_A" unit="°C" {...field('ambient')} />
          <NumberField label="结温上限" unit="°C" {...field('junctionLimit')} />
        </>
      }
    >
      <Results results={ldoResults(result)} />
    </Part>
  );
}

const example: LdoTexts = defaults(
  parameters,
  'ldoInput',
  'ldoOutput',
  'ldoLoad',
  'quiescent',
  'thermal',
  'ambient',
  'junctionLimit',
);

const verdicts: Record<Ldo['verdict'], string> = {
  good: '低于上限',
  barely: '勉强，几乎没有余量',
  'too-hot': '超过上限',
  'no-headroom': '输入不高于输出',
};

function ldoResults(ldo: Ldo | undefined) {
  return [
    {
      label: '结温 T_J',
      value: ldo && `${ldo.junction.toFixed(1)} °C`,
      verdict: ldo && verdicts[ldo.verdict],
      warning: ldo && ldo.verdict !== 'good',
    },
    {label: '发热', value: ldo && milliwatts(ldo.power)},
    {label: '最多能发热', value: ldo && `${roundDown(ldo.powerLimit * 1e3, 0)} mW`},
    {label: '负载最多', value: ldo && `${roundDown(ldo.loadLimit * 1e3, 0)} mA`},
    {
      label: '热阻最多',
      value:
        ldo &&
        (ldo.thermalLimit > 999 ? '超过 999 °C/W' : `${roundDown(ldo.thermalLimit, 0)} °C/W`),
    },
    {label: '效率', value: ldo && `${(ldo.efficiency * 100).toFixed(0)}%`},
  ];
}

function milliwatts(power: number): string {
  return `${(power * 1e3).toFixed(0)} mW`;
}

const formulas = tex`
  P = (V_\text{in} - V_\text{out})I + V_\text{in} I_q
  T_J = T_A + P\theta_\text{JA}
`;
