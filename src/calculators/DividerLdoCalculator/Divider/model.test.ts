import {describe, expect, it} from 'vitest';
import {solveDivider, type DividerTexts} from './model';

const texts: DividerTexts = {input: '12', output: '3.3', total: '20', load: '0', tolerance: '1'};

function divider(changes: Partial<DividerTexts>) {
  return solveDivider({...texts, ...changes}).result;
}

describe('D21 a voltage divider, against published values', () => {
  it('ECAD Workbench: 3.3 V, 20 kΩ and 10 kΩ, 1 %: 1.1 V, 1.086 to 1.115 V', () => {
    const result = divider({input: '3.3', output: '1.1', total: '30'});
    expect(result?.pairs[0]).toMatchObject({upper: 20000, lower: 10000});
    expect(result?.pairs[0]?.output).toBeCloseTo(1.1, 12);
    expect(result?.range?.min.toFixed(3)).toBe('1.085'); // 1.0854 V, given as about 1.086 V
    expect(result?.range?.max.toFixed(3)).toBe('1.115');
  });

  it('two equal resistors of 1 % at 10 V give 4.95 to 5.05 V (Electronics Stack Exchange 5700)', () => {
    const {range} = divider({input: '10', output: '5', total: '2'}) ?? {};
    expect(range?.min).toBeCloseTo(4.95, 9);
    expect(range?.max).toBeCloseTo(5.05, 9);
  });

  it('9.9 kΩ and 100 Ω would divide 100 V by 100 (Circuit Cellar): 10 kΩ and 100 Ω come near', () => {
    const pairs = divider({input: '100', output: '1', total: '10'})?.pairs ?? [];
    expect(pairs[0]?.error).toBeCloseTo(0, 1);
    expect(Math.abs(pairs[0]?.error ?? 1)).toBeLessThan(0.01);
  });
});

describe('D21 pairs of preferred values', () => {
  it('12 V to 3.3 V with about 20 kΩ', () => {
    const result = divider({});
    expect(result?.pairs).toHaveLength(5);
    const [best] = result?.pairs ?? [];
    expect(best?.output).toBeCloseTo(
      (12 * (best?.lower ?? 0)) / ((best?.upper ?? 0) + (best?.lower ?? 0)),
      12,
    );
    expect(Math.abs(best?.error ?? 1)).toBeLessThan(0.005);
    const errors = (result?.pairs ?? []).map(({error}) => Math.abs(error));
    expect(errors).toEqual([...errors].sort((a, b) => a - b));
  });

  it('a load lowers the output by its current through both resistors in parallel', () => {
    const [best] = divider({load: '100'})?.pairs ?? [];
    const {upper = 0, lower = 0, output = 0} = best ?? {};
    expect(divider({load: '100'})?.unloaded).toBeCloseTo((12 * lower) / (upper + lower), 12);
    const source = (upper * lower) / (upper + lower);
    expect(output).toBeCloseTo((12 * lower) / (upper + lower) - 100e-6 * source, 12);
    expect(Math.abs(best?.error ?? 1)).toBeLessThan(0.01);
  });

  it('power and current are those of the closest pair', () => {
    const {pairs = [], current = 0, power = 0, source} = divider({load: '50'}) ?? {};
    const {upper = 0, lower = 0, output = 0} = pairs[0] ?? {};
    expect(current).toBeCloseTo(output / lower + 50e-6, 12);
    expect(power).toBeCloseTo(12 * current - output * 50e-6, 12);
    expect(source).toBeCloseTo((upper * lower) / (upper + lower), 9);
  });

  it('there is none for an output that is not below the input, nor beyond the load that it can carry', () => {
    for (const changes of [{output: '12'}, {output: '13'}, {total: '9999', load: '99999'}]) {
      expect(divider(changes)).toEqual({
        pairs: [],
        range: undefined,
        unloaded: undefined,
        current: undefined,
        power: undefined,
        source: undefined,
      });
    }
  });
});

describe('D21 bad input', () => {
  it.each([
    ['input', '0', 'too-small'],
    ['output', '三伏', 'not-a-number'],
    ['total', '', 'empty'],
    ['tolerance', '21', 'too-large'],
  ] as const)('%s of %j is %s', (name, text, code) => {
    const {errors, result} = solveDivider({...texts, [name]: text});
    expect(errors[name]?.code).toBe(code);
    expect(result).toBeUndefined();
  });
});
