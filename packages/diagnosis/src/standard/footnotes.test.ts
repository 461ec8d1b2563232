import {expect, it} from 'vitest';
import {footnoteBackLabel} from './footnotes.ts';

it('names every way back differently', () => {
  const names = [footnoteBackLabel(0, 1), footnoteBackLabel(0, 2), footnoteBackLabel(1, 1)];
  expect(names).toEqual(['回到注 1 的引用处', '回到注 1 的第 2 处引用', '回到注 2 的引用处']);
});
