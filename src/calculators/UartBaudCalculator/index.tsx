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
import {describe, describeDivider} from './describe';
import type {DividerName} from './dividers';
import {solveBaud, type BaudTexts} from './model';
import {parameters} from './parameters';

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
      <Baud initial={initial} />
    </Calculator>
  );
}

function Baud({initial}: {readonly initial: Initial | undefined}): ReactNode {
  const {divider, setDivider, result, field} = useBaud(initial);
  return (
    <Part
      legend="时钟、分频与帧"
      formulas={formulas}
      note={describeDivider(divider)}
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
      <Results results={describe(result)} />
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

const formulas = tex`
  f_\text{baud} = \frac{f}{S \cdot N}
  R_\text{slow} = \frac{(D + 1)S}{S - 1 + DS + S_F}
  R_\text{fast} = \frac{(D + 2)S}{(D + 1)S + S_M}
`;
