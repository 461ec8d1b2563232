import {allEngines, type RuleCases} from './case.fixture.ts';

export const cases: RuleCases = {
  engines: allEngines,
  fails: [
    {
      text: '[a]与[b]\n\n[a]: /a\n[A]: /b',
      marks: '[A]:',
      fixed: '[a]与[b]\n\n[a]: /a\n[b]: /b',
      wanted: '<a href="/b">b</a>',
    },
    {
      text: '[Foo] [bar]\r\n\r\n> [foo]: /a\r\n\r\n- [FOO]:\r\n  /b\r\n',
      marks: '[FOO]:',
      fixed: '[Foo] [bar]\r\n\r\n> [foo]: /a\r\n\r\n- [bar]:\r\n  /b\r\n',
      wanted: '<a href="/b">bar</a>',
    },
    {
      text: '一[^n]二[^m]\n\n[^n]: 甲\n\n[^N]: 乙',
      marks: '[^N]:',
      fixed: '一[^n]二[^m]\n\n[^n]: 甲\n\n[^m]: 乙',
      wanted: '<p>乙',
      // The engines with footnotes.
      engines: ['micromark', 'remark'],
    },
  ],
  passes: [
    '[甲]\n\n[甲]: /a\n[乙]: /b',
    '[甲]\n\n[甲]: /a\n\n[甲]: /a',
    '[1][^1]\n\n[1]: /a\n\n[^1]: 乙',
    '```\n[甲]: /a\n[甲]: /b\n```',
  ],
};
