import {halfWidth} from '../../Calculator/model';
import type {IdKind} from '../model';

/** Identifier and data in hexadecimal digits, as typed. */
export interface ExactTexts {
  readonly identifier: string;
  readonly data: string;
}

export type HexError = 'empty' | 'not-hex' | 'too-large' | 'half-byte' | 'too-long';

export interface ExactFrame {
  readonly payload: number;
  readonly crc: number;
  readonly stuffBits: number;
  /** All bits with the stuff bits and the 3 bits of intermission. */
  readonly bits: number;
}

/** CRC delimiter, ACK slot and delimiter, EOF (7), intermission (3): never stuffed. */
const tail = 13;
const longestPayload = 8;
const idLimits = {'11': 0x7ff, '29': 0x1fffffff};

/**
 * The CRC of classical CAN, x¹⁵ + x¹⁴ + x¹⁰ + x⁸ + x⁷ + x⁴ + x³ + 1, from zero (Bosch, CAN
 * Specification 2.0, part A, 3.1.1).
 *
 * @param bits zeros and ones, without stuff bits
 */
export function crc15(bits: readonly number[]): number {
  return bits.reduce((crc, bit) => {
    const next = (crc << 1) & 0x7fff;
    return bit ^ (crc >> 14) ? next ^ 0x4599 : next;
  }, 0);
}

/**
 * Counts stuff bits: after five equal bits the sender adds one that differs, which starts the next five (Bosch, CAN
 * Specification 2.0, part A, 5).
 *
 * @param bits zeros and ones, from SOF to the last bit of the CRC
 */
export function countStuffBits(bits: readonly number[]): number {
  let count = 0;
  let last: number | undefined;
  let run = 0;
  for (const bit of bits) {
    run = bit === last ? run + 1 : 1;
    last = bit;
    if (run === 5) {
      count += 1;
      last = 1 - bit;
      run = 1;
    }
  }
  return count;
}

/**
 * The exact length of one data frame of classical CAN, which depends on its identifier and data.
 *
 * @param texts hexadecimal; the identifier may begin with `0x`, spaces, dots, colons or hyphens may separate bytes
 * @returns the frame, or the errors by field
 */
export function solveExactFrame(
  idKind: IdKind,
  texts: ExactTexts,
): {
  readonly errors: Readonly<Partial<Record<keyof ExactTexts, HexError>>>;
  readonly result: ExactFrame | undefined;
} {
  const identifier = readIdentifier(texts.identifier, idLimits[idKind]);
  const data = readData(texts.data);
  const errors = {
    ...(typeof identifier === 'string' && {identifier}),
    ...(typeof data === 'string' && {data}),
  };
  if (typeof identifier === 'string' || typeof data === 'string') {
    return {errors, result: undefined};
  }
  const bits = [
    ...headerBits(idKind, identifier),
    ...toBits(data.length, 4),
    ...data.flatMap((byte) => toBits(byte, 8)),
  ];
  const crc = crc15(bits);
  const stuffed = [...bits, ...toBits(crc, 15)];
  const stuffBits = countStuffBits(stuffed);
  return {
    errors,
    result: {payload: data.length, crc, stuffBits, bits: stuffed.length + stuffBits + tail},
  };
}

/** SOF to the reserved bits: dominant is 0. */
function headerBits(idKind: IdKind, identifier: number): number[] {
  const [sof, rtr, ide, r0] = [0, 0, 0, 0];
  if (idKind === '11') {
    return [sof, ...toBits(identifier, 11), rtr, ide, r0];
  }
  const [srr, extended, r1] = [1, 1, 0];
  const id = toBits(identifier, 29);
  return [sof, ...id.slice(0, 11), srr, extended, ...id.slice(11), rtr, r1, r0];
}

function toBits(value: number, length: number): number[] {
  return Array.from({length}, (_, index) => (value >> (length - 1 - index)) & 1);
}

function readIdentifier(text: string, limit: number): number | HexError {
  const digits = halfWidth(text).replace(/^0x/i, '');
  if (digits === '') {
    return 'empty';
  }
  if (!/^[\da-f]+$/i.test(digits)) {
    return 'not-hex';
  }
  const value = Number.parseInt(digits, 16);
  return value > limit ? 'too-large' : value;
}

function readData(text: string): number[] | HexError {
  const digits = halfWidth(text).replace(/[\s.:-]/g, '');
  if (!/^[\da-f]*$/i.test(digits)) {
    return 'not-hex';
  }
  if (digits.length % 2 !== 0) {
    return 'half-byte';
  }
  const bytes = digits.match(/../g) ?? [];
  return bytes.length > longestPayload
    ? 'too-long'
    : bytes.map((byte) => Number.parseInt(byte, 16));
}
