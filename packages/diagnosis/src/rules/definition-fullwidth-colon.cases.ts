import {allEngines, type RuleCases} from './case.fixture.ts';

export const cases: RuleCases = {
  engines: allEngines,
  fails: [
    {
      text: '[甲]与[乙]\n\n[甲]：https://example.com',
      marks: '[甲]：https://example.com',
      fixed: '[甲]与[乙]\n\n[甲]: https://example.com',
      wanted: '<a href="https://example.com">甲</a>',
    },
    {
      text: '[文][甲]和[字][乙]\r\n\r\n[甲]：a.md\r\n[乙]： b.md',
      marks: '[甲]：a.md',
      fixed: '[文][甲]和[字][乙]\r\n\r\n[甲]: a.md\r\n[乙]: b.md',
      wanted: '<a href="b.md">字</a>',
    },
    {
      text: '> [甲]\n>\n> [甲]：./a',
      marks: '[甲]：./a',
      fixed: '> [甲]\n>\n> [甲]: ./a',
      wanted: '<a href="./a">甲</a>',
    },
  ],
  passes: [
    '[甲]\n\n[甲]: https://example.com',
    '[来源]：https://example.com',
    '[注]\n\n[注]：说明',
    '正文[^1]\n\n[^1]：https://example.com',
    '[甲]\n\n参考：[甲]：https://example.com',
    '`[甲]`\n\n`[甲]：a.md`',
  ],
};
