import {allEngines, type RuleCases} from './case.fixture.ts';

export const cases: RuleCases = {
  engines: allEngines,
  fails: [
    {
      text: '第一行\u3000\u3000\n第二行',
      marks: '\u3000\u3000',
      fixed: '第一行\\\n第二行',
      wanted: '第一行<br>第二行',
    },
    {
      text: '> 第一行＼\r\n> 第二行\u00A0\u00A0\r\n> 第三行',
      marks: '＼',
      fixed: '> 第一行\\\r\n> 第二行\\\r\n> 第三行',
      wanted: '第二行<br>第三行',
    },
  ],
  passes: [
    '第一行  \n第二行',
    '第一行\\\n第二行',
    '第一行\u3000\n第二行',
    '第一行\u3000\u3000',
    '\u3000\u3000第一行\n\u3000\u3000第二行',
    '`第一行\u3000\u3000`\n第二行',
    '```\n第一行\u3000\u3000\n第二行\n```',
  ],
};
