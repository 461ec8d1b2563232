import {inGfm, refused, type Claim} from './claim';

export const hacksClaims: readonly Claim[] = [
  {
    at: '单元格里换行',
    says: 'A cell holds no list, but a line break.',
    source:
      '| 步骤 | 要检查的 |\n| --- | --- |\n| 上电 | - 电源灯亮 |\n| 自检 | 显示版本号<br />风扇转动 |',
    gives:
      '<p>| 步骤 | 要检查的 |\n| --- | --- |\n| 上电 | - 电源灯亮 |\n| 自检 | 显示版本号<br>风扇转动 |</p>',
    except: inGfm(
      '<table><thead><tr><th>步骤</th><th>要检查的</th></tr></thead><tbody><tr><td>上电</td><td>- 电源灯亮</td></tr><tr><td>自检</td><td>显示版本号<br>风扇转动</td></tr></tbody></table>',
    ),
  },
  {
    at: '对齐',
    says: 'Colons in the delimiter row align columns.',
    source:
      '| 型号 | 是否在售 | 价格（元） |\n| :--- | :---: | ---: |\n| 甲 | 是 | 1280 |\n| 乙 | 否 | 96 |',
    gives:
      '<p>| 型号 | 是否在售 | 价格（元） |\n| :--- | :---: | ---: |\n| 甲 | 是 | 1280 |\n| 乙 | 否 | 96 |</p>',
    except: {
      ...inGfm(
        '<table><thead><tr><th align="left">型号</th><th align="center">是否在售</th><th align="right">价格（元）</th></tr></thead><tbody><tr><td align="left">甲</td><td align="center">是</td><td align="right">1280</td></tr><tr><td align="left">乙</td><td align="center">否</td><td align="right">96</td></tr></tbody></table>',
      ),
      'markdown-it linkify':
        '<table><thead><tr><th style="text-align:left">型号</th><th style="text-align:center">是否在售</th><th style="text-align:right">价格（元）</th></tr></thead><tbody><tr><td style="text-align:left">甲</td><td style="text-align:center">是</td><td style="text-align:right">1280</td></tr><tr><td style="text-align:left">乙</td><td style="text-align:center">否</td><td style="text-align:right">96</td></tr></tbody></table>',
    },
  },
  {
    at: '居中',
    says: 'Blank lines inside a div let Markdown work.',
    source: '<div align="center">\n\n**项目名称**\n\n</div>',
    gives: '<div align="center"><p><strong>项目名称</strong></p></div>',
  },
  {
    at: '居中',
    says: 'Without blank lines it does not, except in MDX.',
    source: '<div align="center">\n**项目名称**\n</div>',
    gives: '<div align="center">**项目名称**</div>',
    except: {site: '<div align="center"><p><strong>项目名称</strong></p></div>'},
  },
  {
    at: '图片尺寸',
    says: 'An img tag passes through.',
    source: '<img src="/img/logo.svg" alt="本站的标志" width="48" />',
    gives: '<img alt="本站的标志" src="/img/logo.svg" width="48">',
  },
  {
    at: '图片尺寸',
    says: 'Braces after a picture are text; MDX refuses them.',
    source: '![电路图](circuit.png){width=50%}',
    gives: '<p><img alt="电路图" src="circuit.png">{width=50%}</p>',
    except: {site: refused},
  },
  {
    at: '图片尺寸',
    says: 'The size that Obsidian reads becomes part of the text alternative.',
    source: '![电路图|300](circuit.png)',
    gives: '<p><img alt="电路图|300" src="circuit.png"></p>',
  },
  {
    at: '折叠长内容',
    says: 'Blank lines inside details let Markdown work.',
    source:
      '<details>\n<summary>完整日志</summary>\n\n第一行日志。**关键的一行**会加粗。\n\n</details>',
    gives:
      '<details><summary>完整日志</summary><p>第一行日志。<strong>关键的一行</strong>会加粗。</p></details>',
  },
  {
    at: '按键',
    says: 'kbd tags pass through.',
    source: '按 <kbd>Ctrl</kbd>+<kbd>Shift</kbd>+<kbd>P</kbd>。',
    gives: '<p>按 <kbd>Ctrl</kbd>+<kbd>Shift</kbd>+<kbd>P</kbd>。</p>',
  },
  {
    at: '上标与下标',
    says: 'Tags make superscripts and subscripts; single tildes strike out.',
    source: 'x<sup>2</sup>，H<sub>2</sub>O\n\nH~2~O',
    gives: '<p>x<sup>2</sup>，H<sub>2</sub>O</p><p>H~2~O</p>',
    except: {
      ...inGfm('<p>x<sup>2</sup>，H<sub>2</sub>O</p><p>H<del>2</del>O</p>'),
      'markdown-it linkify': '<p>x<sup>2</sup>，H<sub>2</sub>O</p><p>H~2~O</p>',
    },
  },
  {
    at: '转义',
    says: 'A backslash before ASCII punctuation makes it text.',
    source: '1949\\. 年份，3\\*4\\*5，\\<String>，\\#话题',
    gives: '<p>1949. 年份，3*4*5，&#x3C;String>，#话题</p>',
  },
  {
    at: '注释',
    says: 'A comment reaches the HTML and an unused definition does not; MDX refuses the comment without the compatibility option of this site.',
    source: '<!-- 待确认：数据来自旧手册 -->\n\n[//]: # (另一种写法：没人引用的链接定义)\n\n正文',
    gives: '<!-- 待确认：数据来自旧手册 --><p>正文</p>',
    except: {site: refused},
  },
  {
    at: '注释',
    says: 'A definition inside a paragraph is text.',
    source: '正文\n[//]: # (注释)',
    gives: '<p>正文\n[//]: # (注释)</p>',
  },
  {
    at: '引用式链接',
    says: 'Labels are matched without regard to case.',
    source:
      '规则见 [CommonMark][cm] 的「强调」一节，例子见 [CommonMark][CM] 的附录。\n\n[cm]: https://example.com/spec',
    gives:
      '<p>规则见 <a href="https://example.com/spec">CommonMark</a> 的「强调」一节，例子见 <a href="https://example.com/spec">CommonMark</a> 的附录。</p>',
  },
  {
    at: '引用式链接',
    says: 'The first of two definitions counts.',
    source: '[甲]\n\n[甲]: https://example.com/1\n[甲]: https://example.com/2',
    gives: '<p><a href="https://example.com/1">甲</a></p>',
  },
  {
    at: '任务列表',
    says: 'Checkboxes may be nested, and full-width brackets may follow.',
    source: '- [x] 起草\n- [ ] 复核\n  - [ ] 数据\n  - [ ] 链接\n- [ ] （可选）配图',
    gives:
      '<ul><li>[x] 起草</li><li>[ ] 复核<ul><li>[ ] 数据</li><li>[ ] 链接</li></ul></li><li>[ ] （可选）配图</li></ul>',
    except: {
      ...inGfm(
        '<ul><li><input checked disabled type="checkbox"> 起草</li><li><input disabled type="checkbox"> 复核<ul><li><input disabled type="checkbox"> 数据</li><li><input disabled type="checkbox"> 链接</li></ul></li><li><input disabled type="checkbox"> （可选）配图</li></ul>',
      ),
      'markdown-it linkify':
        '<ul><li>[x] 起草</li><li>[ ] 复核<ul><li>[ ] 数据</li><li>[ ] 链接</li></ul></li><li>[ ] （可选）配图</li></ul>',
    },
  },
  {
    at: '一段一行还是一句一行',
    says: 'A line break after a full-width full stop reaches the HTML; this site joins the lines.',
    source: '第一句。\n第二句。',
    gives: '<p>第一句。\n第二句。</p>',
    except: {site: '<p>第一句。第二句。</p>'},
  },
  {
    at: '减少无意义的差异',
    says: 'Every item may be numbered 1.',
    source: '1. 关机\n1. 拔电源\n1. 拆外壳',
    gives: '<ol><li>关机</li><li>拔电源</li><li>拆外壳</li></ol>',
  },
  {
    at: '空格',
    says: 'Spaces beside code and links stay as written.',
    source: '用 `npm` 安装，见[说明](https://example.com)与 [README](https://example.com)。',
    gives:
      '<p>用 <code>npm</code> 安装，见<a href="https://example.com">说明</a>与 <a href="https://example.com">README</a>。</p>',
  },
  {
    at: '引号',
    says: 'Stars inside any kind of quotation marks are bold.',
    source: '“**甲**”、「**乙**」、"**丙**"',
    gives: '<p>“<strong>甲</strong>”、「<strong>乙</strong>」、"<strong>丙</strong>"</p>',
  },
  {
    at: '引号',
    says: 'Straight or curly quotation marks inside the stars fail like corner brackets.',
    source: '**“甲”**和**"乙"**和**「丙」**吧',
    gives: '<p>**“甲”<strong>和</strong>"乙"<strong>和</strong>「丙」**吧</p>',
    except: {
      site: '<p><strong>“甲”</strong>和<strong>"乙"</strong>和<strong>「丙」</strong>吧</p>',
    },
  },
  {
    at: '编号',
    says: 'Chinese numbers in headings and paragraphs stay as written.',
    source: '## 一、适用范围\n\n### （一）产品\n\n（1）甲类产品。\n\n（2）乙类产品。',
    gives: '<h2>一、适用范围</h2><h3>（一）产品</h3><p>（1）甲类产品。</p><p>（2）乙类产品。</p>',
  },
];
