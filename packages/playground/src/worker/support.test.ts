import {describe, expect, it} from 'vitest';
import {targets} from '@markdown-zh/platforms/targets';
import {featureUses} from './diagnosis.ts';
import {evidence, supportOf} from '@markdown-zh/platforms/support';

const answersOf = (source: string, target: Parameters<typeof supportOf>[1]) =>
  supportOf(featureUses(source), target).map(({feature, cell, use}) => [
    cell?.value ?? 'unknown',
    feature,
    use?.line,
  ]);

describe('whether a platform renders what a text uses', () => {
  const source = '# 甲\n\n==乙==。[^1]\n\n| a |\n| - |\n| b |\n\n[^1]: 丙\n';

  it('W9 says what fails first, with the line of its first use', () => {
    expect(answersOf(source, 'github')).toEqual([
      ['no', 'highlight', 3],
      ['yes', 'commonmark', undefined],
      ['yes', 'tables', 5],
      ['yes', 'footnotes', 3],
      ['yes', 'files', undefined],
    ]);
    expect(answersOf(source, 'hexo').slice(0, 2)).toEqual([
      ['no', 'footnotes', 3],
      ['no', 'highlight', 3],
    ]);
  });

  it('W9 says what nobody has tried between what works in part and what works', () => {
    const answers = answersOf('甲 [[乙]] $x$ `c`', 'typora');
    expect(answers.map(([value]) => value)).toEqual(['partly', 'partly', 'unknown', 'yes']);
  });

  it.each(targets)('W9 is told under the name of the table: $name', ({id, name}) => {
    expect(evidence[id].name).toBe(name);
  });

  it.each(targets)('W9 has a source and a date for each answer: $name', ({id}) => {
    const answers = supportOf(featureUses(source), id);
    expect(answers.length).toBeGreaterThan(3);
    for (const {cell} of answers.filter(({cell}) => cell !== undefined)) {
      expect(cell?.sources[0].url).toMatch(/^https:/);
      expect(cell?.checked).toMatch(/^\d{4}-\d\d-\d\d$/);
    }
  });
});
