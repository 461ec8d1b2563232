import type {ReactNode} from 'react';
import Calculator from '../Calculator';
import Part from '../Calculator/Part';
import Results from '../Calculator/Results';
import SelectField from '../Calculator/SelectField';
import TextField from '../Calculator/TextField';
import {defaults} from '../Calculator/share';
import {useChoice} from '../Calculator/shared-values';
import {tex} from '../Calculator/tex';
import {useFields} from '../Calculator/useFields';
import {describe, describeErrors} from './describe';
import {solveModbus, type CharacterBits, type ModbusTexts} from './model';
import {parameters} from './parameters';

type Initial = Partial<ModbusTexts> & {readonly characterBits?: CharacterBits};

type Props = {
  readonly ownPage?: boolean;
  /** Texts of the fields that differ from the example. */
  readonly initial?: Initial;
};

export default function ModbusRtuCalculator({initial, ownPage}: Props): ReactNode {
  return (
    <Calculator
      title="Modbus RTU 计算器"
      slug="modbus-rtu"
      parameters={parameters}
      ownPage={ownPage}
    >
      <Frame initial={initial} />
    </Calculator>
  );
}

function Frame({initial}: {readonly initial: Initial | undefined}): ReactNode {
  const {characterBits, setCharacterBits, result, field} = useFrame(initial);
  return (
    <Part
      legend="报文与串口"
      formulas={formulas}
      note="n_ 是帧的字节数，含两个字节的 CRC；b_ 是一个字符的位数，f_ 是波特率。CRC 从 0xFFFF 起，多项式是 0xA001（反序），先发低字节。标准的字符是 11 位：8 个数据位，加校验位，或者加第二个停止位；10 位的 8N1 不合标准，但常见。时间只算线上的，不含从站处理和收发切换。"
      fields={
        <>
          <TextField label="报文，不含 CRC" unit="十六进制" span {...field('frame')} />
          <TextField label="波特率" unit="bit/s" inputMode="decimal" {...field('baud')} />
          <SelectField
            label="每个字符"
            value={characterBits}
            options={characterOptions}
            onChange={setCharacterBits}
          />
        </>
      }
    >
      <Results results={describe(result)} />
    </Part>
  );
}

function useFrame({characterBits: first = '11', ...texts}: Initial = {}) {
  const [characterBits, setCharacterBits] = useChoice('characterBits', first);
  const {result, field} = useFields({...example, ...texts}, (fields) =>
    describeErrors(solveModbus(fields, characterBits)),
  );
  return {characterBits, setCharacterBits, result, field};
}

const example: ModbusTexts = defaults(parameters, 'frame', 'baud');

const characterOptions = [
  {value: '11', label: '11 位，标准'},
  {value: '10', label: '10 位，8N1'},
] as const;

const formulas = tex`
  t = \frac{n \cdot b}{f}
  t_{3.5} = \frac{3.5b}{f}
`;
