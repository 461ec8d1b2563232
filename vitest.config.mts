import {defineConfig} from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          // Some read the whole content; a loaded machine takes its time.
          testTimeout: 30_000,
          include: ['{plugins,scripts,site,src}/**/*.test.ts', 'tests/engines/**/*.test.ts'],
        },
      },
      {
        // Each of these tests builds a small site: half a minute, two at a time, on two cores.
        test: {
          name: 'build',
          include: ['tests/build/**/*.test.ts'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
          fileParallelism: false,
          maxConcurrency: 2,
        },
      },
    ],
  },
});
