import {allEngines, type RuleCases} from './case.fixture.ts';

export const cases: RuleCases = {
  engines: allEngines,
  fails: [
    {
      text: ':::tip\n先备份。\n:::',
      marks: ':::tip',
      fixed: '> [!TIP]\n> 先备份。',
      wanted: '<blockquote>',
    },
    {
      text: '::: warning 小心\r\n\r\n先备份。\r\n\r\n:::\r\n\r\n- :::note',
      marks: '::: warning 小心',
      fixed: '> [!WARNING]\r\n> 先备份。\r\n\r\n- 注意',
      wanted: '!:::',
    },
  ],
  passes: ['`:::tip`', '```\n:::tip\n```', '比例 1:::2', '写 :::tip', ':: tip'],
};
