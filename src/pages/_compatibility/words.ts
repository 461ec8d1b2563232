export const title = '兼容性：谁与标准不一样';

export const description =
  '每次构建都实测：各个 Markdown 引擎在 CommonMark 和 GFM 的官方例子上有多少与规范相同、哪些不同、为什么，以及中文写法在谁那里生效。';

export const captions = {
  commonmark: '与 CommonMark 相同的例子数，按规范的章节。',
  gfm: '与 GFM 相同的例子数，按扩展。',
  chinese: '结果符合作者意思的写法。',
} as const;
