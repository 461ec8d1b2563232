import {execFileSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {listing, readPage, tableBelow} from './pages';

const failures = readPage('docs/tutorial-basics/markdown-issue');
const hacks = readPage('docs/tutorial-extras/hacks');
const sentence = '我在北京用 Markdown 写了 3 页说明，约 1200 字。';

/** The version of ICU whose word list the article measured. */
const measuredIcu = '78.2';

function words(text: string): string[] {
  const segments = new Intl.Segmenter('zh', {granularity: 'word'}).segment(text);
  return [...segments].filter(({isWordLike}) => isWordLike).map(({segment}) => segment);
}

function graphemes(text: string): number {
  return [...new Intl.Segmenter('zh', {granularity: 'grapheme'}).segment(text)].length;
}

function count(text: string, pattern: RegExp): number {
  return (text.match(pattern) ?? []).length;
}

describe('markdown-issue#字数对不上', () => {
  const section = failures.sections.find(({anchor}) => anchor === '字数对不上')?.markdown ?? '';
  const claimed = new Map(
    tableBelow(failures, '字数对不上').map(([what = '', number]) => [what, Number(number)]),
  );
  const han = count(sentence, /\p{Script=Han}/gu);
  const latin = count(sentence, /[\p{Script=Latin}\p{Nd}]+/gu);

  it('measures the sentence that it shows', () => {
    expect(section).toContain(sentence);
  });

  it.each([
    ['汉字', han],
    ['西文词和数字', latin],
    ['汉字加西文词', han + latin],
    ['再加全角标点', han + latin + count(sentence, /[，。]/g)],
    ['不计空格的字符', sentence.replaceAll(' ', '').length],
    ['字符', sentence.length],
    ['UTF-8 字节', Buffer.byteLength(sentence)],
    ['wc -m，UTF-8 环境', sentence.length + 1],
    ['wc -m，C 环境', Buffer.byteLength(sentence) + 1],
    ['wc -w，UTF-8 环境', sentence.split(' ').length],
  ])('%s: %d', (what, number) => {
    expect(claimed.get(what)).toBe(number);
  });

  it.skipIf(process.versions.icu !== measuredIcu)('counts words as ICU 78.2 does', () => {
    expect(claimed.get('词')).toBe(words(sentence).length);
    expect(section).toContain(`ICU ${measuredIcu}`);
    for (const text of ['研究生命起源', '我有很多桌子', '南京市长江大桥']) {
      expect(section).toContain(`| ${text} | ${words(text).join('／')} |`);
    }
  });

  it.each(['汉字', '𠮷野家', '👨‍👩‍👧'])('counts units, code points and graphemes of %s', (text) => {
    const numbers = [text.length, Array.from(text).length, graphemes(text)];
    expect(section).toContain(`| ${text} | ${numbers.join(' | ')} |`);
  });
});

describe('hacks#统计字数', () => {
  const script = listing(hacks, 'count.mjs');

  /** The output of the script for an article. */
  function run(article: string): string {
    const folder = mkdtempSync(join(tmpdir(), 'count-'));
    try {
      writeFileSync(join(folder, 'count.mjs'), script);
      writeFileSync(join(folder, 'article.md'), article);
      return execFileSync(process.execPath, ['count.mjs', 'article.md'], {
        cwd: folder,
        encoding: 'utf8',
      }).trim();
    } finally {
      rmSync(folder, {recursive: true});
    }
  }

  it.each([
    ['the sentence of the other article', sentence, 12, 3, 2],
    ['no front matter', '---\ntitle: 标题\n---\n\n正文', 2, 0, 0],
    ['no code blocks', '正文\n\n```js\nconst 甲 = 1;\n```\n\n结尾', 4, 0, 0],
    ['no comments', '正文<!-- 待确认 -->', 2, 0, 0],
    ['the text of links, not their addresses', '[说明](https://example.com/abc)', 2, 0, 0],
    ['no bare addresses', '见 https://example.com/abc 吧', 2, 0, 0],
    ['numbers with a point and words with a hyphen once', '25.4 mm，Wi-Fi，don’t', 0, 4, 2],
    ['dashes and ellipses twice', '甲——乙……', 2, 0, 4],
    ['quotation marks', '他说「好」，“好”。', 4, 0, 6],
    ['rare characters', '𠮷野家', 3, 0, 0],
  ])('counts %s', (_, article, hanCount, wordCount, markCount) => {
    expect(run(article)).toBe(
      `${hanCount} 个汉字，${wordCount} 个西文词或数字，${markCount} 个全角标点，合计 ${hanCount + wordCount + markCount}`,
    );
  });
});
