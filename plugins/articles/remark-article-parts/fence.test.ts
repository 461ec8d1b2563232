import {describe, expect, it} from 'vitest';
import {readFence} from './fence';

describe('readFence', () => {
  it.each([
    ['markdown', undefined],
    ['markdown', 'title="a.md"'],
    ['markdown', '{1,3}'],
    ['js', 'example'],
    [undefined, undefined],
  ])('%s %s is an ordinary code block', (language, meta) => {
    expect(readFence(language, meta)).toEqual({ok: true, fence: undefined});
  });

  it('reads an example', () => {
    expect(readFence('markdown', 'example')).toEqual({
      ok: true,
      fence: {kind: 'example', flavour: 'gfm', showsHtml: false},
    });
    expect(readFence('md', 'example html commonmark title="两段 文字"')).toEqual({
      ok: true,
      fence: {kind: 'example', flavour: 'commonmark', showsHtml: true, title: '两段 文字'},
    });
  });

  it('reads a line of the cheat sheet', () => {
    expect(readFence('markdown', 'line P math')).toEqual({
      ok: true,
      fence: {kind: 'line', flavour: 'math', origin: 'P'},
    });
  });

  it.each([
    ['example htlm', '`htlm`'],
    ['line', 'names its origin'],
    ['line X', '`X`'],
    ['example C', '`C`'],
    ['example commonmark math', 'not commonmark and math'],
    ['line C G', 'not C and G'],
    ['line P gfm gfm', 'not gfm and gfm'],
  ])('says what is wrong with "%s"', (meta, words) => {
    const read = readFence('markdown', meta);
    expect(read.ok).toBe(false);
    expect(!read.ok && read.reason).toContain(words);
  });
});
