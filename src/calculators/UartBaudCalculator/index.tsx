import type {ReactNode} from 'react';
import Calculator from '../Calculator';
import {formatPercent} from '../Calculator/format';
import NumberField from '../Calculator/NumberField';
import Part from '../Calculator/Part';
import Results from '../Calculator/Results';
import SelectField from '../Calculator/SelectField';
import {choice, defaults, numeric, type Parameters} from '../Calculator/share';
import {useChoice} from '../Calculator/shared-values';
import {tex} from '../Calculator/tex';
import {useFields} from '../Calculator/useFields';
import {dividers, type Divider, type DividerName} from './dividers';
import {limits, solveBaud, type Baud, type BaudTexts} from './model';

/** The values in the address of the calculator's own page, with their defaults. */
const parameters = {
  divider: choice('stm32-16', Object.keys(dividers)),
  clock: numeric('16', limits.clock, 'MHz'),
  baud: numeric('115200', limits.baud, 'bit/s'),
  bits: numeric('8', limits.bits),
  otherError: numeric('0', limits.otherError, '%'),
} satisfies Parameters;

type Initial = Partial<BaudTexts> & {readonly divider?: DividerName};

type Props = {
  readonly ownPage?: boolean;
  /** Texts of the fields that differ from the example. */
  readonly initial?: Initial;
};

export default function UartBaudCalculator({initial, ownPage}: Props): ReactNode {
  return (
    <Calculator
      title="UART 波特率误差计算器"
      slug="uart-baud-rate"
      parameters={parameters}
      ownPage={ownPage}
    >
      <BaudPart initial={initial} />
    </Calculator>
  );
}

function BaudPart({initial}: {readonly initial: Initial | undefined}): ReactNode {
  const {divider, setDivider, result, field} = useBaud(initial);
  return (
    <Part
      legend="时钟、分频与帧"
      formulas={formulas}
      note={dividerNote(divider)}
      fields={
        <>
          <SelectField
            label="分频器"
            span
            value={divider}
            options={dividerOptions}
            onChange={setDivider}
          />
          <NumberField label="时钟" unit="MHz" {...field('clock')} />
          <NumberField label="波特率" unit="bit/s" {...field('baud')} />
          <NumberField label="数据位加校验位" {...field('bits')} />
          <NumberField label="对方的误差" unit="%" {...field('otherError')} />
        </>
      }
    >
      <Results results={baudResults(result)} />
    </Part>
  );
}

function useBaud({divider: first = 'stm32-16', ...texts}: Initial = {}) {
  const [divider, setDivider] = useChoice('divider', first);
  const {result, field} = useFields({...example, ...texts}, (fields) => solveBaud(divider, fields));
  return {divider, setDivider, result, field};
}

const example: BaudTexts = defaults(parameters, 'clock', 'baud', 'bits', 'otherError');

const dividerOptions: {value: DividerName; label: string}[] = [
  {value: 'stm32-16', label: 'STM32，16 倍采样，小数分频'},
  {value: 'stm32-8', label: 'STM32，8 倍采样，小数分频'},
  {value: 'avr-16', label: 'AVR，16 倍采样，整数分频'},
  {value: 'avr-8', label: 'AVR，8 倍采样，整数分频'},
  {value: '16550', label: '16550，16 倍采样，整数分频'},
];

const sources: Record<DividerName, string> = {
  'stm32-16': 'ST RM0090，BRR 寄存器，OVER8 = 0，小数 4 位',
  'stm32-8': 'ST RM0090，BRR 寄存器，OVER8 = 1，小数 3 位',
  'avr-16': 'Microchip DS40002061，U2Xn = 0，UBRRn 要写分频减 1',
  'avr-8': 'Microchip DS40002061，U2Xn = 1，UBRRn 要写分频减 1',
  '16550': 'TI SNLS378，除数锁存器 16 位',
};

const verdicts: Record<Baud['verdict'], string> = {
  good: '不超过建议值',
  barely: '勉强，超过建议值',
  'too-large': '超过容许值，会收错',
  'out-of-range': '超出分频器的范围',
};

/** The note on the symbols and the divider's limits. */
function dividerNote(name: DividerName): string {
  const {steps, min, max}: Divider = dividers[name];
  const step = steps === 1 ? '整数' : `步进 1/${steps}`;
  return `f_ 是串口的输入时钟，S_ 是每位采样次数，N_ 是分频，D_ 是数据位加校验位。这种分频器取 ${min}–${max}，${step}（${sources[name]}）。容许的误差按 AVR 手册的式子算，它由 S_ 次采样中间三次表决；别的芯片表决的位置不同，要查自己的手册。建议值是同一份手册给每一方的。`;
}

/** The lines of results; without a rate, every value is missing. */
function baudResults(baud: Baud | undefined) {
  return [
    {
      label: '波特率误差',
      value: baud && formatPercent(baud.error, 2),
      verdict: baud && verdicts[baud.verdict],
      warning: baud && baud.verdict !== 'good',
    },
    {label: '实际波特率', value: baud && `${Number(baud.rate.toFixed(1))} bit/s`},
    {label: '分频 N_', value: baud && String(baud.divider)},
    {label: '双方误差合计，最坏', value: baud && `${(baud.total * 100).toFixed(2)}%`},
    {
      label: '接收端容许，合计',
      value:
        baud &&
        `${formatPercent(-baud.tolerance.slower, 2)}～${formatPercent(baud.tolerance.faster, 2)}`,
    },
    {label: '建议每一方不超过', value: baud && `±${(baud.recommended * 100).toFixed(1)}%`},
  ];
}

const formulas = tex`
  f_\text{baud} = \frac{f}{S \cdot N}
  R_\text{slow} = \frac{(D + 1)S}{S - 1 + DS + S_F}
  R_\text{fast} = \frac{(D + 2)S}{(D + 1)S + S_M}
`;
