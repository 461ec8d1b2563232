import type {ReactNode} from 'react';
import Calculator from '../Calculator';
import {formatDuration, formatOhms, roundDown} from '../Calculator/format';
import NumberField from '../Calculator/NumberField';
import Part from '../Calculator/Part';
import Results from '../Calculator/Results';
import SelectField from '../Calculator/SelectField';
import {choice, defaults, numeric, type Parameters} from '../Calculator/share';
import {useChoice} from '../Calculator/shared-values';
import {tex} from '../Calculator/tex';
import {useFields} from '../Calculator/useFields';
import {limits, modes, solvePullUp, type Mode, type PullUp, type PullUpTexts} from './model';

/** The values in the address of the calculator's own page, with their defaults. */
const parameters = {
  mode: choice('fast', Object.keys(modes)),
  supply: numeric('3.3', limits.supply, 'V'),
  capacitance: numeric('100', limits.capacitance, 'pF'),
  resistor: numeric('2200', limits.resistor, 'Ω'),
} satisfies Parameters;

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
      <PullUpPart initial={initial} />
    </Calculator>
  );
}

function PullUpPart({initial}: {readonly initial: Initial | undefined}): ReactNode {
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
      <Results results={pullUpResults(result)} />
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

const verdicts: Record<PullUp['verdict'], string> = {
  good: '合适',
  'too-small': '太小，低电平拉不下来',
  'too-large': '太大，上升太慢',
};

/** The lines of results; without a pull-up, every value is missing. */
function pullUpResults(pullUp: PullUp | undefined) {
  return [
    {
      label: '上升时间 t_r',
      value: pullUp && formatDuration(pullUp.riseTime),
      verdict: pullUp && verdicts[pullUp.verdict],
      warning: pullUp && pullUp.verdict !== 'good',
    },
    {label: '规范允许的 t_r', value: pullUp && formatDuration(pullUp.riseTimeLimit)},
    {label: '电阻可取', value: pullUp && formatRange(pullUp)},
    {label: 'E24 值', value: pullUp && formatE24(pullUp.e24)},
    {label: '低电平的电流', value: pullUp && `${(pullUp.current * 1e3).toFixed(2)} mA`},
    {
      label: '这个电阻最多带',
      value: pullUp && `${roundDown(pullUp.maxCapacitance * 1e12, 0)} pF`,
    },
    {
      label: '总线电容上限',
      value: pullUp && `${(pullUp.capacitanceLimit * 1e12).toFixed(0)} pF`,
      verdict: pullUp?.isCapacitanceAllowed === false ? '已经超过' : undefined,
      warning: pullUp?.isCapacitanceAllowed === false,
    },
  ];
}

function formatRange({min, max}: PullUp): string {
  return min > max ? '没有合适的值' : `${Math.ceil(min - 1e-6)}–${Math.floor(max + 1e-6)} Ω`;
}

function formatE24(e24: PullUp['e24']): string {
  if (!e24) {
    return '没有合适的值';
  }
  return e24.min === e24.max
    ? formatOhms(e24.min)
    : `${formatOhms(e24.min)}–${formatOhms(e24.max)}`;
}

const formulas = tex`
  R_\text{p(max)} = \frac{t_r}{0.8473 C_b}
  R_\text{p(min)} = \frac{V_\text{DD} - V_\text{OL}}{I_\text{OL}}
`;
