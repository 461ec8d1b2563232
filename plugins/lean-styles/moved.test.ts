import {expect, it} from 'vitest';
import {partSheet} from './moved';

const isAlert = (selector: string) => selector.includes('.alert');

it.each([
  ['a rule', 'a{top:0}.alert{top:1px}b{top:0}', 'a{top:0}b{top:0}', '.alert{top:1px}'],
  [
    'several, in their order',
    '.alert a{top:0}.alert{top:1px}',
    '',
    '.alert a{top:0}.alert{top:1px}',
  ],
  [
    'those in a condition, with it',
    '@media print{.alert{top:0}a{top:0}}',
    '@media print{a{top:0}}',
    '@media print{.alert{top:0}}',
  ],
  [
    'conditions of which nothing is left',
    '@layer a{@media print{.alert{top:0}}}',
    '',
    '@layer a{@media print{.alert{top:0}}}',
  ],
])('what is moved: %s', (_, sheet, kept, moved) => {
  expect(partSheet(sheet, isAlert)).toEqual([kept, moved]);
});

it.each([
  ['a rule for others, too', '.alert,.card{top:0}'],
  ['what is about no element', '@font-face{src:local(a)}@page{margin:0}'],
  ['animations', '@keyframes a{from{top:0}to{top:1px}}'],
])('what stays: %s', (_, sheet) => {
  expect(partSheet(sheet, isAlert)).toEqual([sheet, '']);
});
