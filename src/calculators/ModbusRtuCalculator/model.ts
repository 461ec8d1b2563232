import {halfWidth, solve, type Limits, type ReadError} from '../Calculator/model';

/** The frame in hexadecimal without its CRC, and the baud rate in bit/s. */
export interface ModbusTexts {
  readonly frame: string;
  readonly baud: string;
}

/** Bits of a character: 11 with a parity bit or two stop bits, 10 with neither. */
export type CharacterBits = '11' | '10';

export type FrameError = 'empty' | 'not-hex' | 'half-byte' | 'too-short' | 'too-long';

export interface ModbusFrame {
  readonly crc: number;
  /** All bytes, the CRC's low byte before its high one. */
  readonly bytes: readonly number[];
  /** The bytes as typed already end with their CRC, so none is appended. */
  readonly hadCrc: boolean;
  /** Seconds: the frame, the longest pause inside it, the shortest between frames, and frame with pause. */
  readonly duration: number;
  readonly t15: number;
  readonly t35: number;
  readonly cycle: number;
  /** The pauses are the fixed ones for rates above 19,200 bit/s. */
  readonly areFixed: boolean;
}

export const limits = {baud: {min: 1, max: 1e7}} satisfies Record<'baud', Limits>;

/** Address and function code, and the whole frame with its CRC (Modbus over serial line V1.02, 2.5.1). */
const shortestFrame = 2;
const longestFrame = 256;
/** Above this rate the pauses do not get shorter: 750 µs and 1.750 ms (same source, 2.5.1.1). */
const fixedAbove = 19_200;
const fixed = {t15: 750e-6, t35: 1.75e-3};

/**
 * The CRC of Modbus RTU: x¹⁶ + x¹⁵ + x² + 1, reflected (0xA001), from 0xFFFF (Modbus over serial line V1.02, appendix B).
 *
 * @param bytes address, function code and data
 */
export function crc16(bytes: readonly number[]): number {
  let crc = 0xffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) {
      crc = crc & 1 ? (crc >> 1) ^ 0xa001 : crc >> 1;
    }
  }
  return crc;
}

/**
 * A frame of Modbus RTU: its CRC, and its time on the line with the pauses around it. Up to 19,200 bit/s these take 1.5 and 3.5
 * characters, above a fixed time (Modbus over serial line V1.02, 2.5.1.1).
 *
 * @param texts spaces, dots, colons or hyphens may separate the bytes, each may begin with `0x`
 * @returns the frame, or the errors by field
 */
export function solveModbus(
  texts: ModbusTexts,
  characterBits: CharacterBits,
): {
  readonly errors: {readonly frame?: FrameError; readonly baud?: ReadError};
  readonly result: ModbusFrame | undefined;
} {
  const typed = readFrame(texts.frame);
  const {errors, result: baud} = solve({baud: texts.baud}, limits, (values) => values.baud);
  if (typeof typed === 'string' || baud === undefined) {
    return {
      errors: {...errors, ...(typeof typed === 'string' && {frame: typed})},
      result: undefined,
    };
  }
  const hadCrc = typed.length > shortestFrame + 1 && crc16(typed) === 0;
  const content = hadCrc ? typed.slice(0, -2) : typed;
  const crc = crc16(content);
  const bytes = [...content, crc & 0xff, crc >> 8];
  if (bytes.length > longestFrame) {
    return {errors: {frame: 'too-long'}, result: undefined};
  }
  const character = Number(characterBits) / baud;
  const areFixed = baud > fixedAbove;
  const pauses = areFixed ? fixed : {t15: 1.5 * character, t35: 3.5 * character};
  const duration = bytes.length * character;
  return {
    errors: {},
    result: {crc, bytes, hadCrc, duration, ...pauses, cycle: duration + pauses.t35, areFixed},
  };
}

function readFrame(text: string): number[] | FrameError {
  const digits = halfWidth(text)
    .replace(/\b0x/gi, '')
    .replace(/[\s.:-]/g, '');
  if (digits === '') {
    return 'empty';
  }
  if (!/^[\da-f]+$/i.test(digits)) {
    return 'not-hex';
  }
  if (digits.length % 2 !== 0) {
    return 'half-byte';
  }
  const bytes = (digits.match(/../g) ?? []).map((byte) => Number.parseInt(byte, 16));
  return bytes.length < shortestFrame
    ? 'too-short'
    : bytes.length > longestFrame
      ? 'too-long'
      : bytes;
}
