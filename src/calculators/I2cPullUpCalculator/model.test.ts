import {describe, expect, it} from 'vitest';
import {solvePullUp, type Mode, type PullUpTexts} from './model';

const texts: PullUpTexts = {supply: '3.3', capacitance: '100', resistor: '2200'};

function pullUp(mode: Mode, changes: Partial<PullUpTexts>) {
  return solvePullUp(mode, {...texts, ...changes}).result;
}

describe('D21 pull-ups that makers publish', () => {
  it('TI SLVA689, section 4: Fast-mode, 200 pF, 3.3 V: 966.667 Ω to 1.77 kΩ', () => {
    const result = pullUp('fast', {capacitance: '200'});
    expect(result?.min.toFixed(3)).toBe('966.667');
    expect(((result?.max ?? 0) / 1000).toFixed(2)).toBe('1.77');
    expect(result?.e24).toEqual({min: 1000, max: 1600});
  });

  it.each([
    // NXP UM10204, equations 1 and 2; Microchip, TWI of the AVR DA, has the same limits
    ['standard', '5', '400', 1533, 2951],
    ['fast', '5', '400', 1533, 885],
    ['fast-plus', '5', '550', 230, 258],
    ['fast-plus', '3.3', '100', 145, 1416],
    ['fast', '1.8', '100', 720, 3541],
  ] as const)('%s, %s V, %s pF: %d to %d Ω', (mode, supply, capacitance, min, max) => {
    const result = pullUp(mode, {supply, capacitance});
    expect(Math.round(result?.min ?? 0)).toBe(min);
    expect(Math.round(result?.max ?? 0)).toBe(max);
  });

  it('a bus of 400 pF in Fast-mode has no resistor at 5 V', () => {
    expect(pullUp('fast', {supply: '5', capacitance: '400'})?.e24).toBeUndefined();
  });
});

describe('D21 a given pull-up', () => {
  it.each([
    ['fast', '2200', 'good', 186],
    ['fast', '910', 'too-small', 77],
    ['fast', '3600', 'too-large', 305],
    ['standard', '10000', 'good', 847],
    ['fast', '10000', 'too-large', 847],
  ] as const)('%s, %s Ω at 100 pF is %s, %d ns', (mode, resistor, verdict, nanoseconds) => {
    const result = pullUp(mode, {resistor});
    expect(result?.verdict).toBe(verdict);
    expect(Math.round((result?.riseTime ?? 0) * 1e9)).toBe(nanoseconds);
  });

  it('rises in time up to its largest capacitance', () => {
    const {maxCapacitance = 0} = pullUp('fast', {}) ?? {};
    const capacitance = String(maxCapacitance * 1e12);
    expect(pullUp('fast', {capacitance})).toMatchObject({verdict: 'good'});
    expect(pullUp('fast', {capacitance})?.max).toBeCloseTo(2200, 6);
  });

  it('sinks (3.3 − 0.4) V / 2.2 kΩ', () => {
    expect(pullUp('fast', {})?.current).toBeCloseTo(2.9 / 2200, 12);
  });

  it.each([
    ['fast', '400', true],
    ['fast', '401', false],
    ['fast-plus', '550', true],
    ['fast-plus', '551', false],
  ] as const)('%s allows %s pF: %s', (mode, capacitance, allowed) => {
    expect(pullUp(mode, {capacitance})?.isCapacitanceAllowed).toBe(allowed);
  });
});

describe('D21 bad input', () => {
  it.each([
    ['supply', '12', 'too-large'],
    ['capacitance', '0', 'too-small'],
    ['resistor', '4k7', 'not-a-number'],
    ['resistor', '', 'empty'],
  ] as const)('%s of %j is %s', (name, text, code) => {
    const {errors, result} = solvePullUp('fast', {...texts, [name]: text});
    expect(errors[name]?.code).toBe(code);
    expect(result).toBeUndefined();
  });
});
