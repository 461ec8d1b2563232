import {expect, it} from 'vitest';
import {lintWorkflow} from './actionlint';

const file = '.github/workflows/a.yml';

const good = `on: push
permissions:
  contents: read
jobs:
  one:
    runs-on: ubuntu-24.04
    steps:
      - run: echo "$TITLE"
        env:
          TITLE: \${{ github.event.head_commit.message }}
`;

it('is content with a good workflow', async () => {
  expect(await lintWorkflow(file, good)).toEqual([]);
});

it.each([
  ['an event that there is not', ['on: push', 'on: pushed'], 1, 'pushed'],
  ['a permission that there is not', ['contents: read', 'content: read'], 3, 'content'],
  ['a runner that there is not', ['ubuntu-24.04', 'ubuntu-1.0'], 6, 'ubuntu-1.0'],
  ['a job that there is not', ['    steps', '    needs: two\n    steps'], 5, '"two"'],
  ['a step that does nothing', ['run: echo "$TITLE"', 'name: Nothing'], 8, 'run script'],
  ['a value that there is not', ['head_commit.message', 'x }} ${{ githup.x'], 10, 'githup'],
  [
    "a stranger's text in a shell",
    ['"$TITLE"', '${{ github.event.head_commit.message }}'],
    8,
    'potentially untrusted',
  ],
  ['text that is no YAML', ['jobs:', 'jobs: ['], 3, 'YAML'],
] as const)('finds %s, and where it stands', async (_what, [text, by], line, message) => {
  const [issue] = await lintWorkflow(file, good.replace(text, by));
  expect(issue?.rule).toMatch(/^actionlint\/[\w-]+$/);
  expect([issue?.line, issue?.message]).toEqual([line, expect.stringContaining(message)]);
});
