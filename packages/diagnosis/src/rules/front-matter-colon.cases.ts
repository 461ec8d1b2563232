import {allEngines, type RuleCases} from './case.fixture.ts';

export const cases: RuleCases = {
  // The engines do not read front matter, but show its text.
  engines: allEngines,
  fails: [
    {
      text: '---\ntitle：题\n---\n\n正文',
      marks: 'title：',
      fixed: '---\ntitle: 题\n---\n\n正文',
      wanted: 'title: 题</h2>',
    },
    {
      text: '---\r\ntitle: 题\r\ndate:2026-01-01\r\n标签 ： 甲\r\n---\r\n',
      marks: 'date:',
      fixed: '---\r\ntitle: 题\r\ndate: 2026-01-01\r\n标签: 甲\r\n---\r\n',
      wanted: 'date: 2026-01-01\n标签: 甲</h2>',
    },
    {
      text: '---\nauthor:\n  name：张三\n---\n',
      marks: 'name：',
      fixed: '---\nauthor:\n  name: 张三\n---\n',
      wanted: 'name: 张三</h2>',
    },
  ],
  passes: [
    '---\ntitle: 题：副题\nurl: https://example.com\n---\n',
    '---\ntags:\n  - 甲：乙\n---\n',
    '---\n说明：这一段在两条分隔线之间。\n---\n',
    '正文\n\ntitle：题',
    '---\ntitle: >\n  第一行\n  时间 12:30\n---\n',
    '---\n# 注：说明\ntitle: 题\n---\n',
  ],
};
