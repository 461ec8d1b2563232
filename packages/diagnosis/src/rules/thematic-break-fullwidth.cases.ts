import {allEngines, type RuleCases} from './case.fixture.ts';

export const cases: RuleCases = {
  engines: allEngines,
  fails: [
    {text: '———', marks: '———', fixed: '---', wanted: '<hr>'},
    {
      text: '上文\r\n－－－\r\n下文',
      marks: '－－－',
      fixed: '上文\r\n\r\n---\r\n下文',
      wanted: '<p>上文</p><hr><p>下文</p>',
    },
    {
      text: '> 上文\n> ＊＊＊\n\n＊　＊　＊',
      marks: '＊＊＊',
      fixed: '> 上文\n>\n> ---\n\n---',
      wanted: '<blockquote><p>上文</p><hr></blockquote><hr>',
    },
  ],
  passes: ['---', '——', '——鲁迅', '甲———乙', '＿＿＿＿', '`———`', '| 甲 |\n| --- |\n| ——— |', '……'],
};
