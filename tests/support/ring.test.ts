import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {isDue, isDueWithoutSpeed, sampleOf} from './ring';

const titles = Array.from({length: 480}, (_, index) => `test ${index}`);
const {TEST_RING: ring, TEST_SEED: seed} = process.env;

describe('the sample of the outer ring', () => {
  beforeEach(() => {
    process.env.TEST_RING = 'change';
    process.env.TEST_SEED = 'a';
  });
  afterEach(() => {
    process.env.TEST_RING = ring ?? 'change';
    if (seed === undefined) {
      delete process.env.TEST_SEED;
    } else {
      process.env.TEST_SEED = seed;
    }
  });

  it('is the same for the same commit, and about a twenty-fourth', () => {
    const due = titles.filter(isDue);
    expect(titles.filter(isDue)).toEqual(due);
    expect(due.length).toBeGreaterThan(10);
    expect(due.length).toBeLessThan(35);
  });

  it('has every test once in a while', () => {
    const met = new Set<string>();
    for (let commit = 0; commit < 400; commit += 1) {
      process.env.TEST_SEED = `commit ${commit}`;
      titles.filter(isDue).forEach((title) => met.add(title));
    }
    expect(met.size).toBe(titles.length);
  });

  it('is everything in npm test -- --all', () => {
    process.env.TEST_RING = 'all';
    expect(titles.every(isDue)).toBe(true);
  });

  it('is empty where the first ring is wanted alone, which is whole without the speed code, too', () => {
    process.env.TEST_RING = 'first';
    expect(titles.some(isDue)).toBe(false);
    expect(titles.every((title) => isDueWithoutSpeed(title, false))).toBe(true);
    expect(titles.some((title) => isDueWithoutSpeed(title, true))).toBe(false);
  });

  it('takes as many of some items as it is told, the same for the same commit, and others for another', () => {
    const first = sampleOf(titles, 5);
    expect(first).toHaveLength(5);
    expect(sampleOf(titles, 5)).toEqual(first);
    expect(first).toEqual(titles.filter((title) => first.includes(title)));
    process.env.TEST_SEED = 'b';
    expect(sampleOf(titles, 5)).not.toEqual(first);
    expect(sampleOf(['one'], 5)).toEqual(['one']);
    process.env.TEST_RING = 'all';
    expect(sampleOf(titles, 5)).toEqual(titles);
  });
});
