import {describe, expect, it} from 'vitest';
import {startVerdicts} from './start-verdicts';

const stock = {cold: [10_000], warm: [4000], edits: [100]};

describe('startVerdicts', () => {
  it('compares medians with those of stock Docusaurus', () => {
    const own = {cold: [15_000, 90_000, 1], warm: [6200, 6400, 6000], edits: [1000, 900, 9000]};
    expect(startVerdicts(own, stock)).toEqual([
      "✓ first page, cold ≤ 1.5 × stock's: 1.50 ×",
      "✗ first page, warm ≤ 1.5 × stock's: 1.55 ×",
      '✓ edit to text ≤ 1000 ms: 1000 ms',
    ]);
  });

  it('judges only the edits where stock was not measured', () => {
    expect(startVerdicts({...stock, edits: [1001]}, undefined)).toEqual([
      '✗ edit to text ≤ 1000 ms: 1001 ms',
    ]);
  });
});
