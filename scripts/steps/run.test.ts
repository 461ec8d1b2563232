import {describe, expect, it} from 'vitest';
import type {Step} from './list';
import {runSteps, type Outcome} from './run';

const step = (name: string, cores: 1 | 2, needs: readonly string[] = []): Step => ({
  name,
  command: name,
  cores,
  needs,
  inputs: () => true,
  budget: 1,
});

/** Steps that take one turn of the event loop each; says which ran at the same time. */
function watch(failing: readonly string[] = []) {
  const running = new Set<string>();
  const together: string[] = [];
  const execute = async ({name}: Step): Promise<Outcome> => {
    running.add(name);
    together.push([...running].join(' '));
    await new Promise((resolve) => setTimeout(resolve, 5));
    running.delete(name);
    const failed = failing.includes(name) ? 1 : 0;
    return {name, seconds: 1, passed: 1 - failed, failed, skipped: 0, output: ''};
  };
  return {together, execute};
}

describe('runSteps', () => {
  it('runs steps side by side within the processors, the first of the list first', async () => {
    const {together, execute} = watch();
    const steps = [step('whole', 2), step('a', 1), step('b', 1), step('c', 1)];
    const outcomes = await runSteps(steps, {cores: 2, execute});
    expect(outcomes.map(({name}) => name)).toEqual(['whole', 'a', 'b', 'c']);
    expect(together.slice(0, 3)).toEqual(['whole', 'a', 'a b']);
    expect(together.every((names) => names.split(' ').length <= 2)).toBe(true);
  });

  it('starts a step when what it needs has passed, and not before', async () => {
    const {together, execute} = watch();
    await runSteps([step('late', 1, ['early']), step('early', 1)], {cores: 2, execute});
    expect(together).toEqual(['early', 'late']);
  });

  it('skips steps that need a failed one, with a message, and runs the others', async () => {
    const {execute} = watch(['build']);
    const steps = [step('build', 2), step('browser', 2, ['build']), step('lint', 1)];
    const [, browser, lint] = await runSteps(steps, {cores: 2, execute});
    expect(browser).toMatchObject({
      failed: 1,
      output: 'Not run, because it needs "build", which failed.\n',
    });
    expect(lint).toMatchObject({passed: 1});
  });

  it('counts a need that is not among the steps as met', async () => {
    const {execute} = watch();
    const [outcome] = await runSteps([step('browser', 2, ['build'])], {cores: 2, execute});
    expect(outcome?.passed).toBe(1);
  });

  it('runs a step that needs more processors than the machine has', async () => {
    const {execute} = watch();
    expect(await runSteps([step('a', 2)], {cores: 1, execute})).toHaveLength(1);
  });
});
