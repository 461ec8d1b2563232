import type {ReactNode} from 'react';
import Part from '../../Calculator/Part';
import Results from '../../Calculator/Results';
import SelectField from '../../Calculator/SelectField';
import TextField from '../../Calculator/TextField';
import {useChoice} from '../../Calculator/shared-values';
import {useFields} from '../../Calculator/useFields';
import type {IdKind} from '../model';
import {idKindOptions} from '../texts';
import {solveExactFrame, type ExactFrame, type ExactTexts, type HexError} from './model';

export type InitialExactFrame = Partial<ExactTexts> & {readonly idKind?: IdKind};

type Props = {
  readonly initial: InitialExactFrame | undefined;
};

/** The length of one frame of classical CAN whose bits are known. */
export default function CanBusLoadExactFrame({initial}: Props): ReactNode {
  const {idKind: firstKind = '11', ...first} = initial ?? {};
  const [idKind, setIdKind] = useChoice('exactIdKind', firstKind);
  const {result, field} = useFields({...example, ...first}, (texts) =>
    withMessages(solveExactFrame(idKind, texts)),
  );
  return (
    <Part
      legend="内容已知的一帧（经典 CAN）"
      formulas=""
      note="从 SOF 到 CRC 逐位数填充位：连续五个相同的位之后插一个相反的位，它又算下一组的第一位。CRC 的多项式是 0x4599。只算数据帧，不算远程帧。"
      fields={
        <>
          <SelectField
            label="标识符种类"
            value={idKind}
            options={idKindOptions}
            onChange={setIdKind}
          />
          <TextField label="标识符" unit="十六进制" {...field('identifier')} />
          <TextField label="数据" unit="十六进制" span {...field('data')} />
        </>
      }
    >
      <Results results={exactFrameResults(result)} />
    </Part>
  );
}

const example: ExactTexts = {identifier: '123', data: 'DE AD BE EF'};

const words: Record<HexError, string> = {
  empty: '请填写',
  'not-hex': '不是十六进制',
  'too-large': '超出位数',
  'half-byte': '少半个字节',
  'too-long': '超过 8 字节',
};

function withMessages({errors, result}: ReturnType<typeof solveExactFrame>) {
  const {identifier, data} = errors;
  return {
    errors: {
      ...(identifier && {identifier: words[identifier]}),
      ...(data && {data: words[data]}),
    },
    result,
  };
}

function exactFrameResults(frame: ExactFrame | undefined) {
  return [
    {label: '帧长', value: frame && `${frame.bits} 位`},
    {label: '其中填充位', value: frame && `${frame.stuffBits} 位`},
    {label: '数据', value: frame && `${frame.payload} 字节`},
    {
      label: 'CRC',
      value: frame && `0x${frame.crc.toString(16).toUpperCase().padStart(4, '0')}`,
    },
  ];
}
