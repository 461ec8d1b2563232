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
  it('compares with the peer that carries as much, not with quicker ones', () => {
    const others = [measured('bare', 1, 1), measured('peer', 20, 20)];
    expect(verdictsOf([measured('own', 20, 8, 1e9), ...others], 'own', 'peer')).toEqual([
      '✓ cold, 500 pages ≤ 20.0 s (peer): 20.0 s',
      '✓ warm, 500 pages ≤ 40 % of cold: 40 %',
      '✓ memory, 500 pages ≤ 2.5 GB: 1.00 GB',
    ]);
  });

  it('says what is missed', () => {
    expect(
      verdictsOf([measured('own', 21, 9, 2.6e9), measured('peer', 20, 20)], 'own', 'peer'),
    ).toEqual([
      '✗ cold, 500 pages ≤ 20.0 s (peer): 21.0 s',
      '✗ warm, 500 pages ≤ 40 % of cold: 43 %',
      '✗ memory, 500 pages ≤ 2.5 GB: 2.60 GB',
    ]);
  });

  it('is silent about a peer of another size, and about memory that nobody measured', () => {
    const other = {...measured('peer', 1, 1), pages: 50};
    expect(verdictsOf([measured('own', 20, 8), other], 'own', 'peer')).toEqual([
      '✓ warm, 500 pages ≤ 40 % of cold: 40 %',
    ]);
  });
});
