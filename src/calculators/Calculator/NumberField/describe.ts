import type {ReadError} from '../model';

/** Describes an invalid number in a few words: the line under a field is short. */
export function describeReadError(error: ReadError): string {
  switch (error.code) {
    case 'empty':
      return '请填写';
    case 'not-a-number':
      return '不是数字';
    case 'not-an-integer':
      return '须是整数';
    case 'too-small':
      return `不能小于 ${error.limit}`;
    case 'too-large':
      return `不能大于 ${error.limit}`;
  }
}
