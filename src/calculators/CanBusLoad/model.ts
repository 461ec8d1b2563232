import {solve, type Limits, type ReadError} from '../Calculator/model';
import {worstResponseTimes, type MessageGroup, type ResponseTime} from './Messages/model';

/** Classical CAN, CAN FD at one rate, or CAN FD with a switch to the data rate. */
export type Format = 'classic' | 'fd' | 'fd-switched';
/** An identifier of 11 or of 29 bits. */
export type IdKind = '11' | '29';

/** Bits of a frame with the 3 bits of intermission, by the phase that sets their rate. */
interface FrameBits {
  readonly arbitration: number;
  readonly data: number;
}

export interface Frame {
  /** Requested bytes. */
  readonly bytes: number;
  /** Bytes sent: CAN FD rounds up to the next length that a DLC can express. */
  readonly payload: number;
  /** Without dynamic stuff bits, and with the maximum of them (CAN FD: fixed stuff bits in both). */
  readonly shortest: FrameTime;
  readonly longest: FrameTime;
}

interface FrameTime {
  readonly bits: number;
  /** Seconds. */
  readonly time: number;
  /** Frames per second on an otherwise idle bus. */
  readonly frames: number;
  /** Payload in bit/s on an otherwise idle bus. */
  readonly goodput: number;
}

/** Rates in kbit/s; the data rate matters only in CAN FD with a rate switch. */
export type BusTexts = Readonly<Record<'arbitration' | 'data', string>>;

export const busLimits = {
  arbitration: {min: 1, max: 1000},
  data: {min: 1, max: 8000},
} satisfies Record<keyof BusTexts, Limits>;

const classicPayload = {min: 0, max: 8, integer: true} as const;
const fdPayload = {min: 0, max: 64, integer: true} as const;
/** Lengths above 8 bytes that a DLC of CAN FD can express. */
const fdPayloads = [12, 16, 20, 24, 32, 48, 64];

/** The limits of a frame's bytes. */
export function payloadLimits(format: Format): Limits {
  return format === 'classic' ? classicPayload : fdPayload;
}

/** Field lengths: Linux, include/linux/can/length.h. */
const fields = {
  /** The stuffed bits of classical CAN besides data: header from SOF to DLC, and CRC. */
  classicStuffed: {'11': 19 + 15, '29': 39 + 15},
  /** CRC delimiter, ACK slot and delimiter, EOF (7), intermission (3). */
  classicTail: 13,
  /** Header of CAN FD at the arbitration rate, SOF to BRS. */
  fdHeader: {'11': 17, '29': 36},
  /** ESI and DLC, already at the data rate. */
  fdControl: 5,
  /** Stuff count, CRC17 or CRC21, fixed stuff bits, CRC delimiter. */
  fdCrc17: 4 + 17 + 6 + 1,
  fdCrc21: 4 + 21 + 7 + 1,
  /** ACK slot and delimiter, EOF (7), intermission (3), back at the arbitration rate. */
  fdTail: 12,
} as const;

/** The maximum number of stuff bits: one after the first five bits, then one every four. */
function maxStuffBits(bits: number): number {
  return Math.floor((bits - 1) / 4);
}

/**
 * The length of a frame with n bytes, without dynamic stuff bits and with the most of them.
 *
 * Classical CAN has g + 8n + 13 bits, and up to ⌊(g + 8n − 1) / 4⌋ more, with g = 34 or 54. The source is Davis, Burns, Bril and
 * Lukkien, "Controller Area Network (CAN) schedulability analysis", Real-Time Systems 35, 2007. For CAN FD it is Linux,
 * include/linux/can/length.h. Dynamic stuffing ends with the data, and as many of its bits as possible are counted at the slower rate.
 *
 * @param payload bytes sent, as returned by `payloadSize`
 */
export function frameBits(
  format: Format,
  idKind: IdKind,
  payload: number,
): {readonly shortest: FrameBits; readonly longest: FrameBits} {
  if (format === 'classic') {
    const stuffed = fields.classicStuffed[idKind] + 8 * payload;
    const bits = stuffed + fields.classicTail;
    return {
      shortest: {arbitration: bits, data: 0},
      longest: {arbitration: bits + maxStuffBits(stuffed), data: 0},
    };
  }
  const header = fields.fdHeader[idKind];
  const slow = header + fields.fdTail;
  const body = fields.fdControl + 8 * payload;
  const fast = body + (payload > 16 ? fields.fdCrc21 : fields.fdCrc17);
  const slowStuff = maxStuffBits(header);
  return {
    shortest: {arbitration: slow, data: fast},
    longest: {
      arbitration: slow + slowStuff,
      data: fast + maxStuffBits(header + body) - slowStuff,
    },
  };
}

/**
 * The number of bytes that a frame carries.
 *
 * @param bytes an integer, 0–8 in classical CAN, 0–64 in CAN FD
 * @returns the same, or in CAN FD above 8 bytes the next length of 12, 16, 20, 24, 32, 48 and 64
 */
export function payloadSize(format: Format, bytes: number): number {
  return format === 'classic' || bytes <= 8
    ? bytes
    : (fdPayloads.find((length) => length >= bytes) ?? bytes);
}

interface Rates {
  readonly arbitration: number;
  readonly data: number;
}

function frame(format: Format, idKind: IdKind, bytes: number, rates: Rates): Frame {
  const payload = payloadSize(format, bytes);
  const {shortest, longest} = frameBits(format, idKind, payload);
  const timed = ({arbitration, data}: FrameBits): FrameTime => {
    const dataRate = format === 'fd-switched' ? rates.data : rates.arbitration;
    const time = arbitration / (rates.arbitration * 1000) + data / (dataRate * 1000);
    return {
      bits: arbitration + data,
      time,
      frames: 1 / time,
      goodput: (8 * bytes) / time,
    };
  };
  return {bytes, payload, shortest: timed(shortest), longest: timed(longest)};
}

