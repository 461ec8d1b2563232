import {describeDuration} from '../Calculator/describe';
import {describeReadError} from '../Calculator/NumberField/describe';
import type {FrameError, ModbusFrame, solveModbus} from './model';

const words: Record<FrameError, string> = {
  empty: '请填写',
  'not-hex': '不是十六进制',
  'half-byte': '少半个字节',
  'too-short': '至少两个字节',
  'too-long': '连 CRC 超过 256 字节',
};

/** Replaces the codes of errors by words. */
export function describeErrors({errors, result}: ReturnType<typeof solveModbus>) {
  return {
    errors: {
      ...(errors.frame && {frame: words[errors.frame]}),
      ...(errors.baud && {baud: describeReadError(errors.baud)}),
    },
    result,
  };
}

/** Formats the results; without a frame, every value is missing. */
export function describe(frame: ModbusFrame | undefined) {
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
    {label: '一帧的时间', value: frame && describeDuration(frame.duration)},
    {label: 't_1.5，帧内最多停', value: frame && describeDuration(frame.t15), verdict: fixed},
    {label: 't_3.5，帧间至少停', value: frame && describeDuration(frame.t35), verdict: fixed},
    {label: '一帧加帧间', value: frame && describeDuration(frame.cycle)},
  ];
}

function hex(value: number, digits: number): string {
  return value.toString(16).toUpperCase().padStart(digits, '0');
}
