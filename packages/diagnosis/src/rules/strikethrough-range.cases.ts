import type {RuleCases} from './case.fixture.ts';

export const cases: RuleCases = {
  // markdown-it requires two tildes, and commonmark.js has no strikethrough.
  engines: ['marked', 'micromark', 'remark'],
  fails: [
    {
      text: '价格 3~5 和 6~8',
      marks: '~5 和 6~',
      fixed: '价格 3\\~5 和 6\\~8',
      wanted: '!<del>',
    },
    {
      text: '100元~200元，300元~400元',
      marks: '~200元，300元~',
      fixed: '100元\\~200元，300元\\~400元',
      wanted: '!<del>',
    },
    {
      text: 'A~C 和 E~F',
      marks: '~C 和 E~',
      fixed: 'A\\~C 和 E\\~F',
      wanted: '!<del>',
    },
    {
      text: '好呀~我来啦~',
      marks: '~我来啦~',
      fixed: '好呀\\~我来啦\\~',
      wanted: '!<del>',
    },
    {
      text: '- 1~2，3~4，5~6，7~8',
      marks: '~2，3~',
      fixed: '- 1\\~2，3\\~4，5\\~6，7\\~8',
      wanted: '!<del>',
    },
  ],
  passes: [
    '从 3~5 天',
    '3～5 和 6～8',
    '约 ~5 和 ~8',
    '~删除~ 的字',
    '这是~删除~的字',
    '原价~~100~~元',
    '`3~5 和 6~8`',
    '3\\~5 和 6\\~8',
  ],
};
