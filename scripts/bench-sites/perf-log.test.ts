import {describe, expect, it} from 'vitest';
import {phaseTimes, postBuildTimes, readPerfLog} from './perf-log';

const heap = '(Heap 50mb -> 157mb / Total 277mb)';
const steps = readPerfLog(`[PERF] Get locales to build - 2.43 seconds! - ${heap}
[INFO] [en] Creating an optimized production build...
[PERF] Build > en > Load site > Load context > VCS init - 14.07 ms - ${heap}
[PERF] Build > en > Load site > Load context - 73.24 ms - ${heap}
[PERF] Build > en > Load site > Load plugins > Load plugins content > Load docs@default > loadContent() - 465.00 ms - ${heap}
[PERF] Build > en > Load site > Load plugins > Load plugins content > Load docs@default - 517.75 ms - ${heap}
[PERF] Build > en > Load site > Load plugins > Load plugins content - 527.28 ms - ${heap}
[PERF] Build > en > Load site > Load plugins > allContentLoaded() > allContentLoaded() - home@default - 30.00 ms - ${heap}
[PERF] Build > en > Load site > Load plugins > allContentLoaded() - 32.00 ms - ${heap}
[PERF] SSG Worker 2 - Task 17 - Rendering 10 pathnames - 299.20 ms - ${heap}
[PERF] Build > en > SSG > Thread pool > Result for task 17 - (Heap 183mb / Total 330mb)
[PERF] Build > en > SSG - 3.57 seconds! - ${heap}
[PERF] postBuild() - feeds@default - 190.00 ms
[PERF] postBuild() - share-pictures@default - 2371.00 ms
[PERF] Build > en > postBuild() - 5.45 seconds! - ${heap}
`);

describe('readPerfLog', () => {
  it('reads the steps in milliseconds, and no other lines', () => {
    expect(steps).toHaveLength(13);
    expect(steps[0]).toEqual({path: ['Get locales to build'], ms: 2430});
    expect(steps[1]?.path).toEqual(['Build', 'en', 'Load site', 'Load context', 'VCS init']);
    expect(readPerfLog('[SUCCESS] Generated static files in "build".')).toEqual([]);
  });
});

describe('phaseTimes', () => {
  it('takes the steps that are phases, none of their parts, and leaves the rest', () => {
    const times = phaseTimes(steps, 15_000);
    expect(times.get('Load context')).toBe(73.24);
    expect(times.get('allContentLoaded()')).toBe(32);
    expect(times.get('postBuild()')).toBe(5450);
    expect(times.get('Create site files')).toBe(0);
    expect([...times.values()].reduce((sum, ms) => sum + ms)).toBeCloseTo(15_000);
  });
});

describe('postBuildTimes', () => {
  it('lists plugins, the slowest first', () => {
    expect(postBuildTimes(steps)).toEqual([
      ['share-pictures@default', 2371],
      ['feeds@default', 190],
    ]);
  });
});
