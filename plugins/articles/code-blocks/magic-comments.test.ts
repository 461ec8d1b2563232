import {describe, expect, it} from 'vitest';
import {takeMagicComments} from './magic-comments';

const taken = (language: string, ...lines: string[]) => {
  const {code, highlighted} = takeMagicComments(lines.join('\n'), language);
  return [code.split('\n'), [...highlighted]];
};

describe('comments that highlight', () => {
  it('are taken out, and mark the next line or those between', () => {
    expect(
      taken(
        'js',
        'a',
        '  // highlight-next-line',
        'b',
        '/* highlight-start */',
        'c',
        'd',
        '/* highlight-end */',
        'e',
      ),
    ).toEqual([
      ['a', 'b', 'c', 'd', 'e'],
      [2, 3, 4],
    ]);
  });

  it.each([
    ['bash', '# highlight-next-line'],
    ['python', '#highlight-next-line'],
    ['tsx', '{/* highlight-next-line */}'],
    ['html', '<!-- highlight-next-line -->'],
    ['sql', '-- highlight-next-line'],
    ['yaml', '# highlight-next-line'],
    ['text', '// highlight-next-line'],
  ])('in %s are %s', (language, comment) => {
    expect(taken(language, comment, 'a')).toEqual([['a'], [1]]);
  });

  it.each([
    ['markdown', '// highlight-next-line'],
    ['bash', '// highlight-next-line'],
    ['js', 'a(); // highlight-next-line'],
    ['js', '/* highlight-next-line'],
    ['js', '// highlight-nextline'],
  ])('in %s are not %s', (language, line) => {
    expect(taken(language, line, 'a')).toEqual([[line, 'a'], []]);
  });

  it('mark nothing where one of a pair is missing', () => {
    expect(taken('js', '// highlight-start', 'a')).toEqual([['a'], []]);
    expect(taken('js', 'a', '// highlight-end')).toEqual([['a'], []]);
  });
});
