import {describe, expect, it} from 'vitest';
import {defineBenchmark, UsageError} from './benchmark';

const flags = {
  pages: {default: [50, 500], help: 'the numbers of pages'},
  runs: {default: 5, help: 'the number of runs'},
  sites: {default: ['this site', 'VitePress'], help: 'only these sites'},
  save: {default: '', help: 'a file'},
  peers: {default: false, help: 'with peers'},
};

/** The input of a benchmark: the values of its flags, and a folder. */
async function read(args: readonly string[], folder?: {help: string; default?: string}) {
  let got: unknown;
  const benchmark = defineBenchmark({
    flags,
    ...(folder && {folder}),
    run: (...input) => {
      got = input;
      return Promise.resolve([]);
    },
  });
  await benchmark.prepare(args)();
  return got;
}

describe('the arguments of a benchmark', () => {
  it('have defaults', async () => {
    expect(await read([])).toEqual([
      {pages: [50, 500], runs: 5, sites: ['this site', 'VitePress'], save: '', peers: false},
      '',
    ]);
  });

  it('have the types of their defaults', async () => {
    const args = ['--pages', '2', '--runs', '1', '--sites', 'a,b c', '--save', 'x', '--peers'];
    expect(await read(args)).toEqual([
      {pages: [2], runs: 1, sites: ['a', 'b c'], save: 'x', peers: true},
      '',
    ]);
  });

  it('name a folder, if the benchmark has one', async () => {
    const build = {help: 'the site', default: 'build'};
    expect(await read([], build)).toContain('build');
    expect(await read(['other'], build)).toContain('other');
    await expect(read(['other'])).rejects.toThrow('Unexpected argument: other');
    await expect(read([], {help: 'clones'})).rejects.toThrow('Name the folder: clones.');
  });

  it.each([
    [['--nothing'], "Unknown option '--nothing'"],
    [['--runs', 'many'], '--runs needs a number, not "many".'],
    [['--pages', '50,'], '--pages needs a number, not "".'],
    [['--peers=yes'], "Option '--peers' does not take an argument"],
  ])('are rejected with a message: %j', async (args, message) => {
    const reading = read(args);
    await expect(reading).rejects.toThrow(message);
    await expect(reading).rejects.toThrow(UsageError);
  });
});

it('lists the flags with their defaults', () => {
  const {help} = defineBenchmark({flags, run: () => Promise.resolve([])});
  expect(help.split('\n').map((line) => line.trim().replace(/ {2,}/, ' | '))).toEqual([
    '--pages 50,500 | the numbers of pages',
    '--runs 5 | the number of runs',
    '--sites "this site,VitePress" | only these sites',
    '--save | a file',
    '--peers | with peers',
  ]);
});
