import type {ReactNode} from 'react';
import Calculator from '../Calculator';
import NumberField from '../Calculator/NumberField';
import Part from '../Calculator/Part';
import Results from '../Calculator/Results';
import SelectField from '../Calculator/SelectField';
import {defaults} from '../Calculator/share';
import {useChoice} from '../Calculator/shared-values';
import {tex} from '../Calculator/tex';
import {useFields} from '../Calculator/useFields';
import {describe} from './describe';
import {solvePullUp, type Mode, type PullUpTexts} from './model';
import {parameters} from './parameters';

type Initial = Partial<PullUpTexts> & {readonly mode?: Mode};

type Props = {
  readonly ownPage?: boolean;
  /** Texts of the fields that differ from the example. */
  readonly initial?: Initial;
};

export default function I2cPullUpCalculator({initial, ownPage}: Props): ReactNode {
  return (
    <Calculator
      title="I²C 上拉电阻计算器"
      slug="i2c-pull-up"
      parameters={parameters}
      ownPage={ownPage}
    >
      <PullUp initial={initial} />
    </Calculator>
  );
}

function PullUp({initial}: {readonly initial: Initial | undefined}): ReactNode {
  const {mode, setMode, result, field} = usePullUp(initial);
  return (
    <Part
      legend="总线与上拉电阻"
      formulas={formulas}
      note="R_p 是每根线上全部上拉并联的电阻，C_b 是一根线的总电容，t_r 是从 0.3 V_DD 到 0.7 V_DD 的上升时间。低电平按规范取：V_DD 高于 2 V 时 V_OL 是 0.4 V，电流 3 mA（快速模式 Plus 是 20 mA）；不高于 2 V 时 V_OL 是 0.2 V_DD，快速模式和快速模式 Plus 的电流是 2 mA，标准模式仍取 3 mA。不算串联电阻、漏电流和缓冲器。"
      fields={
        <>
          <SelectField label="模式" span value={mode} options={modeOptions} onChange={setMode} />
          <NumberField label="电源 V_DD" unit="V" {...field('supply')} />
          <NumberField label="总线电容 C_b" unit="pF" {...field('capacitance')} />
          <NumberField label="上拉电阻 R_p" unit="Ω" {...field('resistor')} />
        </>
      }
    >
      <Results results={describe(result)} />
    </Part>
  );
}

function usePullUp({mode: first = 'fast', ...texts}: Initial = {}) {
  const [mode, setMode] = useChoice('mode', first);
  const {result, field} = useFields({...example, ...texts}, (fields) => solvePullUp(mode, fields));
  return {mode, setMode, result, field};
}

const example: PullUpTexts = defaults(parameters, 'supply', 'capacitance', 'resistor');

const modeOptions: {value: Mode; label: string}[] = [
  {value: 'standard', label: '标准模式，100 kbit/s'},
  {value: 'fast', label: '快速模式，400 kbit/s'},
  {value: 'fast-plus', label: '快速模式 Plus，1 Mbit/s'},
];

const formulas = tex`
  R_\text{p(max)} = \frac{t_r}{0.8473 C_b}
  R_\text{p(min)} = \frac{V_\text{DD} - V_\text{OL}}{I_\text{OL}}
`;
