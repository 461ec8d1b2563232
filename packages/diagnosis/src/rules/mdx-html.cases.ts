import type {RuleCases} from './case.fixture.ts';

export const cases: RuleCases = {
  engines: ['mdx'],
  platform: 'docusaurus',
  fails: [
    {
      text: '一<br>二<img src="a.png" >',
      marks: '<br>',
      fixed: '一<br />二<img src="a.png" />',
      wanted: '<br>二<img',
    },
    {
      text: '> 见 <https://example.com>\r\n',
      marks: '<https://example.com>',
      fixed: '> 见 [https://example.com](https://example.com)\r\n',
      wanted: 'href="https://example.com"',
    },
  ],
  passes: ['一<br />二', '`<br>`', '[甲](https://example.com)', '<Tabs>\n\n文\n\n</Tabs>'],
};
