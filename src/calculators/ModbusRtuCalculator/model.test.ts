import {describe, expect, it} from 'vitest';
import {crc16, solveModbus, type CharacterBits} from './model';

const hex = (bytes: readonly number[] | undefined) =>
  (bytes ?? []).map((byte) => byte.toString(16).toUpperCase().padStart(2, '0')).join(' ');

function frame(text: string, baud = '9600', bits: CharacterBits = '11') {
  return solveModbus({frame: text, baud}, bits).result;
}

describe('D21 the CRC of Modbus, against published values', () => {
  it('of "123456789" it is 0x4B37 (CRC RevEng, catalogue of parametrised CRC algorithms)', () => {
    expect(crc16(Array.from('123456789', (digit) => digit.charCodeAt(0)))).toBe(0x4b37);
  });

  it.each([
    // Modbus over serial line V1.02, appendix B: 0x1241, sent as 41 12
    ['02 07', '02 07 41 12'],
    // Read ten holding registers of slave 1, an example of many manuals
    ['01 03 00 00 00 0A', '01 03 00 00 00 0A C5 CD'],
    ['11 03 00 6B 00 03', '11 03 00 6B 00 03 76 87'],
  ])('%s becomes %s', (text, whole) => {
    expect(hex(frame(text)?.bytes)).toBe(whole);
    expect(frame(text)?.hadCrc).toBe(false);
  });

  it('is not appended a second time', () => {
    const result = frame('01 03 00 00 00 0A C5 CD');
    expect(result).toMatchObject({crc: 0xcdc5, hadCrc: true});
    expect(result?.bytes).toHaveLength(8);
    expect(frame('01 03 00 00 00 0A CD C5')?.bytes).toHaveLength(10);
  });
});

describe('D21 times of a frame', () => {
  it.each([
    // Modbus over serial line V1.02, 2.5.1.1: 3.5 characters of 11 bits, and fixed ones above 19,200 bit/s
    ['9600', '11', 9.167, 1.719, 4.01],
    ['9600', '10', 8.333, 1.563, 3.646],
    ['19200', '11', 4.583, 0.859, 2.005],
    ['19201', '11', 4.583, 0.75, 1.75],
    ['115200', '11', 0.764, 0.75, 1.75],
  ] as const)('%s bit/s, %s bits: %d ms, t1.5 %d ms, t3.5 %d ms', (baud, bits, ...want) => {
    const result = frame('01 03 00 00 00 0A', baud, bits);
    const {duration = 0, t15 = 0, t35 = 0, cycle = 0} = result ?? {};
    expect([duration, t15, t35].map((time) => Number((time * 1e3).toFixed(3)))).toEqual(want);
    expect(cycle).toBeCloseTo(duration + t35, 12);
  });
});

describe('D21 what can be typed', () => {
  it.each(['０１　０３', '0x01 0x03', '01:03', '0103', '01-03', '01.03'])(
    '%j are two bytes',
    (text) => {
      expect(frame(text)?.bytes.slice(0, 2)).toEqual([1, 3]);
    },
  );

  it.each([
    ['', 'empty'],
    ['0x', 'empty'],
    ['01', 'too-short'],
    ['01 0', 'half-byte'],
    ['01 0G', 'not-hex'],
    ['00'.repeat(257), 'too-long'],
    ['01'.repeat(255), 'too-long'],
  ])('%j is %s', (text, code) => {
    expect(solveModbus({frame: text, baud: '9600'}, '11')).toEqual({
      errors: {frame: code},
      result: undefined,
    });
  });

  it('names both errors', () => {
    expect(solveModbus({frame: 'x', baud: '0'}, '11').errors).toEqual({
      frame: 'not-hex',
      baud: {code: 'too-small', limit: 1},
    });
    expect(frame('01'.repeat(254))?.bytes).toHaveLength(256);
  });
});
