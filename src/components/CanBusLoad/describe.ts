import {describeReadError} from '../Calculator/NumberField/describe';
import type {DataRateError} from './model';

/** A time on the bus, given in seconds: in µs, from a millisecond on in ms. */
export function describeDuration(seconds: number): string {
  return seconds < 1e-3
    ? `${Number((seconds * 1e6).toPrecision(4))} µs`
    : `${Number((seconds * 1e3).toPrecision(4))} ms`;
}

/** What is wrong with the data rate, in a few words. */
export function describeDataRateError(error: DataRateError): string {
  return error.code === 'below-arbitration' ? '不能低于仲裁段' : describeReadError(error);
}
