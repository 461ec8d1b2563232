import {allEngines, type RuleCases} from './case.fixture.ts';

export const cases: RuleCases = {
  engines: allEngines,
  fails: [
    {
      text: '！[图](x.png)',
      marks: '！[图](x.png)',
      fixed: '![图](x.png)',
      wanted: '<img alt="图" src="x.png">',
    },
    {
      text: '- 见下图。！[图](<x y.jpg> "题")\r\n- ！[图](https://example.com/a.svg?b)',
      marks: '！[图](https://example.com/a.svg?b)',
      fixed: '- 见下图。![图](<x y.jpg> "题")\r\n- ![图](https://example.com/a.svg?b)',
      wanted: '<img alt="图" src="https://example.com/a.svg?b">',
    },
  ],
  passes: [
    '![图](x.png)',
    '太好了！[截图](x.png)',
    '！[文字](https://example.com)',
    '`！[图](x.png)`',
    '！\\[图](x.png)',
    '！x.png',
  ],
};
