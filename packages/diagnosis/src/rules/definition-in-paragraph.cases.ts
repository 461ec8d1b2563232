import {allEngines, type RuleCases} from './case.fixture.ts';

export const cases: RuleCases = {
  engines: allEngines,
  fails: [
    {
      text: '参见[文档][d]。\n[d]: https://example.com',
      marks: '[d]: https://example.com',
      fixed: '参见[文档][d]。\n\n[d]: https://example.com',
      wanted: '<a href="https://example.com">文档</a>',
    },
    {
      text: '> [甲]和[乙]\r\n> [甲]: /a\r\n> [乙]: <b.md> "题"',
      marks: '[甲]: /a\r\n> [乙]: <b.md> "题"',
      fixed: '> [甲]和[乙]\r\n>\r\n> [甲]: /a\r\n> [乙]: <b.md> "题"',
      wanted: '<a href="b.md" title="题">乙</a>',
    },
    {
      text: '- [甲][]\n  [甲]: /a\n\n又是[乙]\n[乙]: /b',
      marks: '[甲]: /a',
      fixed: '- [甲][]\n\n  [甲]: /a\n\n又是[乙]\n\n[乙]: /b',
      wanted: '<a href="/b">乙</a>',
    },
  ],
  passes: [
    '参见[文档][d]。\n\n[d]: https://example.com',
    '[甲]: /a\n[乙]: /b\n[甲]和[乙]',
    '联系方式\n[邮箱]: someone@example.com',
    '来源\n[官网]: https://example.com',
    '正文[^1]\n[^1]: https://example.com',
    '```\n[d]\n[d]: /a\n```',
  ],
};
