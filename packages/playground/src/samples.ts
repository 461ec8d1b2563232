/** Sample texts. Each contains something surprising, and most contain something to fix. */
interface Sample {
  readonly title: string;
  readonly text: string;
}

export const samples: readonly [Sample, ...Sample[]] = [
  {
    title: '加粗为什么不生效',
    text: `# 加粗为什么不生效

**真，**她说。结尾的星号夹在逗号和汉字之间，Markdown 认不出它是结尾。

他说**「好」**就走了。开头的星号夹在汉字和引号之间。

** 两边有空格 **也不行，汉字之间的__下划线__也不行。

**逗号在外面**，就对了。
`,
  },
  {
    title: '列表与任务',
    text: `# 出门前

1、带钥匙
2、关灯

- [x]关窗
- [ ] 带伞

第三件事：
3. 锁门
`,
  },
  {
    title: '表格',
    text: `# 三种总线

| 总线 | 线数 | 速率 |
| --- | --- |
| RS-485 | 2 | 10 Mbit/s |
| CAN | 2 | 1 Mbit/s |
| \`a|b\` | 2 | 写了竖线 |
下一行文字也进了表格。
`,
  },
  {
    title: '链接与网址',
    text: `# 链接

请看 https://example.com/文档。句号也成了网址的一部分。

[全角括号]（https://example.com）不是链接，[中间有空格] (https://example.com)也不是。

[网址里有空格](my file.md)也不是。

脚注[^1]没有定义。
`,
  },
  {
    title: '代码与 HTML',
    text: `# 代码

\`\`\`js
console.log('围栏没有闭合');

下面的文字都成了代码。

<div>
**HTML 里的 Markdown**
</div>
`,
  },
  {
    title: '标题与分隔线',
    text: `---
title: 首行的元数据
---

#没有空格

＃ 全角井号

这一段文字下面紧跟着短横线。
---

最后一段。
`,
  },
  {
    title: '各家引擎不一样',
    text: `# 各家引擎不一样

~~删除线~~、https://example.com 和 www.example.com。

- [ ] 任务

| 甲 | 乙 |
| --- | --- |
| 1 | 2 |

"引号" -- 破折号 (c)

<script>alert(1)</script>
`,
  },
];
