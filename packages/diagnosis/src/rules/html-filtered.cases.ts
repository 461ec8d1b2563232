import type {RuleCases} from './case.fixture.ts';

export const cases: RuleCases = {
  // The only one of the engines that filters. cmark-gfm and GitHub also filter.
  engines: ['micromark'],
  fails: [
    {
      text: '<iframe src="https://example.com"></iframe>',
      marks: '<iframe src="https://example.com">',
      fixed: '[视频](https://example.com)',
      wanted: '!&#x3C;iframe src=',
    },
    {
      text: '> 正文 <SCRIPT>a()</SCRIPT>\n\n<style>\n\nb {}\n\n</style>',
      marks: '<SCRIPT>',
      fixed: '> 正文',
      wanted: '!&#x3C;SCRIPT>',
    },
    {
      text: '<div>\r\n<textarea rows="2">a</textarea>\r\n</div>',
      marks: '<textarea rows="2">',
      fixed: '<div>\r\na\r\n</div>',
      wanted: '!&#x3C;textarea',
    },
  ],
  passes: [
    '`<iframe>` 不显示',
    '```html\n<script>a()</script>\n```',
    '\\<script>',
    '<styled>文字</styled>',
    '<!-- <script> -->',
    '<video src="/a.mp4"></video>',
    'a &lt;script> b',
  ],
};
