import {URL, fileURLToPath} from 'node:url';
import {defineConfig} from 'vitest/config';
import {unitFolders} from './scripts/steps/unit-folders.mjs';
import {timeLimit} from './tests/support/time-limit.mjs';

/** Unit tests that stub the browser or another module while modules load. */
const isolatedTests = [
  'packages/speed/src/{browser/**/*,warn-once}.test.ts',
  'src/client/**/*.test.ts',
  'src/calculators/CanBusLoad/Messages/index.test.ts',
];

/** Stands for a module that Docusaurus generates. */
const alias = {
  '@generated/site-storage': fileURLToPath(
    new URL('packages/ui/src/site-storage.fixture.ts', import.meta.url),
  ),
};

// Some read the whole content, or start commands.
const testTimeout = timeLimit(60_000);

const buildTimeout = timeLimit(180_000);

export default defineConfig({
  test: {
    projects: [
      // A project a folder, because each is a step of `npm run check` whose pass is kept.
      ...unitFolders.map((folder) => ({
        // The files of a worker share its modules, because loading them takes longer than the tests.
        test: {
          name: `unit ${folder}`,
          alias,
          testTimeout,
          include: [`${folder}/**/*.test.ts`],
          exclude: [...isolatedTests, 'tests/{build,packages}/**', '**/node_modules/**'],
          isolate: false,
        },
      })),
      ...unitFolders
        .map((folder) => ({
          test: {
            name: `unit ${folder} isolated`,
            alias,
            testTimeout,
            include: isolatedTests.filter((pattern) => pattern.startsWith(`${folder}/`)),
          },
        }))
        .filter(({test}) => test.include.length > 0),
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
