import {describe, expect, it} from 'vitest';
import {exampleIn} from './specification-examples.ts';

const sources = {
  commonmark: [
    {
      id: 'tabs',
      title: 'Tabs',
      examples: [
        {number: 1, source: '\tfoo'},
        {number: 2, source: '  \tfoo'},
      ],
    },
  ],
  gfm: [],
  chinese: [],
};

describe('an example', () => {
  it('is found by its number, and by its section', () => {
    expect(exampleIn(sources, 'commonmark', '2')).toBe('  \tfoo');
    expect(exampleIn(sources, 'commonmark', 'tabs')).toBe('\tfoo');
    expect(exampleIn(sources, 'commonmark', 'Tabs')).toBe('\tfoo');
  });

  it('that is not there gives nothing', () => {
    expect(exampleIn(sources, 'commonmark', '3')).toBeUndefined();
    expect(exampleIn(sources, 'gfm', '1')).toBeUndefined();
    expect(exampleIn(sources, 'constructor', '1')).toBeUndefined();
  });
});
