import {expect, it} from 'vitest';
import {withVisibleSpace} from './model';

const plain = (content: string) => ({types: ['plain'], content});

it('leaves a line without tabs and trailing spaces as it is', () => {
  const line = [plain('a '), plain('b')];
  expect(withVisibleSpace(line)).toEqual(line);
  expect(withVisibleSpace([plain('')])).toEqual([plain('')]);
  expect(withVisibleSpace([plain('a\n')])).toEqual([plain('a\n')]);
});

it('sets the spaces at the end apart, over several tokens', () => {
  expect(withVisibleSpace([plain('a'), plain('b '), plain(' ')])).toEqual([
    plain('a'),
    plain('b'),
    {types: ['trailing-space'], content: ' '},
    {types: ['trailing-space'], content: ' '},
  ]);
});

it('sets tabs apart', () => {
  expect(withVisibleSpace([plain('-\ta')])).toEqual([
    plain('-'),
    {types: ['tab'], content: '\t'},
    plain('a'),
  ]);
});

it('does not mark an empty line that only has spaces', () => {
  expect(withVisibleSpace([plain('  ')])).toEqual([plain('  ')]);
});

it('loses no character but the lone line break', () => {
  const line = [plain('\ta \t'), plain(' b  ')];
  expect(
    withVisibleSpace(line)
      .map(({content}) => content)
      .join(''),
  ).toBe('\ta \t b  ');
});
