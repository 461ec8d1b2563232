import {describe, expect, it} from 'vitest';
import {dataRateErrorMessage, responseText} from './texts';

describe('a faulty data rate', () => {
  it('says that it is below the arbitration rate, or what is wrong with the number', () => {
    expect(dataRateErrorMessage({code: 'below-arbitration'})).toBe('不能低于仲裁段');
    expect(dataRateErrorMessage({code: 'too-large', limit: 8000})).toBe('不能大于 8000');
  });
});

describe('D21 a response time', () => {
  it.each([
    [{time: {code: 'time', seconds: 2.58e-3}, inTime: true}, '最坏响应 2.58 ms'],
    [{time: {code: 'time', seconds: 0.01032}, inTime: false}, '最坏响应 10.32 ms，赶不上周期'],
    [{time: {code: 'overload'}, inTime: false}, '最坏响应没有上限，总线发不完'],
    [{time: {code: 'too-many-steps'}, inTime: false}, '最坏响应算不出来，总线几乎占满'],
  ] as const)('%j is %s', (response, words) => {
    expect(responseText(response)).toBe(words);
  });
});
