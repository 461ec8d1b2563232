import type {ReactNode} from 'react';
import NumberField from '../Calculator/NumberField';
import Part from '../Calculator/Part';
import Results from '../Calculator/Results';
import SelectField from '../Calculator/SelectField';
import TextField from '../Calculator/TextField';
import {formatDuration} from '../Calculator/format';
import {tex} from '../Calculator/tex';
import type {Format, Frame} from './model';
import {dataRateErrorMessage, formatOptions, idKindOptions} from './texts';
import type {useBusLoad} from './useBusLoad';

type Props = {
  readonly bus: ReturnType<typeof useBusLoad>;
};

/** The bus, and one frame on it. */
export default function CanBusLoadFrame({bus}: Props): ReactNode {
  const {format, idKind, frame, dispatch, rateField, bytesField} = bus;
  const {error: dataRateError, ...dataRate} = rateField('data');
  return (
    <Part
      legend="总线与一帧"
      formulas={formulas[format === 'classic' ? 'classic' : 'fd']}
      note={notes[format]}
      fields={
        <>
          <SelectField
            label="帧格式"
            span
            value={format}
            options={formatOptions}
            onChange={(value) => {
              dispatch({type: 'format', format: value});
            }}
          />
          <NumberField label="仲裁段" unit="kbit/s" {...rateField('arbitration')} />
          <TextField
            label="数据段"
            unit="kbit/s"
            inputMode="decimal"
            disabled={format !== 'fd-switched'}
            error={dataRateError && dataRateErrorMessage(dataRateError)}
            {...dataRate}
          />
          <SelectField
            label="标识符"
            value={idKind}
            options={idKindOptions}
            onChange={(value) => {
              dispatch({type: 'frame', idKind: value});
            }}
          />
          <NumberField label="数据" unit="字节" {...bytesField} />
        </>
      }
    >
      <Results results={frameResults(frame.result)} />
    </Part>
  );
}

const fdNote =
  'n_ 是数据字节数，超过 8 时补到 12、16、20、24、32、48、64 之一；L_CRC 与 L_FSB 是 17 与 6（不超过 16 字节），或 21 与 7；s_a、s_d 是两段里的动态填充位，最坏时把尽可能多的算在较慢的仲裁段。29 位标识符时，29 换成 48。含 3 位帧间隔，CRC 界定位按数据段计。';

const notes: Record<Format, string> = {
  classic:
    'C_ 是一帧占线的时间，g_ 是参与填充的非数据位，11 位标识符是 34，29 位是 54；n_ 是数据字节数，τ_bit 是位时间。含 3 位帧间隔，不含错误帧和重发。',
  fd: `${fdNote}不换速率时两段同速。`,
  'fd-switched': fdNote,
};

function frameResults(frame: Frame | undefined) {
  const shortest = frame?.shortest;
  const longest = frame?.longest;
  const padded = frame && frame.payload !== frame.bytes ? `，补到 ${frame.payload} 字节` : '';
  return [
    {label: '帧长，最坏', value: longest && `${longest.bits} 位${padded}`},
    {label: '帧长，不计填充', value: shortest && `${shortest.bits} 位${padded}`},
    {label: '占线，最坏', value: longest && formatDuration(longest.time)},
    {label: '占线，不计填充', value: shortest && formatDuration(shortest.time)},
    {label: '占满时，最坏', value: longest && frames(longest.frames)},
    {label: '占满时，不计填充', value: shortest && frames(shortest.frames)},
    {label: '净数据，最坏', value: longest && rate(longest.goodput)},
    {label: '净数据，不计填充', value: shortest && rate(shortest.goodput)},
  ];
}

function frames(perSecond: number): string {
  return `${perSecond.toFixed(perSecond < 100 ? 1 : 0)} 帧/s`;
}

function rate(bitsPerSecond: number): string {
  return bitsPerSecond < 1e6
    ? `${Number((bitsPerSecond / 1e3).toPrecision(3))} kbit/s`
    : `${(bitsPerSecond / 1e6).toFixed(2)} Mbit/s`;
}

const formulas = {
  classic: tex`
    C = N \cdot \tau_\text{bit}
    N = g + 8n + 13 + \left\lfloor \frac{g + 8n - 1}{4} \right\rfloor
  `,
  fd: tex`
    t_\text{FD} = \frac{29 + s_a}{f_\text{arb}} + \frac{N_d + s_d}{f_\text{data}}
    N_d = 10 + 8n + L_\text{CRC} + L_\text{FSB}
  `,
};
