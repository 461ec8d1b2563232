import {defineConfig} from 'vitest/config';
import {timeLimit} from './tests/support/time-limit.mjs';

const unitTests = [
  '{bench,packages,plugins,scripts,site,src}/**/*.test.ts',
  'tests/{engines,support}/**/*.test.ts',
];

/** Unit tests that stub the browser or another module while modules load. */
const isolatedTests = [
  'packages/speed/src/{browser/**/*,warn-once}.test.ts',
  'src/client/**/*.test.ts',
  'src/components/CanBusLoad/Messages/index.test.ts',
];

// Some read the whole content, or start commands.
const testTimeout = timeLimit(60_000);

const buildTimeout = timeLimit(180_000);

export default defineConfig({
  test: {
    projects: [
      {
        // The files of a worker share its modules, because loading them takes longer than the tests.
        test: {
          name: 'unit',
          testTimeout,
          include: unitTests,
          exclude: isolatedTests,
          isolate: false,
        },
      },
      {test: {name: 'unit-isolated', testTimeout, include: isolatedTests}},
      {
        // Each of these tests builds a small site: half a minute, two at a time, on two cores.
        test: {
          name: 'build',
          include: ['tests/build/**/*.test.ts'],
          testTimeout: buildTimeout,
          hookTimeout: buildTimeout,
          fileParallelism: false,
          maxConcurrency: 2,
        },
      },
      {
        // The packed packages, and a plain site with two of them.
        test: {
          name: 'packages',
          include: ['tests/packages/**/*.test.ts'],
          globalSetup: 'tests/packages/global-setup.ts',
          testTimeout: buildTimeout,
          hookTimeout: buildTimeout,
        },
      },
    ],
  },
});
