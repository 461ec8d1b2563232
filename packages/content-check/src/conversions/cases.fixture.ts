/** A text of another generator, and the same in MDX. */
interface ConversionCase {
  readonly title: string;
  readonly before: string;
  readonly after: string;
}

export const cases: readonly ConversionCase[] = [
  {
    title: 'autolinks become links',
    before: '见 <https://example.org/a_b> 或写信给 <me@example.org>。',
    after:
      '见 [https://example.org/a_b](https://example.org/a_b) 或写信给 [me@example.org](mailto:me@example.org)。',
  },
  {title: 'empty elements get a slash', before: '一<br>二 <wbr>三', after: '一<br />二 <wbr />三'},
  {
    title: 'a remote picture keeps its size',
    before: '图 <img src="https://example.org/a.png" width=50% onerror="x()">',
    after: '图 <img src="https://example.org/a.png" width="50%" />',
  },
  {
    title: 'a picture beside the article becomes Markdown, because the bundler reads no other',
    before: '<img src="images/a b.png" alt="接线">',
    after: '![接线](<images/a b.png>)',
  },
  {
    title: 'an element that is closed in another paragraph is closed in its own',
    before: '<font color=red>红\n\n还是</font>字',
    after: '<font color="red">红</font>\n\n还是字',
  },
  {
    title: 'blocks of HTML are closed as browsers close them',
    before: '<ul>\n<li>一\n<li>二\n</ul>',
    after: '<ul>\n<li>一</li>\n<li>二</li>\n</ul>',
  },
  {
    title: 'Markdown stays between the tags of two blocks',
    before: '<div align=center>\n\n**图** {a}\n\n</div>\n\n文',
    after: '<div align="center">\n\n**图** \\{a\\}\n\n</div>\n\n文',
  },
  {
    title: 'Markdown within a block of HTML stays text',
    before: '<p>\n*不是* 强调 {x}\n</p>',
    after: '<p>&#42;不是&#42; 强调 &#123;x&#125;</p>',
  },
  {
    title: 'attributes get the names of JSX, and declarations become an object',
    before:
      '<table>\n<tr><td class="a" colspan=2 style="text-align: center; --x: 1">格</td></tr>\n</table>',
    after:
      "<table>\n<tbody>\n<tr>\n<td className=\"a\" colSpan=\"2\" style={{textAlign: 'center', '--x': '1'}}>格</td>\n</tr>\n</tbody>\n</table>",
  },
  {
    title: 'a handler goes, with its label',
    before: '<label for="n" onclick="f()">名</label>',
    after: '<label htmlFor="n">名</label>',
  },
  {
    title: 'braces and signs are escaped',
    before: '集合 {1, 2}，{{ name }}，a <5 且 b<c，`{x}` 不变。',
    after: '集合 \\{1, 2\\}，\\{\\{ name \\}\\}，a &lt;5 且 b&lt;c，`{x}` 不变。',
  },
  {
    title: 'a type parameter becomes text',
    before: '`List` 与 List<String>、Map<K, V>。',
    after: '`List` 与 List&lt;String>、Map&lt;K, V>。',
  },
  {
    title: 'the tags of a component of another generator go, and its text stays',
    before: '<Badge type="tip">新</Badge> 一节',
    after: '新 一节',
  },
  {
    title: 'a line that begins like code of MDX stays text',
    before: 'import 语句写在最前面。\n\nexport 也是。',
    after: '&#105;mport 语句写在最前面。\n\n&#101;xport 也是。',
  },
  {
    title: 'indented code gets a fence',
    before: '- 一\n\n      {code}\n        more\n\n文\n\n    a < b',
    after: '- 一\n\n  ```text\n  {code}\n    more\n  ```\n\n文\n\n```text\na < b\n```',
  },
  {
    title: 'a fence with an indented mark in it gets longer marks',
    before: '```md\n    ```\n```',
    after: '````md\n    ```\n````',
  },
  {
    title: 'fences get a language, and words that Docusaurus reads',
    before: '```\na\n```\n\n```js{1,3-4}\nb\n```\n\n```ts:line-numbers [a.ts]\nc\n```',
    after: '```text\na\n```\n\n```js {1,3-4}\nb\n```\n\n```ts showLineNumbers title="a.ts"\nc\n```',
  },
  {
    title: 'further lines of a paragraph begin no list',
    before: '电阻\n      - 不是列表\n      1. 也不是',
    after: '电阻\n      \\- 不是列表\n      1\\. 也不是',
  },
  {
    title: 'a script becomes a comment',
    before: '文\n\n<script>\nlet a = {b: 1};\n</script>',
    after: '文\n\n<!-- <script> let a = {b: 1}; </script> -->',
  },
  {
    title: 'code in HTML gets a fence',
    before: '<pre><code class="language-js">if (a &lt; b) {\n  c();\n}\n</code></pre>',
    after: '```js\nif (a < b) {\n  c();\n}\n```',
  },
  {
    title: 'headings of level 1 below a title move down, and those below them',
    before: '---\ntitle: 题\n---\n\n## 前言\n\n# 一\n\n## 甲\n\n二\n==\n',
    after: '---\ntitle: 题\n---\n\n## 前言\n\n## 一\n\n### 甲\n\n二\n--\n',
  },
  {
    title: 'the mark of a summary',
    before: '一\n\n<!--more-->\n\n二',
    after: '一\n\n<!-- truncate -->\n\n二',
  },
  {title: 'a mark of a list of contents goes', before: '[[toc]]\n\n## 一', after: '## 一'},
  {
    title: 'boxes of VitePress',
    before: '::: tip 提示 `a`\n一\n:::\n\n::: details 更多\n二\n:::\n\n::: unknown\n三\n:::',
    after:
      ':::tip[提示 `a`]\n一\n:::\n\n<details>\n<summary>更多</summary>\n\n二\n\n</details>\n\n\n\\:::unknown\n三\n\\:::',
  },
  {
    title: 'alerts of GitHub',
    before: '> [!WARNING]\n> 断电\n>\n> - 再接线',
    after: ':::warning\n断电\n\n- 再接线\n:::',
  },
  {
    title: 'tags of Hexo with an equal',
    before:
      '{% codeblock 例子 lang:js %}\nlet a = {};\n{% endcodeblock %}\n\n{% note danger %}\n小心 {% label red@高压 %}\n{% endnote %}\n\n{% asset_img a.png 200 接线图 %}\n\n{% raw %}<b>粗</b>{% endraw %}',
    after:
      '```js title="例子"\nlet a = {};\n```\n\n:::danger\n小心 高压\n:::\n\n![接线图](a.png)\n\n<b>粗</b>',
  },
  {
    title: 'tags without an equal stay as text',
    before: '{% gallery %}\n![a](https://example.org/a.png)\n{% endgallery %}',
    after: '\\{% gallery %\\}\n![a](https://example.org/a.png)\n\\{% endgallery %\\}',
  },
  {
    title: 'shortcodes of Hugo',
    before: '{{< figure src="/img/a.png" title="图" >}}\n\n{{< youtube abc >}}',
    after:
      '![图](/img/a.png)\n\n[https://www.youtube.com/watch?v=abc](https://www.youtube.com/watch?v=abc)',
  },
  {
    title: 'front matter: a day, one list of tags, and the last change',
    before:
      '---\ntitle: 题\ndate: 2021-3-7 23:30:00 +0800\nupdated: 2022/01/02\ntags: Linux, CAN 总线\ncategories:\n  - [开发, 后端]\n---\n',
    after:
      '---\ntitle: 题\ndate: 2021-03-07\nlast_update: {date: 2022-01-02}\ntags: [linux, CAN 总线, 开发, 后端]\n---\n',
  },
  {
    title: 'a tag in a cell is closed in its cell',
    before: '| 甲 | 乙 |\n| --- | --- |\n| <b>一 | {二}<br> |',
    after: '| 甲 | 乙 |\n| --- | --- |\n| <b>一</b> | \\{二\\}<br /> |',
  },
  {
    title: 'crossed tags are uncrossed',
    before: '一 <b>二 <i>三</b> 四</i>',
    after: '一 <b>二 <i>三</i></b> 四',
  },
  {
    title: 'a tag alone on its line stays in its paragraph',
    before: '一 <b>\n二\n</b>\n三',
    after: '一 <b>\n二 </b>\n三',
  },
  {
    title: 'other declarations become comments',
    before: '一 <?php echo 1 ?> 二 <!-- 三 -->',
    after: '一 <!-- ?php echo 1 ? --> 二 <!-- 三 -->',
  },
  {
    title: 'a bare address that is invalid with the text after it ends before that',
    before: '打开 http://localhost:8080，提示 *错误*',
    after: '打开 [http://localhost:8080](http://localhost:8080)，提示 *错误*',
  },
  {
    title: 'text that looks like a directive stays text',
    before: '格式 hh:mm:ss[.fraction]，见:a[链](https://example.org)',
    after: '格式 hh:mm\\:ss[.fraction]，见\\:a[链](https://example.org)',
  },
  {
    title: 'a line of tags after Markdown within an element',
    before: '<div>\n\n文\n\n<div>\n</div>\n<b>一</b> <b>二</b>\n</div>',
    after: '<div>\n\n文\n\n<div></div>\n<b>一</b> <b>二</b>\n\n</div>',
  },
  {
    title: 'a tag alone on the first line of a paragraph joins the next line',
    before: '</b><span>\n一</span> 二',
    after: '<span> 一</span> 二',
  },
  {
    title: 'line ends stay as they are',
    before: '一 {a}\r\n\r\n二<br>\r\n',
    after: '一 \\{a\\}\r\n\r\n二<br />\r\n',
  },
  {
    title: 'a mark of bytes at the start goes',
    before: '\uFEFF一 {a}',
    after: '一 \\{a\\}',
  },
];

/** Texts that an author wrote as MDX of this site. Each stays as it is. */
export const own: readonly string[] = [
  '<Tabs>\n<TabItem value="a">\n\n一\n\n</TabItem>\n</Tabs>',
  "export const a = '1';\n\n值是 {a}。",
  '一 {/* 注释 */} 二',
  "<p style={{textAlign: 'center'}}>一</p>",
  '<!-- 注释 -->\n\n## 一 {#one}\n\n:::note[题]\n\n文\n\n:::\n\n```md example\n{a} <b>\n```',
];

/** Slips of an author who writes MDX, repaired without touching the rest. */
export const slips: readonly (readonly [before: string, after: string])[] = [
  [
    '<Tabs>\n\n一<br>二 <https://example.org> 与 <5 V\n\n</Tabs>\n\n{/* 注释 */}',
    '<Tabs>\n\n一<br />二 [https://example.org](https://example.org) 与 &lt;5 V\n\n</Tabs>\n\n{/* 注释 */}',
  ],
];
