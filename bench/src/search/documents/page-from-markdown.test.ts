import {expect, test} from 'vitest';
import {pageFromMarkdown} from './page-from-markdown';

const source = `---
title: 总线与终端
---

# 总线与终端

开头的一段，{{cssxref("margin")}}到此为止。

## 接线 {#wiring}

- RS-485 是**差分**总线
- 终端电阻 <kbd>120</kbd> Ω

| 速率 | 长度 |
| --- | --- |
| 10 Mbit/s | 12 m |

\`\`\`c
int main(void) {}
\`\`\`

## 接线

<div>在标签里</div>
`;

test('a document becomes a page of sections, text and code apart', () => {
  expect(pageFromMarkdown(source, 'docs/bus/wiring')).toEqual({
    title: '总线与终端',
    path: 'docs/bus/wiring',
    breadcrumb: ['docs', 'bus'],
    sections: [
      {heading: '', anchor: '', text: '开头的一段，到此为止。', code: ''},
      {
        heading: '接线',
        anchor: 'wiring',
        text: 'RS-485 是差分总线\n终端电阻 120 Ω\n速率\n长度\n10 Mbit/s\n12 m',
        code: 'int main(void) {}',
      },
      {heading: '接线', anchor: '接线', text: '在标签里', code: ''},
    ],
  });
});

test('a document without front matter takes its first heading, then its path', () => {
  expect(pageFromMarkdown('# 甲\n\n乙', 'a').title).toBe('甲');
  expect(pageFromMarkdown('乙', 'a').title).toBe('a');
  expect(pageFromMarkdown('---\ntitle: 3\n---\n\n乙', 'a').title).toBe('a');
});
