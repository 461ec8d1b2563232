import {allEngines, type RuleCases} from './case.fixture.ts';

export const cases: RuleCases = {
  engines: allEngines,
  fails: [
    {
      text: '![图](图片\\接线.png)',
      marks: '![图](图片\\接线.png)',
      fixed: '![图](图片/接线.png)',
      wanted: 'src="%E5%9B%BE%E7%89%87/%E6%8E%A5%E7%BA%BF.png"',
    },
    {
      text: '> 见[文档](..\\docs\\a.md "题")\r\n',
      marks: '[文档](..\\docs\\a.md "题")',
      fixed: '> 见[文档](../docs/a.md "题")\r\n',
      wanted: 'href="../docs/a.md"',
    },
    {
      text: '[甲](<a b\\\\c.md>)',
      marks: '[甲](<a b\\\\c.md>)',
      fixed: '[甲](<a b/c.md>)',
      wanted: 'href="a%20b/c.md"',
    },
    {
      text: '![乙](D:\\图\\a.png)',
      marks: '![乙](D:\\图\\a.png)',
      fixed: '![乙](图/a.png)',
      wanted: 'src="%E5%9B%BE/a.png"',
    },
  ],
  passes: [
    '![图](图片/接线.png)',
    '[甲](a\\(b\\).md)',
    '`[甲](a\\b.md)`',
    '[甲](https://a.cn/b\\c)',
  ],
};
