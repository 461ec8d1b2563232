import type {NoteKind} from '@markdown-zh/content-check';

/** Something about a post that a person must decide or know. */
export interface Finding {
  readonly kind: FindingKind;
  /** The file in the old blog. */
  readonly path: string;
  readonly detail: string;
  /** The line in that file, where it is known. */
  readonly line?: number;
}

/** A heading of the report, and what to do about what is below it. */
interface Words {
  readonly title: string;
  readonly advice: string;
}

export type FindingKind = keyof typeof findingWords;

/** The kinds of findings in the order of the report: those that need a decision first. */
export const findingWords = {
  'share-picture': {
    title: '分享图片画不出的字',
    advice: '分享图片上会少这个字：从 title 或 description 里去掉它，或者用 image 给文章配一张图。',
  },
  'code-escaped': {
    title: '变成文字的代码',
    advice:
      '搬来的文字不会运行：读者看到的是这些字符。不该给读者看的，删掉；要运行的，自己写成这个网站的部件。',
  },
  'description-short': {
    title: '说明不够长',
    advice: '正文也凑不出 20 个字：在文件开头的 description 里写一句。',
  },
  'description-cut': {
    title: '说明太长，截短了',
    advice: '旧的说明超过 140 个字。读一遍，改成一句。',
  },
  description: {
    title: '说明是从正文开头摘的',
    advice: '旧文章没有说明。读一遍，不合适就改 description。',
  },
  title: {title: '标题用了文件名', advice: '旧文章没有标题：在 title 里写一个。'},
  date: {
    title: '日期用了文件最后改动的日子',
    advice: '旧文章没有日期。日期不对时，连同文件名一起改。',
  },
  tag: {
    title: '这个网站没有的标签',
    advice: '没有搬。要保留的，先写进 blog/tags.yml，再加到文章的 tags 里。',
  },
  author: {
    title: '这个网站没有的作者',
    advice: '换成了 --author 给出的作者。要保留的，先写进 blog/authors.yml。',
  },
  slug: {title: '网址已被占用，换了一个', advice: '想要别的名字，现在就改：发布之后不再改动。'},
  'picture-missing': {
    title: '找不到的图片',
    advice: '构建会停在这里：把图片放到文章旁边，或者删掉这一处。',
  },
  'file-folder': {title: '是文件夹，不是文件', advice: '改成其中的文件，或者删掉这一处。'},
  'file-outside': {
    title: '在旧博客的文件夹之外',
    advice: '没有复制。确实要用的，自己放到文章旁边，再改地址。',
  },
  'file-special': {
    title: '管道、套接字或设备，不是文件',
    advice: '没有复制。换成文件，或者删掉这一处。',
  },
  'file-large': {
    title: '太大的文件',
    advice: '超过 25 MiB，没有复制：主机不收这样的文件。缩小了放到文章旁边，或者链接到别处。',
  },
  'file-kind': {
    title: '没有复制的附件',
    advice: '浏览器会运行这种文件，或者这里不认得它。要给读者下载，就打成 zip 放到文章旁边。',
  },
  'file-svg': {title: '读不懂的 SVG', advice: '没有复制。用画图程序重新存一次，或者换成 PNG。'},
  'svg-cleaned': {
    title: '清理过的 SVG',
    advice: '去掉了会运行的，和从别处取文件的部分。看一眼图有没有缺什么。',
  },
  'link-missing': {title: '找不到去处的链接', advice: '改成新的网址，或者只留文字。'},
  'address-taken': {title: '没有保留的旧网址：已经有别的页面', advice: '旧链接会打开那个页面。'},
  'address-odd': {
    title: '没有保留的旧网址：太长，有特殊的符号，或是网站自己的文件',
    advice: '文件不能有这样的名字，主机把 * ( ) : 等符号当成通配，网站自己的文件不能变成别的网页。',
  },
  'address-unknown': {
    title: '没有保留的旧网址：算不出来',
    advice: '网址的规则里有这里没有的数据（例如编号）。把旧网址加到 site/old-addresses.json 里。',
  },
  encoding: {title: '不是 UTF-8 的文件', advice: '已经转成 UTF-8。看一眼有没有错字。'},
  'long-line': {title: '一行特别长', advice: '分成段落，读者才读得下去。'},
  mdx: {title: 'MDX 文件', advice: '其中的部件这个网站不一定有：看一遍。'},
  'generator-tag-kept': {
    title: '旧博客的标签，这里没有对应的写法',
    advice: '标签成了普通文字：换成这里的写法，或者删掉。',
  },
  'component-removed': {
    title: '旧博客的部件，这里没有',
    advice: '只留下了里面的文字：看一眼缺了什么。',
  },
  'code-in-comment': {
    title: '脚本和样式，成了注释',
    advice: '这里的文章不带脚本和样式：用不着就删掉。',
  },
  'link-lost': {
    title: '只留下文字的链接',
    advice: '旧博客里没有这篇文章：补上新的网址，或者不管。',
  },
  'handler-removed': {title: '去掉的事件处理', advice: '例如 onclick。看一眼缺了什么。'},
  'attribute-removed': {title: '去掉的属性', advice: '这里不能写这些属性。看一眼缺了什么。'},
  'size-lost': {title: '没有保留尺寸的图片', advice: '图片按原来的大小显示：太大就缩小文件。'},
  'contents-removed': {title: '去掉的目录', advice: '每一页都自带目录，不用管。'},
  'language-replaced': {
    title: '换了语言的代码块',
    advice: '检查程序不认得原来的名字。看一眼对不对。',
  },
  'picture-remote': {
    title: '别的网站上的图片',
    advice: '仍在原处，那里一删或者不许外链（例如公众号），读者就看不到了：最好下载到文章旁边。',
  },
  field: {title: '没有用上的字段', advice: '这个网站没有这些字段，没有搬。'},
} as const satisfies Record<string, Words> & Record<NoteKind, Words>;

/** Kinds that are listed by what they are about, with the number of posts. */
export const groupedKinds: ReadonlySet<FindingKind> = new Set(['tag', 'author', 'field']);
