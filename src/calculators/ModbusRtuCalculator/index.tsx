import type {ReactNode} from 'react';
import Calculator from '../Calculator';
import {formatDuration, readErrorMessage} from '../Calculator/format';
import Part from '../Calculator/Part';
import Results from '../Calculator/Results';
import SelectField from '../Calculator/SelectField';
import TextField from '../Calculator/TextField';
import {choice, defaults, numeric, text, type Parameters} from '../Calculator/share';
import {useChoice} from '../Calculator/shared-values';
import {tex} from '../Calculator/tex';
import {useFields} from '../Calculator/useFields';
import {
  limits,
  solveModbus,
  type CharacterBits,
  type FrameError,
  type ModbusFrame,
  type ModbusTexts,
} from './model';

/** The values in the address of the calculator's own page, with their defaults. */
const parameters = {
  frame: text(
    '01 03 00 00 00 0A',
    (frame) => solveModbus({frame, baud: '9600'}, '11').errors.frame === undefined,
  ),
  baud: numeric('9600', limits.baud, 'bit/s'),
  characterBits: choice('11', ['11', '10']),
} satisfies Parameters;

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
      <Results results={frameResults(result)} />
    </Part>
  );
}

function useFrame({characterBits: first = '11', ...texts}: Initial = {}) {
  const [characterBits, setCharacterBits] = useChoice('characterBits', first);
  const {result, field} = useFields({...example, ...texts}, (fields) =>
    withMessages(solveModbus(fields, characterBits)),
  );
  return {characterBits, setCharacterBits, result, field};
}

const example: ModbusTexts = defaults(parameters, 'frame', 'baud');

const characterOptions = [
  {value: '11', label: '11 位，标准'},
  {value: '10', label: '10 位，8N1'},
] as const;

const words: Record<FrameError, string> = {
  empty: '请填写',
  'not-hex': '不是十六进制',
  'half-byte': '少半个字节',
  'too-short': '至少两个字节',
  'too-long': '连 CRC 超过 256 字节',
};

/** The solution with messages in place of codes. */
function withMessages({errors, result}: ReturnType<typeof solveModbus>) {
  return {
    errors: {
      ...(errors.frame && {frame: words[errors.frame]}),
      ...(errors.baud && {baud: readErrorMessage(errors.baud)}),
    },
    result,
  };
}

/** The lines of results; without a frame, every value is missing. */
function frameResults(frame: ModbusFrame | undefined) {
  const fixed = frame?.areFixed ? '超过 19200 bit/s，固定' : undefined;
  return [
    {
      label: 'CRC',
      value: frame && `0x${hex(frame.crc, 4)}`,
      verdict: frame?.hadCrc ? '填的末尾就是它' : undefined,
    },
    {
      label: '发送顺序',
      value: frame?.bytes
        .slice(-2)
        .map((byte) => hex(byte, 2))
        .join(' '),
    },
    {label: '帧长，含 CRC', value: frame && `${frame.bytes.length} 字节`},
    {label: '一帧的时间', value: frame && formatDuration(frame.duration)},
    {label: 't_1.5，帧内最多停', value: frame && formatDuration(frame.t15), verdict: fixed},
    {label: 't_3.5，帧间至少停', value: frame && formatDuration(frame.t35), verdict: fixed},
    {label: '一帧加帧间', value: frame && formatDuration(frame.cycle)},
  ];
}

function hex(value: number, digits: number): string {
  return value.toString(16).toUpperCase().padStart(digits, '0');
}

const formulas = tex`
  t = \frac{n \cdot b}{f}
  t_{3.5} = \frac{3.5b}{f}
`;
