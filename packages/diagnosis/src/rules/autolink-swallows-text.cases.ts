import type {RuleCases} from './case.fixture.ts';

export const cases: RuleCases = {
  // markdown-it stops before full-width punctuation, and commonmark.js has no bare links.
  engines: ['marked', 'micromark', 'remark'],
  fails: [
    {
      text: '见 https://example.com。下一句',
      marks: 'https://example.com。下一句',
      fixed: '见 <https://example.com>。下一句',
      wanted: '<a href="https://example.com">',
    },
    {
      text: '（见 https://example.com/a）',
      marks: 'https://example.com/a）',
      fixed: '（见 <https://example.com/a>）',
      wanted: '<a href="https://example.com/a">',
    },
    {
      text: '见 www.example.com，然后',
      marks: 'www.example.com，然后',
      fixed: '见 [www.example.com](http://www.example.com)，然后',
      wanted: '<a href="http://www.example.com">',
    },
    {
      text: '看 https://example.com/中文。好',
      marks: 'https://example.com/中文。好',
      fixed: '看 <https://example.com/中文>。好',
      wanted: '<a href="https://example.com/%E4%B8%AD%E6%96%87">',
    },
    {
      text: '> - https://a.com、https://b.com。',
      marks: 'https://a.com、https://b.com。',
      fixed: '> - <https://a.com>、<https://b.com>。',
      wanted: '<a href="https://b.com">',
    },
  ],
  passes: [
    'https://zh.wikipedia.org/wiki/中文 好',
    'https://zh.wikipedia.org/wiki/你好，李焕英 好',
    'https://zh.wikipedia.org/wiki/猫（动物） 好',
    'https://zh.wikipedia.org/wiki/哈利·波特 好',
    'https://example.com/a(b). 好',
    '<https://example.com>。好',
    '[文字](https://example.com)。好',
    '[文字]（https://example.com）',
    '`https://example.com。好`',
    'hi@example.com。谢谢',
  ],
};
