import {describeReadError} from '../Calculator/NumberField/describe';
import type {DataRateError} from './model';

/** Formats a time, given in seconds: in µs, or in ms from one millisecond on. */
export function describeDuration(seconds: number): string {
  return seconds < 1e-3
    ? `${Number((seconds * 1e6).toPrecision(4))} µs`
    : `${Number((seconds * 1e3).toPrecision(4))} ms`;
}

/** Describes an invalid data rate in a few words. */
export function describeDataRateError(error: DataRateError): string {
  return error.code === 'below-arbitration' ? '不能低于仲裁段' : describeReadError(error);
}
