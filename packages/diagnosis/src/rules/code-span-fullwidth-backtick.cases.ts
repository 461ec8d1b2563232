import {allEngines, type RuleCases} from './case.fixture.ts';

export const cases: RuleCases = {
  engines: allEngines,
  fails: [
    {
      text: '用｀npm｀安装',
      marks: '｀npm｀',
      fixed: '用`npm`安装',
      wanted: '<code>npm</code>',
    },
    {
      text: '> - ｀a｀和｀b c｀',
      marks: '｀b c｀',
      fixed: '> - `a`和`b c`',
      wanted: '<code>b c</code>',
    },
  ],
  passes: ['用`npm`安装', '｀｀｀', '一个｀字符', '｀甲\n乙｀', '`｀npm｀`', '｀`npm`｀'],
};
