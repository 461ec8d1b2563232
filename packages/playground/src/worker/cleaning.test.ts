import {applyEdits} from '@markdown-zh/diagnosis';
import {describe, expect, it} from 'vitest';
import {diagnose} from './diagnosis.ts';
import {cleaningsOf} from './cleaning.ts';

const find = (source: string) => cleaningsOf(source, diagnose(source));

const clean = (source: string) =>
  applyEdits(
    source,
    find(source).flatMap(({edits}) => edits),
  );

describe('a text of an AI chat', () => {
  it.each([
    ['公式 \\(a^2+b^2=c^2\\) 成立。', '公式 $a^2+b^2=c^2$ 成立。'],
    ['得：\n\n\\[\n\\frac{a}{b}\n\\]\n', '得：\n\n$$\n\\frac{a}{b}\n$$\n'],
    ['得：\n\n[\nE = mc^2\n]\n', '得：\n\n$$\nE = mc^2\n$$\n'],
    ['**注意：**先备份。', '**注意**：先备份。'],
    ['**“重要”**的事', '“**重要**”的事'],
    ['光速不变【4:2†source】。', '光速不变。'],
    ['光速不变 :contentReference[oaicite:1]{index=1}', '光速不变'],
    ['先安装[1]。再运行[2]。', '先安装。再运行。'],
    ['[a](https://a.b/?x=1&utm_source=chatgpt.com)', '[a](https://a.b/?x=1)'],
    ['[a](https://a.b/?utm_source=openai&x=1)', '[a](https://a.b/?x=1)'],
    ['甲\u200B乙\u00A0丙', '甲乙 丙'],
    ['一段。\n\n---\n\n## 标题\n\n二段。\n\n---\n', '一段。\n\n## 标题\n\n二段。'],
    ['说明如下。### 步骤\n\n一', '说明如下。\n\n### 步骤\n\n一'],
    ['### 步骤- 甲\n- 乙\n', '### 步骤\n\n- 甲\n- 乙\n'],
    ['```markdown\n# 题\n\n正文\n```\n', '# 题\n\n正文\n'],
    [
      '表：\n\n```\n| a | b |\n| - | - |\n| 1 | 2 |\n```\n',
      '表：\n\n| a | b |\n| - | - |\n| 1 | 2 |\n',
    ],
  ])('X4 is cleaned: %j', (source, expected) => {
    expect(clean(source)).toBe(expected);
    expect(find(expected)).toEqual([]);
  });

  it.each([
    '```js\nconst a = b[1];\nconst c = "\\(x\\)"; // 【1†source】\n```\n',
    '数组 `a[1]`、`\\(x\\)`。',
    '见[1]和[2]。\n\n[1]: https://a.b\n[2]: https://c.d\n',
    '见[1]。\n\n[1] 某书，2020 年。\n',
    '```python\nprint("| a |")\n```\n',
    '一段。\n\n---\n\n二段。\n',
    '---\ntitle: 题\n---\n\n# 题\n',
    'C# 语言和 F# 语言。',
    '- [ ] 待办\n- [x] 完成\n',
  ])('X4 keeps what is meant: %j', (source) => {
    expect(find(source)).toEqual([]);
  });

  it('X4 tells each change, so that each can be undone', () => {
    expect(find('甲\u200B【1†source】\n\n**注意：**乙').map(({label}) => label)).toEqual([
      '去掉零宽字符',
      '去掉引用标记',
      '结尾的星号夹在标点和文字之间',
    ]);
  });
});

it.each([
  ' '.repeat(200_000),
  '.'.repeat(200_000),
  '`'.repeat(200_000),
  '~~~\n'.repeat(50_000),
  '[\n'.repeat(100_000),
  '\n'.repeat(200_000),
])('M22 a long text of one kind takes no longer than its length', (text) => {
  expect(cleaningsOf(`a${text}b`, [])).toEqual([]);
});
