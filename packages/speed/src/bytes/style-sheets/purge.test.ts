import {expect, it} from 'vitest';
import {purgeSheet} from './purge.ts';

const canShow = (name: string) => ['html', 'card', 'alert--info'].includes(name);

it.each([
  ['a class that nothing names', '.card{top:0}.hero{top:0}', '.card{top:0}'],
  ['an id', '#hero{top:0}', ''],
  ['an element', 'marquee{top:0}', ''],
  ['one of several selectors', '.card,.card .hero,.card:hover{top:0}', '.card,.card:hover{top:0}'],
  ['alternatives of which none can be', ':is(.hero,#hero) b{top:0}', ''],
  [
    'a rule under a condition',
    '@media print{.card{top:0}.hero{top:0}}',
    '@media print{.card{top:0}}',
  ],
])('%s goes', (_, sheet, expected) => {
  expect(purgeSheet(sheet, canShow)).toBe(expected);
});

it.each([
  '.card:not(.hero):is(:hover,.hero,:focus-visible){top:0}',
  ':is(h1,h2):lang(zh){top:0}',
  "blockquote{top:0}a[href^='#']:focus-visible::after{top:0}html[data-theme='dark'] td{top:0}",
  '*,::before,:root{top:0}',
  '.alert--info{top:0}',
  '.card{animation:1s x}@keyframes x{0%,50%{top:0}to{top:1px}}',
])('%s stays', (sheet) => {
  expect(purgeSheet(sheet, canShow)).toBe(sheet);
});
