import {expect, it} from 'vitest';
import {dropOverridden} from './overridden';

it.each([
  ['the same rule again', 'b{top:0;left:0}b{top:1px}', 'b{left:0}b{top:1px}'],
  ['a rule of which nothing is left', 'b{top:0}b{top:1px}', 'b{top:1px}'],
  [
    'all of its selectors, in several rules',
    'b,i{top:0}b{top:1px}i{top:2px}',
    'b{top:1px}i{top:2px}',
  ],
  ['a part of what is set as a whole', 'b{margin-top:0}b{margin:1px}', 'b{margin:1px}'],
  [
    'under its logical name',
    'b{height:1px;padding-left:0}b{block-size:2px;padding-inline:0}',
    'b{block-size:2px;padding-inline:0}',
  ],
  ['the background', 'b{background:red}b{background:none}', 'b{background:none}'],
  ['of what stands before or after', 'b:after{top:0}b::after{top:1px}', 'b::after{top:1px}'],
  ['custom properties', 'b{--a:0}b{--a:1px}', 'b{--a:1px}'],
])('what never counts goes: %s', (_, sheet, expected) => {
  expect(dropOverridden(sheet)).toBe(expected);
});

it.each([
  ['one of its selectors is not set again', 'b,i{top:0}b{top:1px}'],
  ['only under a condition', 'b{top:0}@media print{b{top:1px}}'],
  ['within a condition', '@media print{b{top:0}}b{top:1px}'],
  ['it is more important', 'b{top:0!important}b{top:1px}'],
  ['another property', 'b{margin:0}b{margin-top:1px}'],
  ['a part of it is not set again', 'b{padding:0}b{padding-block:1px}'],
  ['another element', 'b:after{top:0}b:before{top:1px}'],
  ['a value for browsers that know no other', 'b{height:100vh;height:100dvh}'],
])('what counts stays: %s', (_, sheet) => {
  expect(dropOverridden(sheet)).toBe(sheet);
});
