import type {Browser} from 'puppeteer-core';
import {median} from '../runner/statistics';
import {runLighthouse} from './audit';

/** Lighthouse's figures for speed on its simulated phone and network: medians of several runs. */
export interface Speed {
  /** Milliseconds to the first and to the largest contentful paint. */
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** Of the largest paint to the first one, as in each run. */
  readonly paintRatio: number;
  /** Total blocking time in milliseconds. */
  readonly blocked: number;
  /** Cumulative layout shift. */
  readonly shift: number;
  /** 0 to 100. */
  readonly score: number;
  /**
   * The speed of this machine by Lighthouse's measure (`benchmarkIndex`). At a lower one, tasks take longer, so the same page blocks
   * for longer.
   */
  readonly machine: number;
}

/** Measures a page this many times, and takes the median, because single runs vary. */
export async function measureSpeed(
  browser: Browser,
  address: string,
  runs: number,
): Promise<Speed> {
  const results: Speed[] = [];
  for (let run = 0; run < runs; run += 1) {
    const {audits, categories, environment} = await runLighthouse(browser, address, [
      'performance',
    ]);
    const figure = (id: string) => audits[id]?.numericValue ?? NaN;
    const firstPaint = figure('first-contentful-paint');
    const largestPaint = figure('largest-contentful-paint');
    results.push({
      firstPaint,
      largestPaint,
      paintRatio: largestPaint / firstPaint,
      blocked: figure('total-blocking-time'),
      shift: figure('cumulative-layout-shift'),
      score: Math.round((categories.performance?.score ?? NaN) * 100),
      machine: environment.benchmarkIndex,
    });
  }
  return mediansOf(results);
}

/** The median of each figure on its own. */
export function mediansOf(results: readonly Speed[]): Speed {
  const medianOf = (key: keyof Speed) => median(results.map((result) => result[key]));
  return {
    firstPaint: medianOf('firstPaint'),
    largestPaint: medianOf('largestPaint'),
    paintRatio: medianOf('paintRatio'),
    blocked: medianOf('blocked'),
    shift: medianOf('shift'),
    score: medianOf('score'),
    machine: medianOf('machine'),
  };
}
