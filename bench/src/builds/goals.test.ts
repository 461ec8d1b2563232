import {describe, expect, it} from 'vitest';
import {verdicts} from '../runner/goals';
import {goalsOf, type Measured} from './goals';

const measured = (site: string, cold: number, warm: number, memory = NaN): Measured => ({
  site,
  version: '1',
  pages: 500,
  written: 501,
  cold: {seconds: cold, memory},
  warm: {seconds: warm, memory},
});
const verdictsOf = (all: readonly Measured[]) => verdicts(goalsOf(all, 'own', 'peer'));

describe('the goals of builds', () => {
  it('are compared with the peer that carries as much, not with quicker ones', () => {
    const others = [measured('bare', 1, 1), measured('peer', 20, 20)];
    expect(verdictsOf([measured('own', 20, 8, 1e9), ...others])).toEqual([
      '✓ cold, 500 pages, as peer ≤ 20.0 s: 20.0 s',
      '✓ warm to cold, 500 pages ≤ 40.0 %: 40.0 %',
      '✓ memory, 500 pages ≤ 2.50 GB: 1.00 GB',
    ]);
  });

  it('can be missed', () => {
    expect(verdictsOf([measured('own', 21, 9, 2.6e9), measured('peer', 20, 20)])).toEqual([
      '✗ cold, 500 pages, as peer ≤ 20.0 s: 21.0 s',
      '✗ warm to cold, 500 pages ≤ 40.0 %: 42.9 %',
      '✗ memory, 500 pages ≤ 2.50 GB: 2.60 GB',
    ]);
  });

  it('leave out a peer of another size, and memory that the system does not report', () => {
    const other = {...measured('peer', 1, 1), pages: 50};
    expect(verdictsOf([measured('own', 20, 8), other])).toEqual([
      '✓ warm to cold, 500 pages ≤ 40.0 %: 40.0 %',
    ]);
  });
});
