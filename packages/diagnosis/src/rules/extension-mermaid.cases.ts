import {allEngines, type RuleCases} from './case.fixture.ts';

export const cases: RuleCases = {
  engines: allEngines,
  fails: [
    {
      text: '```mermaid\ngraph TD\n  A --> B\n```',
      marks: '```mermaid',
      fixed: '![从 A 到 B](a-b.svg)',
      wanted: '<img alt="从 A 到 B"',
    },
    {
      text: '- 图：\r\n\r\n  ~~~Mermaid\r\n  pie\r\n  ~~~\r\n\r\n```mermaid\r\npie\r\n```',
      marks: '~~~Mermaid',
      fixed: '- 图：\r\n\r\n  ![饼图](pie.svg)\r\n\r\n![饼图](pie.svg)',
      wanted: '<img alt="饼图"',
    },
  ],
  passes: ['```\ngraph TD\n```', '`mermaid`', '```js\nmermaid()\n```'],
};
