import {describe, expect, it} from 'vitest';
import {delimiterRuns, unmatchedPairs} from './delimiter-pairs.ts';
import {inlineContainers} from './inline-containers.ts';
import {parseText} from './parse.ts';

function read(source: string) {
  const [container] = inlineContainers(parseText(source));
  if (!container) {
    throw new Error(`No inlines in ${source}`);
  }
  const pairs = unmatchedPairs(container).map(({open, close}) => source.slice(open.from, close.to));
  return {runs: delimiterRuns(container), pairs};
}

describe('delimiterRuns', () => {
  it('tells used runs from unused ones', () => {
    const {runs} = read('**甲**和**乙');
    expect(runs.map(({from, used}) => [from, used])).toEqual([
      [0, 2],
      [3, 2],
      [6, 0],
    ]);
  });

  it('knows of a run that is used in part', () => {
    expect(read('***甲** 乙').runs.map(({used}) => used)).toEqual([2, 2]);
  });

  it.each(['`**`', '\\*\\*', '[a](**)', '<b title="**">', 'https://example.com/**/a', '$a**b$'])(
    'finds none in %s',
    (source) => {
      expect(read(`文 ${source} 文`).runs).toEqual([]);
    },
  );
});

describe('unmatchedPairs', () => {
  it.each([
    ['**甲，**乙', ['**甲，**']],
    ['说**「甲」**和**「乙」**吧', ['**「甲」**', '**「乙」**']],
    ['**甲**和**乙，**丙', ['**乙，**']],
    ['**甲，*乙，*丙，**丁', ['**甲，*乙，*丙，**', '*乙，*']],
    ['2**3\n**甲，**乙', ['**甲，**']],
    ['[**甲，](a.md)**乙', []],
    ['2 ** 3', []],
  ])('of %j are %j', (source, pairs) => {
    expect(read(source).pairs).toEqual(pairs);
  });
});
