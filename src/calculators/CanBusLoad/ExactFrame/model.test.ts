import {describe, expect, it} from 'vitest';
import {frameBits} from '../model';
import {countStuffBits, crc15, solveExactFrame} from './model';

function bitsOf(text: string): number[] {
  return Array.from(text).flatMap((character) =>
    Array.from(character.charCodeAt(0).toString(2).padStart(8, '0'), Number),
  );
}

describe('stuff bits and CRC, against published values', () => {
  it('CRC-15/CAN of "123456789" is 0x059E (CRC RevEng, catalogue of parametrised CRC algorithms)', () => {
    expect(crc15(bitsOf('123456789'))).toBe(0x059e);
  });

  it('1 1111 0000 1111 0000 1111 gets five stuff bits (Linux, include/linux/can/length.h)', () => {
    expect(countStuffBits(Array.from('111110000111100001111', Number))).toBe(5);
  });

  it.each([
    // can-utils, canframelen.c, can_frame_length(…, CFL_EXACT, CAN_MTU)
    ['11', '000', '', 53],
    ['11', '123', 'DEADBEEF', 81],
    ['11', '555', 'AAAAAAAAAAAAAAAA', 112],
    ['11', '000', '0000000000000000', 127],
    ['11', '7FF', 'FFFFFFFFFFFFFFFF', 126],
    ['11', '078', '3C3C3C3C3C3C3C3C', 131],
    ['29', '1FFFFFFF', '', 74],
    ['29', '18FEF100', '0011223344556677', 137],
  ] as const)('can-utils: %s bits, %s#%s is %d bits long', (idKind, identifier, data, bits) => {
    const {result} = solveExactFrame(idKind, {identifier, data});
    expect(result?.bits).toBe(bits);
    const {shortest, longest} = frameBits('classic', idKind, result?.payload ?? 0);
    expect(bits).toBeGreaterThanOrEqual(shortest.arbitration);
    expect(bits).toBeLessThanOrEqual(longest.arbitration);
  });
});

describe('what can be typed', () => {
  it.each([
    ['0x123', 'DE AD BE EF'],
    ['０ｘ１２３', 'ＤＥ　ＡＤ　ＢＥ　ＥＦ'],
    ['123', 'de.ad.be.ef'],
    [' 123 ', 'de:ad-be:ef'],
  ])('%j and %j are the frame of can-utils above', (identifier, data) => {
    expect(solveExactFrame('11', {identifier, data}).result).toMatchObject({payload: 4, bits: 81});
  });

  it.each([
    ['11', '', '', 'identifier', 'empty'],
    ['11', '0x', '', 'identifier', 'empty'],
    ['11', '800', '', 'identifier', 'too-large'],
    ['29', '20000000', '', 'identifier', 'too-large'],
    ['29', 'F'.repeat(300), '', 'identifier', 'too-large'],
    ['11', '-1', '', 'identifier', 'not-hex'],
    ['11', '12G', '', 'identifier', 'not-hex'],
    ['11', '1', 'DEA', 'data', 'half-byte'],
    ['11', '1', '零', 'data', 'not-hex'],
    ['11', '1', '00'.repeat(9), 'data', 'too-long'],
  ] as const)('%s bits, %j and %j: %s is %s', (idKind, identifier, data, field, code) => {
    const {errors, result} = solveExactFrame(idKind, {identifier, data});
    expect(errors[field]).toBe(code);
    expect(result).toBeUndefined();
  });
});
