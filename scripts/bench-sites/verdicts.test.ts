import {describe, expect, it} from 'vitest';
import {verdictsOf, type Measured} from './verdicts';

const measured = (site: string, cold: number, warm: number, memory?: number): Measured => ({
  site,
  version: '1',
  pages: 500,
  written: 501,
  cold: {seconds: cold, memory},
  warm: {seconds: warm, memory},
});

describe('verdictsOf', () => {
  it('compares with the quickest rival, not with the first or the last, nor with others', () => {
    const peers = [
      measured('other', 1, 1),
      measured('a', 30, 30),
      measured('b', 20, 20),
      measured('c', 25, 25),
    ];
    expect(verdictsOf([measured('own', 20, 8, 1e9), ...peers], 'own', ['a', 'b', 'c'])).toEqual([
      '✓ cold, 500 pages ≤ 20.0 s (b): 20.0 s',
      '✓ warm, 500 pages ≤ 40 % of cold: 40 %',
      '✓ memory, 500 pages ≤ 3.0 GB: 1.00 GB',
    ]);
  });

  it('says what is missed', () => {
    expect(
      verdictsOf([measured('own', 21, 9, 3.1e9), measured('b', 20, 20)], 'own', ['a', 'b', 'c']),
    ).toEqual([
      '✗ cold, 500 pages ≤ 20.0 s (b): 21.0 s',
      '✗ warm, 500 pages ≤ 40 % of cold: 43 %',
      '✗ memory, 500 pages ≤ 3.0 GB: 3.10 GB',
    ]);
  });

  it('is silent about rivals of another size, and about memory that nobody measured', () => {
    const other = {...measured('b', 1, 1), pages: 50};
    expect(verdictsOf([measured('own', 20, 8), other], 'own', ['a', 'b', 'c'])).toEqual([
      '✓ warm, 500 pages ≤ 40 % of cold: 40 %',
    ]);
  });
});
