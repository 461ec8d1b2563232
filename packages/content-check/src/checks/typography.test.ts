import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {readArticle} from './article.ts';
import {compareFindings, type WordedFinding} from './issue.ts';
import {checkTypography} from './typography.ts';
import {inEnglish} from '../messages/to-issues.ts';

function check(source: string): WordedFinding[] {
  const result = readArticle('docs/a.md', source);
  if (!result.ok) {
    throw new Error(result.problem.reason);
  }
  return checkTypography(result.article).sort(compareFindings).map(inEnglish);
}

const fixture = (name: string) =>
  readFileSync(new URL(`./fixtures/typography-${name}.md`, import.meta.url), 'utf8');

describe('checkTypography', () => {
  it('finds nothing in well-set text, or outside prose', () => {
    expect(check(fixture('good'))).toEqual([]);
  });

  it.each([
    '## 1. 准备工作',
    '### 2.1. 安装',
    '## ✅ 3. 检查',
    '## 1.准备',
    '## 1)准备',
    '## A. 选项',
    '## 一. 准备',
    '图 3. 总线的结构',
    '**Step 1. 打开**',
    '步骤：1. 打开；2. 关闭。',
    '先看\\\n2\\. 再看',
  ])('M11 takes the number of %s for no sentence', (source) => {
    expect(check(`${source}\n`)).toEqual([]);
  });

  it.each(['长度为 3. 然后', '用 Docker. 然后', '他说. 好'])(
    'M11 still finds the full stop of %s',
    (source) => {
      expect(check(`${source}\n`)).toEqual([
        expect.objectContaining({rule: 'typography/full-width-punctuation'}),
      ]);
    },
  );

  it('finds each fault at its place', () => {
    const found = check(fixture('bad')).map(
      ({line, column, rule}) => `${line}:${column} ${rule.replace('typography/', '')}`,
    );
    expect(found).toEqual([
      // in the front matter
      '2:13 han-latin-space',
      '2:14 han-latin-space',
      '3:17 full-width-punctuation',
      '4:18 no-space-before-sign',
      // in a paragraph
      '7:3 han-latin-space',
      '8:2 han-latin-space',
      '9:3 han-latin-space',
      '10:7 han-latin-space',
      '11:2 han-latin-space',
      '12:3 han-latin-space',
      '13:2 han-han-space',
      '14:4 single-space',
      '15:8 full-width-punctuation',
      '16:4 full-width-punctuation',
      '17:3 full-width-punctuation',
      '17:7 full-width-punctuation',
      '17:13 han-latin-space',
      '17:16 full-width-punctuation',
      '18:8 full-width-punctuation',
      '20:3 quotation-marks',
      '20:6 quotation-marks',
      '21:3 quotation-marks',
      '21:6 quotation-marks',
      '22:3 ellipsis',
      '23:5 half-width-characters',
      '23:6 half-width-characters',
      '24:3 no-space-beside-punctuation',
      '25:4 no-space-beside-punctuation',
      '25:7 no-space-beside-punctuation',
      '26:2 no-space-beside-punctuation',
      '27:7 unit-space',
      '27:13 unit-space',
      '28:5 no-space-before-sign',
      '29:1 pairs',
      '30:5 pairs',
      '31:4 pairs',
      '31:9 pairs',
      '32:6 line-end',
      // in tables, labels, emphasis, captions and footnotes
      '34:11 unit-space',
      '36:5 han-latin-space',
      '38:11 han-latin-space',
      '38:12 han-latin-space',
      '40:5 han-latin-space',
      '40:6 han-latin-space',
      '40:13 full-width-punctuation',
      '44:29 han-latin-space',
      '46:4 han-latin-space',
      '46:5 han-latin-space',
      '46:22 full-width-punctuation',
      '50:24 han-latin-space',
      '53:21 full-width-punctuation',
      // after degrees
      '55:12 unit-space',
      '55:20 unit-space',
    ]);
  });

  it.each([
    ['用Git 管理', 'In "用Git ": Put one space between Han and Latin letters, digits or code.'],
    ['甲 乙', 'In "甲 乙": Remove the space between Han characters.'],
    ['真的? 是', 'In "真的? 是": Write ？ in Chinese text'],
    ['他说"走"', 'In "他说"走"": Quote with 「」, inside them with 『』'],
    ['电阻 120Ω', 'In "120Ω": Put a space between a number and its unit: 120 Ω.'],
    ['（左', 'In "（左": Close （ in the same paragraph.'],
  ])('names the fault in %j and its remedy', (source, message) => {
    expect(check(source)[0]?.message).toContain(message);
  });

  it('finds a full stop after a quotation mark', () => {
    expect(check('他说「走」.')).toMatchObject([
      {line: 1, column: 6, rule: 'typography/full-width-punctuation'},
    ]);
  });
});
