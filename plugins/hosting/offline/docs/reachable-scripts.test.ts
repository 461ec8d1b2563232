import {expect, it} from 'vitest';
import {reachableScripts} from './reachable-scripts';

const scripts: Readonly<Record<string, string>> = {
  'main.0a1b2c3d.js': 'Promise.all([n.e("7719"),n.e("12")]).then(n.bind(n,5))',
  '12.aaaaaaaa.js': 'new Worker(n.tu(new URL(n.p+n.u("836"),n.b)))',
  '836.bbbbbbbb.js': 'o.u=e=>"js/"+(({77:"Exercise"})[e]||e)+".js";n.e(12),n.e(9),n.e("77")',
  'Exercise.eeeeeeee.js': '',
  '9.cccccccc.js': '',
  '44.dddddddd.js': 'n.e("9")',
};

it('O3 follows what scripts load, workers among it, and nothing else', async () => {
  const read = (script: string) => Promise.resolve(scripts[script] ?? '');
  expect(await reachableScripts(['main.0a1b2c3d.js'], Object.keys(scripts), read)).toEqual([
    '12.aaaaaaaa.js',
    '836.bbbbbbbb.js',
    '9.cccccccc.js',
    'Exercise.eeeeeeee.js',
    'main.0a1b2c3d.js',
  ]);
});

it('stays with scripts that load nothing', async () => {
  const read = () => Promise.resolve('e.e(x), a.until("12")');
  expect(await reachableScripts(['9.cccccccc.js'], Object.keys(scripts), read)).toEqual([
    '9.cccccccc.js',
  ]);
});