/** An invalid data rate; it may also be below the arbitration rate. */
export type DataRateError = ReadError | {readonly code: 'below-arbitration'};

interface RateErrors {
  readonly arbitration?: ReadError;
  readonly data?: DataRateError;
}

/**
 * Reads the bus's rates. The data rate is ignored unless frames use it; then it must not be below the arbitration rate
 * (Linux, drivers/net/can/dev/dev.c, open_candev).
 */
function solveRates(
  format: Format,
  texts: BusTexts,
): {readonly errors: RateErrors; readonly result: Rates | undefined} {
  const {arbitration, data} = busLimits;
  if (format !== 'fd-switched') {
    return solve<'arbitration', Rates>(texts, {arbitration}, (rates) => ({...rates, data: 0}));
  }
  const rates = solve<keyof BusTexts, Rates>(texts, {arbitration, data}, (values) => values);
  return rates.result && rates.result.data < rates.result.arbitration
    ? {errors: {data: {code: 'below-arbitration'}}, result: undefined}
    : rates;
}

/**
 * One frame on the bus.
 *
 * @param bytes the payload as typed
 * @returns length and time without and with the maximum of stuff bits, or the errors by field
 */
export function solveFrame(
  format: Format,
  bus: BusTexts,
  idKind: IdKind,
  bytes: string,
): {
  readonly errors: RateErrors & {readonly bytes?: ReadError};
  readonly result: Frame | undefined;
} {
  const rates = solveRates(format, bus);
  const size = solve({bytes}, {bytes: payloadLimits(format)}, (values) => values.bytes);
  return {
    errors: {...rates.errors, ...size.errors},
    result:
      rates.result && size.result !== undefined
        ? frame(format, idKind, size.result, rates.result)
        : undefined,
  };
}

/** Equal messages, as typed: how many of them, bytes, period in ms. */
export interface MessageTexts {
  readonly count: string;
  readonly bytes: string;
  readonly period: string;
  readonly idKind: IdKind;
}

export type MessageField = 'count' | 'bytes' | 'period';

export interface MessageLoad {
  readonly frame: Frame;
  /** The share of time, 0–1, that these messages take. */
  readonly least: number;
  readonly most: number;
}

export interface Load {
  readonly messages: readonly (MessageLoad | undefined)[];
  readonly errors: readonly Readonly<Partial<Record<MessageField, ReadError>>>[];
  /** The worst-case response time of each row's last message; empty while a field is invalid. */
  readonly responses: readonly Response[];
  /** All messages together; undefined while a field is invalid. */
  readonly total: TotalLoad | undefined;
}

export interface Response {
  readonly time: ResponseTime;
  /** Whether the message is sent before the next one of its kind is due. */
  readonly inTime: boolean;
}

interface TotalLoad {
  readonly least: number;
  readonly most: number;
  /** Frames per second. */
  readonly frames: number;
  /** Whether the bus can carry the worst case: `most` does not exceed 1, except for rounding. */
  readonly within: boolean;
}

export const messageLimits = {
  count: {min: 1, max: 999, integer: true},
  period: {min: 0.01, max: 999999},
} satisfies Record<Exclude<MessageField, 'bytes'>, Limits>;

/**
 * The bus load: the sum of every message's time divided by its period, U = Σ C / T, without error frames and
 * repetitions.
 *
 * @param messages the table as typed
 * The order of the rows, and of the messages in a row, is that of their identifiers.
 *
 * @returns load and errors by row, and the sum and the response times if there is no error
 */
export function solveLoad(format: Format, bus: BusTexts, messages: readonly MessageTexts[]): Load {
  const rates = solveRates(format, bus).result;
  const limits = {...messageLimits, bytes: payloadLimits(format)};
  const rows = messages.map((message) =>
    solve<MessageField, SolvedRow | undefined>(
      {count: message.count, bytes: message.bytes, period: message.period},
      limits,
      ({count, bytes, period}) => {
        const sent = rates && frame(format, message.idKind, bytes, rates);
        const perSecond = (count * 1000) / period;
        return (
          sent && {
            perSecond,
            group: {count, transmission: sent.longest.time, period: period / 1000},
            load: {
              frame: sent,
              least: sent.shortest.time * perSecond,
              most: sent.longest.time * perSecond,
            },
          }
        );
      },
    ),
  );
  const results = rows.map(({result}) => result).filter((result) => result !== undefined);
  const most = sum(results.map(({load}) => load.most));
  const isComplete = results.length === rows.length;
  return {
    messages: rows.map(({result}) => result?.load),
    errors: rows.map(({errors}) => errors),
    responses: isComplete && rates ? responses(results, rates) : [],
    total: !isComplete
      ? undefined
      : {
          least: sum(results.map(({load}) => load.least)),
          most,
          frames: sum(results.map(({perSecond}) => perSecond)),
          within: most <= 1 + 1e-9,
        },
  };
}

interface SolvedRow {
  readonly load: MessageLoad;
  readonly perSecond: number;
  readonly group: MessageGroup;
}

function responses(rows: readonly SolvedRow[], {arbitration}: Rates): Response[] {
  const groups = rows.map(({group}) => group);
  return worstResponseTimes(groups, 1 / (arbitration * 1000)).map((time, index) => ({
    time,
    inTime: time.code === 'time' && time.seconds <= (groups[index]?.period ?? 0) * (1 + 1e-9),
  }));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
