export interface Step {
  readonly name: string;
  readonly command: string;
  readonly variables?: Readonly<Record<string, string>>;
  /** A JSON report of a test runner: its tests count one by one, other steps as one. */
  readonly report?: string;
  /** It keeps one core busy: two of these that follow each other run at a time. */
  readonly isSingle?: true;
  /** Names of steps without which this one has nothing to look at. */
  readonly needs?: readonly string[];
}

/** What `npm run check` does, in this order. What a step of one core needs is not among those that it runs beside. */
export const steps: readonly Step[] = [
  {name: 'lint', command: 'eslint . --max-warnings 0', isSingle: true},
  {name: 'types', command: 'tsc', isSingle: true},
  {name: 'styles', command: 'stylelint "{plugins,src}/**/*.css" --max-warnings 0', isSingle: true},
  {name: 'format', command: 'prettier --check --log-level warn .', isSingle: true},
  {name: 'markdown', command: 'markdownlint-cli2', isSingle: true},
  {name: 'unused code', command: 'knip', isSingle: true},
  {name: 'content', command: 'tsx scripts/check-content.ts --anew', isSingle: true},
  {name: 'overrides', command: 'tsx scripts/check-overrides.ts', isSingle: true},
  {name: 'labels', command: 'tsx scripts/check-labels.ts', isSingle: true},
  {name: 'workflows', command: 'tsx scripts/check-workflows.ts', isSingle: true},
  {
    name: 'unit tests',
    command:
      'vitest run --project "unit*" --reporter=default --reporter=json --outputFile.json=test-results/unit.json',
    report: 'test-results/unit.json',
  },
  {
    name: 'faulty builds',
    command:
      'vitest run --project build --reporter=default --reporter=json --outputFile.json=test-results/faulty.json',
    report: 'test-results/faulty.json',
  },
  {
    name: 'build under /x/',
    command: 'node scripts/docusaurus.mjs build --out-dir build-base',
    variables: {BASE_URL: '/x/'},
  },
  {
    name: 'build with the second blog',
    command: 'node scripts/docusaurus.mjs build --out-dir build-shown',
    // Two switches, neither of which the tests of the other ask for.
    variables: {SHOW_CONTENT: 'true', OFFLINE: 'false'},
  },
  {
    name: 'build',
    command: 'node scripts/docusaurus.mjs build',
    variables: {STRICT_LINKS: 'true'},
  },
  {
    name: 'contract',
    command: 'tsx scripts/contract.ts test-results/unit.json test-results/faulty.json',
    needs: ['build'],
    isSingle: true,
  },
  {name: 'sizes', command: 'tsx scripts/check-sizes.ts', needs: ['build'], isSingle: true},
  {
    name: 'same bytes',
    command: 'tsx scripts/check-reproducible.ts',
    variables: {STRICT_LINKS: 'true'},
    needs: ['build'],
    isSingle: true,
  },
  {
    name: 'hosting',
    command: 'tsx scripts/check-hosting.ts build build-base build-shown',
    needs: ['build', 'build under /x/', 'build with the second blog'],
    isSingle: true,
  },
  {name: 'HTML', command: 'tsx scripts/check-html.ts build', needs: ['build'], isSingle: true},
  {
    name: 'browser tests',
    command: 'playwright test',
    report: 'test-results/browser.json',
    needs: ['build', 'build under /x/', 'build with the second blog'],
  },
];
