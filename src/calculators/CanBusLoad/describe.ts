import {describeDuration} from '../Calculator/describe';
import {describeReadError} from '../Calculator/NumberField/describe';
import type {DataRateError, Response} from './model';

/** Describes an invalid data rate in a few words. */
export function describeDataRateError(error: DataRateError): string {
  return error.code === 'below-arbitration' ? '不能低于仲裁段' : describeReadError(error);
}

/** Describes a worst-case response time, and whether it is longer than the period. */
export function describeResponse({time, inTime}: Response): string {
  switch (time.code) {
    case 'time':
      return `最坏响应 ${describeDuration(time.seconds)}${inTime ? '' : '，赶不上周期'}`;
    case 'overload':
      return '最坏响应没有上限，总线发不完';
    case 'too-many-steps':
      return '最坏响应算不出来，总线几乎占满';
  }
}
