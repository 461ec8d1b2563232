import {describe, expect, it} from 'vitest';
import {checkGate, checkWorkflowJobs, type Workflow} from './workflows';

const steps = ['lint', 'unit tests', 'build'];
const scripts = ['setup', 'check'];
const limit = {'timeout-minutes': 5};

const good: Workflow = {
  on: {push: {branches: ['main']}, pull_request: null},
  jobs: {
    code: {
      ...limit,
      name: 'The code passes the linters',
      steps: [{run: 'npm run setup -- --browser'}, {run: 'npm run check -- lint "unit tests"'}],
    },
    site: {...limit, name: 'The site can be built', steps: [{run: 'npm run check -- build'}]},
    gate: {...limit, name: 'Everything has passed', if: '${{ always() }}', needs: ['code', 'site']},
  },
};

const change = (id: string, job: object): Workflow => ({
  ...good,
  jobs: {...good.jobs, [id]: {...good.jobs[id], ...job}},
});

it('is content with a good workflow', () => {
  expect(checkWorkflowJobs(good, scripts)).toEqual([]);
  expect(checkGate(good, 'gate', steps)).toEqual([]);
  const [first = '', ...others] = steps;
  expect(checkGate(good, 'gate', others)).toEqual([expect.stringContaining(`step "${first}"`)]);
  expect(checkGate(good, 'gate', others, [first])).toEqual([]);
});

describe('a job', () => {
  it.each([
    ['no name', change('code', {name: undefined}), 'The job "code" is named "".'],
    ['a name that says nothing', change('code', {name: 'Lint'}), 'Name it with a sentence'],
    [
      'a name that is not a sentence',
      change('code', {name: 'linters and their tests'}),
      '"linters',
    ],
    [
      'no limit',
      change('code', {'timeout-minutes': undefined}),
      'The job "code" has no time limit.',
    ],
    [
      'a script that there is not',
      change('site', {steps: [{run: 'npm ci\nnpm run biuld'}]}),
      'The job "site" runs "npm run biuld", which package.json does not have.',
    ],
    ['the secrets', {...good, on: {pull_request_target: null}}, 'It runs on pull_request_target.'],
    [
      'the secrets, in a list',
      {...good, on: ['push', 'pull_request_target']},
      'pull_request_target',
    ],
    ['the secrets, alone', {...good, on: 'pull_request_target'}, 'pull_request_target'],
  ])('is found to have %s', (_what, workflow, message) => {
    expect(checkWorkflowJobs(workflow, scripts)).toEqual([expect.stringContaining(message)]);
  });
});

describe('the gate', () => {
  it.each([
    ['does not wait for a job', change('gate', {needs: 'code'}), 'does not need the job "site"'],
    ['is skipped', change('gate', {if: undefined}), 'is skipped after a failed job'],
    ['waits for no job', change('gate', {needs: undefined, if: '${{ !failure() }}'}), 'always()'],
    [
      'lets a step pass that nobody runs',
      change('code', {steps: [{run: 'npm run check -- lint'}]}),
      'No job runs the step "unit tests" of npm run check.',
    ],
    [
      'waits for a step that there is not',
      change('site', {steps: [{run: 'npm run check -- build deploy'}]}),
      'A job runs the step "deploy", which npm run check does not have.',
    ],
  ])('is found where it %s', (_what, workflow, message) => {
    expect(checkGate(workflow, 'gate', steps)).toContainEqual(expect.stringContaining(message));
  });
});
