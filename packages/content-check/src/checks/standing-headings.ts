import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {Config} from '../config.ts';
import {message} from '../messages/message.ts';
import type {Article} from './article.ts';
import type {Finding} from './issue.ts';
import {isWholeWords} from './whole-words.ts';

/** A word that points to another place: in a search result nobody sees that place. */
const pointing =
  /^(?:它们?|他们?|这|那|其(?!他|它|余)|该|此|上面|下面|前面|后面|上述|本文|本页|本节|前者|后者|两者)/;

/**
 * Words without a subject: questions, verbs that every subject has, and names of parts of a text. A heading of such words alone would
 * suit any page.
 */
const empty = [
  ...'它们 他们 它 这 那 怎样 怎么 如何 为什么 为何 什么 哪里 哪些 哪种 哪几种 哪个 哪 几种 几个 多少 是否 要不要 能不能 该不该 什么时候 何时 有没有'.split(
    ' ',
  ),
  ...'开始 结束 选择 选 支持 认得 认 写 用 使用 看 看清 读 做 放 算 发现 解决 处理 检查 验证 比较 打架 变 改 查 试 准备 动手 排查 换'.split(
    ' ',
  ),
  ...'总表 概述 概览 简介 介绍 说明 背景 正文 前言 引言 小结 总结 结论 要点 补充 附录 其他 其它 更多 常见 注意 提示 例子 示例 算例 写法 用法 做法 方法 办法 步骤 流程 顺序 结果 原因 差别 区别 不同 异同 对照 比较 来历 历史 限制 规则 问题 错误 情况 部分 内容 细节 规范 容易错 出错 错 地方 清单 检查单 速查 定义 概念 原理 结构 类型 种类 版本 设置 配置 安装 选项'.split(
    ' ',
  ),
  ...'的 了 得 地 和 与 及 或 也 都 就 才 还 再 先 从 到 在 对 把 被 给 让 会 能 可以 应该 应当 要 是 有 没有 不 没 一 二 三 四 五 六 七 八 九 十 两 几 个 种 条 次 遍 下 上 里 中 后 前 时 之 而 去 来 出来 起来 一下 一遍 手 最 更 大 小 多 少 好 坏 第 步 节 章 件 样 最后 后来 大小 好坏'.split(
    ' ',
  ),
].sort((a, b) => b.length - a.length);

const emptyWords = new RegExp(empty.join('|'), 'g');

/** Characters without a subject within a word: 一步, 新的. */
const particle = /^[的了得地一二三四五六七八九十两几第个种条次遍步]$/;

/** The word at the start of a heading that points elsewhere. It is a whole word, or the first character of a short one: 这里, 其中. */
function pointingWord(heading: string): string | undefined {
  const [word] = pointing.exec(heading) ?? [];
  const isPointing = (length: number) => isWholeWords(heading, 0, length);
  return word !== undefined && (isPointing(word.length) || (word.length === 1 && isPointing(2)))
    ? word
    : undefined;
}

/** The rest of a heading without its empty words. */
function withoutEmptyWords(heading: string): string {
  return heading.replace(emptyWords, (word, index: number) =>
    particle.test(word) || isWholeWords(heading, index, index + word.length) ? '' : word,
  );
}

/**
 * Reports headings of levels 2 and 3 that have no meaning apart from their page, as in a search result or a list of contents.
 * Such a heading begins with a word for something elsewhere, or has no word about the subject.
 */
export function checkStandingHeadings(
  {file, tree}: Pick<Article, 'file' | 'tree'>,
  headings: Config['headings'],
): Finding[] {
  if (!headings) {
    return [];
  }
  const issues: Finding[] = [];
  visit(tree, 'heading', (heading) => {
    const text = toString(heading).trim();
    if (![2, 3].includes(heading.depth) || text === '' || headings.allowed.includes(text)) {
      return;
    }
    const {line, column} = heading.position?.start ?? {line: 1, column: 1};
    const word = pointingWord(text);
    if (word !== undefined || !/[\p{L}\p{N}]/u.test(withoutEmptyWords(text))) {
      const fault =
        word === undefined
          ? message('heading-without-subject', {heading: text})
          : message('heading-pointing-elsewhere', {heading: text, word});
      issues.push({file, line, column, rule: 'heading-alone', message: fault});
    }
  });
  return issues;
}
