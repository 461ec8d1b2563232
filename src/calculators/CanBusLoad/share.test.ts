import {describe, expect, it} from 'vitest';
import {findErrors, readAddress, writeAddress} from '../Calculator/share';
import {parameters, readMessages, writeMessages} from './share';
import {exampleMessages} from './state';

describe('D21 the bus load in an address', () => {
  it('has a table of messages that needs no escape', () => {
    const written = writeMessages(exampleMessages);
    expect(written).toMatch(/^1-2-10-11_4-8-10-11_/);
    expect(new URLSearchParams({written}).toString()).toBe(`written=${written}`);
    expect(readMessages(written, 'classic')).toEqual(exampleMessages);
  });

  it.each([
    '',
    '_',
    '1-8-10',
    '1-8-10-12',
    '1-8-10-11-1',
    '0-8-10-11',
    '1-9-10-11',
    '1-8--11',
    '1-8-10-11_',
    Array.from({length: 21}, () => '1-8-10-11').join('_'),
  ])('does not take %j for a table', (written) => {
    expect(readMessages(written, 'classic')).toBeUndefined();
  });

  it('allows what the format allows', () => {
    expect(readMessages('1-64-10-29', 'fd')).toHaveLength(1);
    const names = (search: string) => readAddress(parameters, search).errors.map(({name}) => name);
    expect(names('?format=fd&bytes=64&messages=1-64-10-29')).toEqual([]);
    expect(names('?bytes=64&messages=1-64-10-29')).toEqual(['bytes', 'messages']);
    expect(names('?format=fd-switched&arbitration=500&dataRate=400')).toEqual(['dataRate']);
    expect(names('?dataRate=400')).toEqual([]);
    expect(names('?identifier=800')).toEqual(['identifier']);
    expect(names('?identifier=800&exactIdKind=29&data=XY')).toEqual(['data']);
  });

  it('is read as it was written', () => {
    const {texts} = readAddress(parameters, '');
    expect(findErrors(parameters, texts)).toEqual({});
    expect(readAddress(parameters, writeAddress(parameters, texts))).toEqual({
      texts,
      errors: [],
      given: true,
    });
  });
});
