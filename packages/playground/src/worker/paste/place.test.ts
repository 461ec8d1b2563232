import {describe, expect, it} from 'vitest';
import {placeAt} from './place.ts';

/** The place of `|` in a text. */
function placeIn(marked: string) {
  const at = marked.indexOf('|');
  return placeAt(marked.slice(0, at) + marked.slice(at + 1), at);
}

/** The place of `^` in a text with tables. */
function placeInTable(marked: string) {
  const at = marked.indexOf('^');
  return placeAt(marked.slice(0, at) + marked.slice(at + 1), at);
}

const blocks = (prefix = '', isInList = false, emptyItem = '') => ({
  kind: 'blocks',
  prefix,
  isInList,
  emptyItem,
});

describe('X42 the place of a paste', () => {
  it.each([
    ['|', blocks()],
    ['前|后', blocks()],
    ['甲\n\n|', blocks()],
    ['甲\n|\n乙', blocks()],
    ['**甲|乙**', blocks()],
    ['> 甲|', blocks('> ')],
    ['> |', blocks('> ')],
    ['> 甲\n>\n> 乙|', blocks('> ')],
    ['> > 甲|', blocks('> > ')],
    ['- 甲|', blocks('  ', true)],
    ['1. 甲|\n2. 乙', blocks('   ', true)],
    ['- 甲\n\n  乙|', blocks('  ', true)],
    ['- 甲\n  - 乙|', blocks('    ', true)],
    ['> - 甲|', blocks('>   ', true)],
    ['- > 甲|', blocks('  > ', true)],
    ['- [ ] 甲|', blocks('  ', true)],
    ['- |', blocks('  ', true, '- ')],
    ['- 甲\n- |\n- 乙', blocks('  ', true, '- ')],
    ['> 1. 甲\n> 2. |', blocks('>    ', true, '2. ')],
    ['- 甲\n\n|', blocks()],
  ])('blocks: %j', (marked, place) => {
    expect(placeIn(marked)).toEqual(place);
  });

  it.each([
    ['```js\n|\n```', ''],
    ['```js\na|b\n```', ''],
    ['```\na\n|', ''],
    ['```\n|', ''],
    ['~~~\n|\n~~~', ''],
    ['$$\nx|\n$$', ''],
    ['    a|', '    '],
    ['> ```\n> a|\n> ```', '> '],
    ['- ```\n  a|\n  ```', '  '],
    ['<div>\n|甲\n</div>', ''],
    ['---\ntitle: 甲\n|\n---\n\n甲', ''],
  ])('verbatim: %j', (marked, prefix) => {
    expect(placeIn(marked)).toEqual({kind: 'verbatim', prefix});
  });

  it.each([
    '`a|b`',
    '`|a`',
    '甲 $x|$ 乙',
    '[字](|)',
    '[字](https://|)',
    '[字](|',
    '![图](a|.png)',
    '[甲]: |',
    '[甲]: https://a|',
    '<https://a|.example>',
    'https://a.ex|ample/b',
    '```|\na\n```',
    '<img src="|">',
    '甲 <a href="|">乙</a>',
    '---\ntitle: |\ntags: []\n---\n\n甲',
  ])('a plain line: %j', (marked) => {
    expect(placeIn(marked)).toEqual({kind: 'plain line'});
  });

  it.each(['[甲|](https://a.example)', '![甲|](a.png)', '甲 <b>乙|</b>', '[^1]: 注|'])(
    'the text of a mark is not its address: %j',
    (marked) => {
      expect(placeIn(marked).kind).toBe('blocks');
    },
  );

  it.each(['# 甲|', '# |甲', '## |', '甲|\n==='])('a heading: %j', (marked) => {
    expect(placeIn(marked)).toEqual({kind: 'line', isCell: false});
  });

  it.each([
    '| a | b |\n| - | - |\n| 甲^ | 乙 |',
    '| a | b |\n| - | - |\n| ^ |  |',
    '| a^ | b |\n| - | - |',
    '| a | b |\n| - | - |\n| 甲 | 乙 |^',
    'a | b\n--- | ---\n甲 | ^',
  ])('a cell: %j', (marked) => {
    expect(placeInTable(marked)).toEqual({kind: 'line', isCell: true});
  });
});
