import {formatDuration, readErrorMessage} from '../Calculator/format';
import type {DataRateError, Response} from './model';

export const formatOptions = [
  {value: 'classic', label: '经典 CAN'},
  {value: 'fd', label: 'CAN FD，不换速率'},
  {value: 'fd-switched', label: 'CAN FD，数据段换速率'},
] as const;

export const idKindOptions = [
  {value: '11', label: '11 位'},
  {value: '29', label: '29 位'},
] as const;

/** The message for an invalid data rate, in a few words. */
export function dataRateErrorMessage(error: DataRateError): string {
  return error.code === 'below-arbitration' ? '不能低于仲裁段' : readErrorMessage(error);
}

/** A worst-case response time, and whether it is longer than the period. */
export function responseText({time, inTime}: Response): string {
  switch (time.code) {
    case 'time':
      return `最坏响应 ${formatDuration(time.seconds)}${inTime ? '' : '，赶不上周期'}`;
    case 'overload':
      return '最坏响应没有上限，总线发不完';
    case 'too-many-steps':
      return '最坏响应算不出来，总线几乎占满';
  }
}
