import {expect, it} from 'vitest';
import {changeOf} from './change-of.ts';

it('W5 a change is shown by its first line', () => {
  const edits = [
    {from: 5, to: 5, insert: ' '},
    {from: 10, to: 10, insert: ' '},
  ];
  expect(changeOf('题\r\n1.甲\r\n2.乙', edits)).toEqual({before: '1.甲', after: '1. 甲'});
});

it('W5 a change of line endings is shown by both lines', () => {
  expect(changeOf('一\n\n二\n三', [{from: 1, to: 3, insert: '\n'}])).toEqual({
    before: '一\n\n二',
    after: '一\n二',
  });
});

it('W5 of a long line the part around the change is shown', () => {
  const long = '字'.repeat(100);
  expect(changeOf(`${long}x${long}`, [{from: 100, to: 101, insert: 'y'}])).toEqual({
    before: `…${'字'.repeat(24)}x${'字'.repeat(24)}…`,
    after: `…${'字'.repeat(24)}y${'字'.repeat(24)}…`,
  });
});
