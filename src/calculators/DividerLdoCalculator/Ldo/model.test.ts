import {describe, expect, it} from 'vitest';
import {solveLdo, type LdoTexts} from './model';

const texts: LdoTexts = {
  ldoInput: '5',
  ldoOutput: '3.3',
  ldoLoad: '200',
  quiescent: '5',
  thermal: '90',
  ambient: '50',
  junctionLimit: '125',
};

function ldo(changes: Partial<LdoTexts>) {
  return solveLdo({...texts, ...changes}).result;
}

describe('D21 the heat of an LDO, against published values', () => {
  it('Nisshinbo, FAQ 29: 125 °C, 40 °C/W: 1.0 W at 85 °C, 2.5 W at 25 °C', () => {
    expect(ldo({thermal: '40', ambient: '85'})?.powerLimit).toBeCloseTo(1, 12);
    expect(ldo({thermal: '40', ambient: '25'})?.powerLimit).toBeCloseTo(2.5, 12);
  });

  it('the same: 2.5 W at 1.5 A leave 1.67 V between input and output', () => {
    const wanted = {thermal: '40', ambient: '25', quiescent: '0', ldoOutput: '1.2'};
    expect(ldo({...wanted, ldoInput: '2.86'})?.loadLimit).toBeCloseTo(1.506, 3);
  });

  it('ADDtek, AMC1117 in SOT-223, 136 °C/W: about 404 mW at 70 °C bring the junction to 125 °C', () => {
    const result = ldo({thermal: '136', ambient: '70'});
    expect(((result?.powerLimit ?? 0) * 1000).toFixed(0)).toBe('404');
  });

  it('ResiCalc: 5 V to 3.3 V, 500 mA, 50 °C/W, 25 °C: 0.85 W and 67.5 °C', () => {
    const result = ldo({ldoLoad: '500', quiescent: '0', thermal: '50', ambient: '25'});
    expect(result?.power).toBeCloseTo(0.85, 12);
    expect(result?.junction).toBeCloseTo(67.5, 12);
    expect(result?.efficiency).toBeCloseTo(0.66, 12);
  });
});

describe('D21 what an LDO can bear', () => {
  it('the quiescent current heats as well', () => {
    expect(ldo({})?.power).toBeCloseTo(1.7 * 0.2 + 5 * 0.005, 12);
  });

  it.each([
    [{}, 'good'],
    [{ldoLoad: '450'}, 'barely'],
    [{ldoLoad: '500'}, 'too-hot'],
    [{ambient: '125'}, 'too-hot'],
    [{ldoInput: '3.3'}, 'no-headroom'],
  ] as const)('%j: %s', (changes, verdict) => {
    expect(ldo(changes)?.verdict).toBe(verdict);
  });

  it('the limits of load and board bring the junction to its limit', () => {
    const {loadLimit = 0, thermalLimit = 0} = ldo({}) ?? {};
    expect(ldo({ldoLoad: String(loadLimit * 1000)})?.junction).toBeCloseTo(125, 9);
    expect(ldo({thermal: String(thermalLimit)})?.junction).toBeCloseTo(125, 9);
    expect(ldo({ambient: '130'})).toMatchObject({powerLimit: 0, loadLimit: 0, thermalLimit: 0});
  });
});

describe('D21 bad input', () => {
  it.each([
    ['ldoInput', '', 'empty'],
    ['ldoLoad', '-1', 'too-small'],
    ['thermal', '0', 'too-small'],
    ['ambient', '热', 'not-a-number'],
  ] as const)('%s of %j is %s', (name, text, code) => {
    const {errors, result} = solveLdo({...texts, [name]: text});
    expect(errors[name]?.code).toBe(code);
    expect(result).toBeUndefined();
  });
});
