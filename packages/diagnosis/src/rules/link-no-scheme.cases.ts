import {allEngines, type RuleCases} from './case.fixture.ts';

export const cases: RuleCases = {
  engines: allEngines,
  fails: [
    {
      text: '打开[谷歌](www.google.com)搜索',
      marks: '[谷歌](www.google.com)',
      fixed: '打开[谷歌](https://www.google.com)搜索',
      wanted: 'href="https://www.google.com"',
    },
    {
      text: '- [文档](docs.example.com/a?b=1 "题")\r\n- ![图](img.example.cn/a.png)',
      marks: '![图](img.example.cn/a.png)',
      fixed:
        '- [文档](https://docs.example.com/a?b=1 "题")\r\n- ![图](https://img.example.cn/a.png)',
      wanted: 'src="https://img.example.cn/a.png"',
    },
    {
      text: '[www.a.com](www.a.com "www.a.com")',
      marks: '[www.a.com](www.a.com "www.a.com")',
      fixed: '[www.a.com](https://www.a.com "www.a.com")',
      wanted: 'href="https://www.a.com"',
    },
    {
      text: '[信](a.b@example.com)和[库](vuejs.dev)',
      marks: '[信](a.b@example.com)',
      fixed: '[信](mailto:a.b@example.com)和[库](https://vuejs.dev)',
      wanted: 'href="mailto:a.b@example.com"',
    },
  ],
  passes: [
    '[谷歌](https://www.google.com)',
    '[谷歌](//www.google.com)',
    '[文](example.md)和[文](a/www.md)和[文](./example.com)',
    '[信](mailto:a@example.com)',
    'www.google.com',
    '[一](setup.net.md)',
    '`[谷歌](www.google.com)`',
  ],
};
