import type {ConfigurationId} from '@markdown-zh/engines/conformance';

/** Why an engine's output differs from the specification for these examples. */
export interface Reason {
  /** A sentence for readers, with code in backticks. */
  readonly says: string;
  readonly commonmark?: readonly number[];
  readonly gfm?: readonly number[];
}

const extensions: Reason = {
  says: '没有 GFM 的扩展，表格、任务列表、删除线和裸网址都留作文字。',
  gfm: [...from(198, 202), 204, 205, 279, 280, 491, ...from(621, 631)],
};

const tagFilter: Reason = {
  says: '不过滤 `<title>`、`<style>`、`<xmp>` 这类标签，交给使用者自己清洗。',
  gfm: [653],
};

const bareAddresses: Reason = {
  says: '裸网址和邮箱变成链接。CommonMark 不许，GFM 要求，两边不能都满足。',
  commonmark: [602, 608, 611, 612],
};

const ftp: Reason = {says: '不认 `ftp://` 开头的网址。', gfm: [628]};

const markedAlways: readonly Reason[] = [
  {
    says: '地址里的 `ö`、`ä` 原样写出，规范的例子写成 `%C3%B6`、`%C3%A4`。浏览器打开时自己会编码，去处相同。',
    commonmark: [32, 33, 503],
  },
  {says: '`<pre>` 里的一个换行不见了。', commonmark: [148]},
];

/** All differing examples by configuration. Examples that an engine rejects need no reason. */
export const reasons: Readonly<Record<ConfigurationId, readonly Reason[]>> = {
  commonmark: [extensions, tagFilter],
  'markdown-it-commonmark': [extensions, tagFilter],
  'markdown-it': [
    bareAddresses,
    {says: '没有任务列表，要另装插件。', gfm: [279, 280]},
    {says: '不认 `www.` 开头、没有协议的网址。', gfm: from(621, 627)},
    {says: '把 `hello@mail+xyz.example` 也当成邮箱；规范说 `@` 后面不能有 `+`。', gfm: [630]},
    tagFilter,
  ],
  'marked-without-gfm': [...markedAlways, extensions, tagFilter],
  marked: [...markedAlways, bareAddresses, tagFilter],
  micromark: [extensions, tagFilter],
  'micromark-gfm': [
    bareAddresses,
    {
      says: '过滤 `<script>`、`<style>`、`<textarea>`。CommonMark 让它们通过，GFM 要求过滤。',
      commonmark: [170, 171, 172, 176, 178],
    },
    ftp,
  ],
  site: [
    {
      says: 'MDX 没有缩进代码块，缩进 4 格的文字照常读作段落、标题、列表等。',
      commonmark: [
        ...[...from(1, 3), ...from(5, 8), 18, 36, 48, 49, 69, 70, 85, 87, 100, 107],
        ...[...from(110, 112), ...from(114, 118), 134, 137, 211, 225, 231, 236, 238],
        ...[...from(252, 254), 257, 264, ...from(270, 274), 278, ...from(286, 290), 312, 313],
      ],
    },
    {
      says: 'MDX 把标签读作 JSX：标签里面和后面的文字照样是 Markdown，独占一行的标签不加 `<p>`，`<a/>` 自己闭合。',
      commonmark: [
        ...[91, 148, 149, ...from(159, 162), 164, 166, 168, 170, 171, 185, 186, 189, 190, 191],
        614,
      ],
    },
    {says: bareAddresses.says, commonmark: [608, 611, 612]},
    ftp,
  ],
};

function from(first: number, last: number): number[] {
  return Array.from({length: last - first + 1}, (_, index) => first + index);
}
