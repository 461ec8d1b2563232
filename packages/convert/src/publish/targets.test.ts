import {describe, expect, it} from 'vitest';
import {asMarkdown} from './markdown.ts';
import {forLark} from './lark.ts';
import {plainText} from './plain-text/index.ts';
import {forZhihu} from './zhihu.ts';

describe('知乎', () => {
  it('X7 takes formulas as pictures, tables without attributes, boxes as characters, and flat quotations', () => {
    const {html, unsupported} = forZhihu(
      '$a<b$\n\n| 甲 |\n| -: |\n| 1 |\n\n- [ ] 乙\n\n> 丙\n>\n> > 丁\n\n戊[^1]\n\n[^1]: 己\n',
    );
    expect(html).toBe(
      '<p><img class="Formula-image" data-eeimg="true" alt="a<b" src=""></p>' +
        '<table><thead><tr><th>甲</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>' +
        '<ul><li>☐ 乙</li></ul><blockquote><p>丙</p><p>丁</p></blockquote>' +
        '<p>戊<sup>[注1]</sup></p><p><strong>脚注</strong></p><p>[注1] 己</p>',
    );
    expect(unsupported.map(({kind}) => kind)).toEqual([
      'tasks',
      'footnotes',
      'quotations',
      'alignment',
    ]);
  });
});

describe('飞书 and 语雀', () => {
  it('X7 take standard HTML, and Markdown as plain text', () => {
    const source = '# 题\n\n1. 甲\n   - 乙\n\n`x` $y$\n';
    expect(forLark(source)).toEqual({
      html: '<h1>题</h1><ol><li>甲<ul><li>乙</li></ul></li></ol><p><code>x</code> $$y$$</p>',
      plain: source,
      unsupported: [{kind: 'formulas', count: 1, names: ['y']}],
    });
  });
});

describe('plain text', () => {
  it.each([
    ['# 题\n\n**粗**和*斜*，`码`\n', '题\n\n粗和斜，码\n'],
    ['- 甲\n  1. 乙\n- [x] 丙\n', '• 甲\n  1. 乙\n☑ 丙\n'],
    ['9. 甲\n10. 乙\n\n    丙\n', '9. 甲\n10. 乙\n    丙\n'],
    [
      '| 名 | Price |\n| --- | --: |\n| 苹果 | 1 |\n| pear | 20 |\n',
      '名    Price\n----  -----\n苹果      1\npear     20\n',
    ],
    [
      '[甲](https://a.example) <https://b.example>\n',
      '甲（https://a.example） https://b.example\n',
    ],
    ['> 甲\n>\n> 乙\n', '│ 甲\n│\n│ 乙\n'],
    ['甲  \n乙\n丙\n', '甲\n乙丙\n'],
    ['```js\na  b\n\nc\n```\n', 'a  b\n\nc\n'],
    ['$x^2$\n\n$$\\frac12$$\n', 'x^2\n\n\\frac12\n'],
    ['H<sub>2</sub>O m<sup>2</sup>\n', 'H₂O m²\n'],
    ['![图](a.png)\n', '［图片：图］\n'],
    ['---\ntitle: 题\n---\n\n文\n', '文\n'],
    ['甲[^a]\n\n[^a]: 乙\n', '甲[注1]\n\n脚注\n\n[注1] 乙\n'],
    [
      '<table><tr><td rowspan=2>甲</td><td>1</td></tr><tr><td>2</td></tr></table>\n',
      '甲  1\n--  -\n    2\n',
    ],
  ])('X8 has no marks: %j', (source, expected) => {
    expect(plainText(source).plain).toBe(expected);
  });
});

describe('Markdown', () => {
  it('X7 stays as it is; what a platform lacks, or nobody knows of it, is named', () => {
    const use = {from: 0, to: 1, line: 1};
    expect(
      asMarkdown('==甲== 乙[^1]\n\n[^1]: 丙\n', [
        {...use, feature: 'highlight'},
        {...use, feature: 'footnotes'},
      ]).platforms,
    ).toEqual([
      {platform: 'GitHub', unsupported: ['高亮'], unknown: []},
      {platform: '掘金', unsupported: [], unknown: ['脚注', '高亮']},
    ]);
  });
});
