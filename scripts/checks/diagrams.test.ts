import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import contentCheck from '../../site/content-check';
import {checkDiagram} from './diagrams';

const diagrams = contentCheck.folders.flatMap(({path: folder}) =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.svg'))
    .map((name) => join(folder, name)),
);

it('diagrams have type of 12 px on a phone', () => {
  expect(diagrams.length).toBeGreaterThan(30);
  expect(diagrams.flatMap((file) => checkDiagram(file, readFileSync(file, 'utf8')))).toEqual([]);
});

describe('checkDiagram', () => {
  const check = (width: number, parts: string, attributes = '') =>
    checkDiagram(
      'a.svg',
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 90"${attributes}>\n${parts}\n</svg>\n`,
    );

  it.each([
    ['type of 13 in 360', 360, '<text font-size="13">甲</text>', ''],
    ['type of 14 in 400', 400, '<text font-size="14">甲</text>', ''],
    ['the size of the drawing', 360, '<text>甲</text>', ' font-size="13"'],
    ['the size of a group', 360, '<g font-size="13"><text>甲</text></g>', ' font-size="9"'],
    ['a small size without text', 360, '<g font-size="9"><path d="M0 0" /></g>', ''],
    ['a wide drawing without text', 800, '<path d="M0 0" />', ''],
  ])('accepts %s', (_, width, parts, attributes) => {
    expect(check(width, parts, attributes)).toEqual([]);
  });

  it.each([
    ['in a wide drawing', 460, '<text font-size="14">甲</text>', 14, '10.4'],
    [
      'of one text',
      360,
      '<text font-size="15">甲</text><text font-size="12">乙</text>',
      12,
      '11.4',
    ],
    ['of a part', 360, '<text font-size="15">甲<tspan font-size="9">2</tspan></text>', 9, '8.6'],
    ['of a group', 360, '<g font-size="12"><text>甲</text></g>', 12, '11.4'],
  ])('names file, figure and remedy of small type %s', (_, width, parts, size, shown) => {
    expect(check(width, parts, ' font-size="20"')).toEqual([
      `a.svg is ${width} wide with type of ${size}: ${shown} px on a phone, and 12 px are the least. Draw it 360 wide, with type of 13 or more.`,
    ]);
  });

  it.each([
    ['no size', 'font-size=""', '<text>甲</text>'],
    ['a unit', 'font-size="1.2em"', '<text font-size="1.2em">甲</text>'],
    ['a style', 'CSS', '<text font-size="14" style="font-size: 9px">甲</text>'],
    ['a style sheet', 'CSS', '<style>text {}</style><text font-size="14">甲</text>'],
    [
      'a scale',
      'a transform that scales',
      '<g transform="scale(0.5)"><text font-size="14">甲</text></g>',
    ],
  ])('names a size that is unknown: %s', (_, what, parts) => {
    expect(check(360, parts)).toEqual([
      `a.svg has text and ${what}, so the size of its type is unknown. Write a number in font-size.`,
    ]);
  });

  it('names text without a viewBox', () => {
    expect(
      checkDiagram('a.svg', '<svg width="360" height="90"><text font-size="14">甲</text></svg>'),
    ).toEqual(['a.svg has text and no viewBox. Add viewBox="0 0 360 …".']);
  });
});
