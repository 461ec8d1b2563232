import {describe, expect, it} from 'vitest';
import {affectedBy, parseRequest} from './choose';
import type {Step} from './list';

const step = (name: string, more: Partial<Step> = {}): Step => ({
  name,
  command: name,
  cores: 1,
  inputs: (file) => file.startsWith(name),
  budget: 1,
  ...more,
});
const steps = [
  step('lint'),
  step('a', {group: 'unit tests'}),
  step('b', {group: 'unit tests', needs: ['lint']}),
  step('sizes', {writes: true, narrow: ({since}) => `sizes ${since}`}),
];
function chosen(...words: string[]) {
  const request = parseRequest(words, steps);
  return request.kind === 'run' ? request.steps.map(({name}) => name) : request.kind;
}

describe('a command line', () => {
  it('names steps, or groups of them, and without a name all', () => {
    expect(chosen()).toEqual(['lint', 'a', 'b', 'sizes']);
    expect(chosen('unit tests', 'lint')).toEqual(['lint', 'a', 'b']);
    expect(chosen('b', '--no-cache')).toEqual(['b']);
  });

  it('names a check that nothing requires, which gets the other words', () => {
    expect(parseRequest(['fixes', 'folder', '--all'], steps)).toEqual({
      kind: 'check',
      command: 'tsx scripts/check-fixes.ts',
      args: ['folder', '--all'],
    });
  });

  it('lets a step write what it compares with, and no other', () => {
    expect(parseRequest(['sizes', '--write'], steps)).toMatchObject({
      steps: [{command: 'sizes --write'}],
    });
    expect(() => parseRequest(['lint', '--write'], steps)).toThrow(
      '--write does not go with "lint".',
    );
  });

  it.each([
    [['lnit'], 'There is no step "lnit".'],
    [['constructor'], 'There is no step "constructor".'],
    [['--al'], '--al'],
  ])('is refused with its wrong word: %j', (words, message) => {
    expect(() => parseRequest(words, steps)).toThrow(message);
  });
});

describe('a change', () => {
  const names = (...files: string[]) =>
    affectedBy({since: 'main', files}, steps).map(({name, command}) => `${name}: ${command}`);

  it('runs the steps that depend on its files, and those that they need', () => {
    expect(names('b/x.ts')).toEqual(['lint: lint', 'b: b']);
    expect(names('sizes.json')).toEqual(['sizes: sizes main']);
    expect(names('nothing')).toEqual([]);
  });

  it('of the packages runs all', () => {
    expect(names('package-lock.json')).toHaveLength(4);
  });
});
