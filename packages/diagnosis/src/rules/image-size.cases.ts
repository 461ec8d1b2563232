import {allEngines, type RuleCases} from './case.fixture.ts';

export const cases: RuleCases = {
  engines: allEngines,
  fails: [
    {
      text: '见 ![](file.jpg){ width=50% }',
      marks: '![](file.jpg){ width=50% }',
      fixed: '见 <img src="file.jpg" alt="" width="50%">',
      wanted: '<img alt="" src="file.jpg" width="50%"',
    },
    {
      text: '- ![图](a.png =100x20)\r\n- ![图](b.png =80x)\r\n- ![图|60](c.png)',
      marks: '![图](b.png =80x)',
      fixed:
        '- <img src="a.png" alt="图" width="100" height="20">\r\n- <img src="b.png" alt="图" width="80">\r\n- <img src="c.png" alt="图" width="60">',
      wanted: '<img alt="图" height="20" src="a.png" width="100"',
    },
    {
      text: '段 ![图](a.png){:height="30px" .x}',
      marks: '![图](a.png){:height="30px" .x}',
      fixed: '段 <img src="a.png" alt="图" height="30">',
      wanted: '<img alt="图" height="30" src="a.png"',
    },
  ],
  passes: [
    '![图](a.png)',
    '![图](a.png) {见下}',
    '`![图](a.png =100x20)`',
    '![甲|乙](a.png)',
    '<img src="a.png" alt="" width="50%">',
  ],
};
