import {expect, it, vi} from 'vitest';
import {madeOnce} from './post-css';

it('a plugin is made of its name and options when it is asked for, once; one that is made stays, and no file of options is read', () => {
  const made = {postcssPlugin: 'made'};
  const create = vi.fn(() => made);
  const load = vi.fn(() => create);
  const other = {postcssPlugin: 'other'};
  const options = {ident: 'postcss', plugins: [['/a.js', {stage: 2}], '/b.js', other]};
  const lazy = madeOnce(options, load);
  expect(load).not.toHaveBeenCalled();
  for (const {plugins, ...others} of [lazy, lazy]) {
    expect(plugins).toEqual([made, made, other]);
    expect(others).toEqual({ident: 'postcss', config: false});
  }
  expect(load.mock.calls).toEqual([['/a.js'], ['/b.js']]);
  expect(create.mock.calls).toEqual([[{stage: 2}], [undefined]]);
});
