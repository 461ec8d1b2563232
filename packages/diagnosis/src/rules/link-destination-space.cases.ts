import {allEngines, type RuleCases} from './case.fixture.ts';

export const cases: RuleCases = {
  engines: allEngines,
  fails: [
    {
      text: '[x](my file.md)',
      marks: '[x](my file.md)',
      fixed: '[x](<my file.md>)',
      wanted: '<a href="my%20file.md">x</a>',
    },
    {
      text: '![接线](接线 1.png)',
      marks: '![接线](接线 1.png)',
      fixed: '![接线](<接线 1.png>)',
      wanted: '<img alt="接线"',
    },
    {
      text: '![](https://cdn.example.com/截图2021-10-01 16.24.17.jpg)和![](测试 2\\a.png)',
      marks: '![](测试 2\\a.png)',
      fixed: '![](<https://cdn.example.com/截图2021-10-01 16.24.17.jpg>)和![](<测试 2\\a.png>)',
      wanted: 'a.png"',
    },
    {
      text: '[手册](https://example.com/电路图 1.pdf)',
      marks: '[手册](https://example.com/电路图 1.pdf)',
      fixed: '[手册](<https://example.com/电路图 1.pdf>)',
      wanted: '>手册</a>',
    },
    {
      text: '[安装 步骤](#安装 步骤)',
      marks: '[安装 步骤](#安装 步骤)',
      fixed: '[安装 步骤](#安装-步骤)',
      wanted: '>安装 步骤</a>',
    },
    {
      text: '[x](my file (1).md “标题”)',
      marks: '[x](my file (1).md “标题”)',
      fixed: '[x](<my file (1).md> "标题")',
      wanted: 'title="标题"',
    },
    {
      text: '[x](https://example.com/a b)',
      marks: '[x](https://example.com/a b)',
      fixed: '[x](<https://example.com/a b>)',
      wanted: '>x</a>',
    },
    {
      text: '- [x](./a b.md)\r\n- > [y](../c d.md "t")',
      marks: '[x](./a b.md)',
      fixed: '- [x](<./a b.md>)\r\n- > [y](<../c d.md> "t")',
      wanted: '>y</a>',
    },
  ],
  passes: [
    '[x](<my file.md>)',
    '[x](a.md "标题")',
    "[x](a.md '标题')",
    '[注](参见 下文)',
    '[](a b.md)',
    'f[x](a b)',
    '[x](a.md “标题”)',
    '`[x](my file.md)`',
    '\\[x](my file.md)',
    '[x]( a.md )',
  ],
};
