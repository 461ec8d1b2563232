import {allEngines, type RuleCases} from './case.fixture.ts';

export const cases: RuleCases = {
  engines: allEngines,
  fails: [
    {text: '＞ 引用', marks: '＞', fixed: '> 引用', wanted: '<blockquote><p>引用</p></blockquote>'},
    {
      text: '》引用\r\n》又一行',
      marks: '》',
      fixed: '> 引用\r\n> 又一行',
      wanted: '<blockquote>',
    },
    {
      text: '他说：\n＞　**你好**\n\n- ＞`甲`',
      marks: '＞',
      fixed: '他说：\n> **你好**\n\n- > `甲`',
      wanted: '<p>他说：</p><blockquote><p><strong>你好</strong></p></blockquote>',
    },
  ],
  passes: [
    '> 引用',
    '甲 ＞ 乙',
    '当甲\n＞ 乙时',
    '《三体\n》很好',
    '＞5',
    '＞＞＞ 点这里',
    '`＞ 引用`',
    '```\n＞ 引用\n```',
  ],
};
