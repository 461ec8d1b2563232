import {describe, expect, it} from 'vitest';
import {corrections, defaultCorrections, findings, formattings} from './linter-claims';
import {brokenRules, correct, prettify} from './linters';
import {readPage, tableBelow} from './pages';

const page = readPage('docs/tutorial-extras/tools');

describe('tools#它们发现得了什么', () => {
  it.each(findings)(
    'markdownlint and zhlint on $source',
    async ({source, rule, repaired, broken}) => {
      expect((await brokenRules(source))[0]).toBe(rule);
      expect(correct(source)).toBe(repaired ?? broken ?? source);
    },
  );

  it('the table says so, row by row', () => {
    const expected = findings.map(({rule, repaired, broken}) => [
      rule ?? '不报',
      repaired ? `改对：${repaired}` : broken ? `改坏：${broken}` : '不改',
    ]);
    const rows = tableBelow(page, '它们发现得了什么');
    expect(rows.map(([, rule = '', result]) => [/^MD\d+|^不报/.exec(rule)?.[0], result])).toEqual(
      expected,
    );
  });

  it('the summary counts them', () => {
    const count = (key: 'rule' | 'repaired' | 'broken') =>
      findings.filter((finding) => key in finding).length;
    expect(page.article.source).toContain(
      `${findings.length} 种错，markdownlint 报出 ${count('rule')} 种，zhlint 改对 ${count('repaired')} 种、改坏 ${count('broken')} 种`,
    );
  });

  it('markdownlint has nothing to say about the live example', async () => {
    const [example = ''] =
      page.sections.find(({anchor}) => anchor === '它们发现得了什么')?.examples ?? [];
    expect(example).not.toBe('');
    expect(await brokenRules(example)).toEqual([]);
  });
});

describe('tools#检查结构', () => {
  const long = '甲'.repeat(90);
  const byDefault = {MD041: false};

  it('MD013 reports a long line only when white space follows its 80th character', async () => {
    expect(await brokenRules(long, byDefault)).toEqual([]);
    expect(await brokenRules(`${long} 乙`, byDefault)).toEqual(['MD013']);
    expect(await brokenRules(`甲 ${long}`, byDefault)).toEqual([]);
  });

  it('the configuration allows the tags that it names and no other', async () => {
    expect(await brokenRules('按 <kbd>Ctrl</kbd>。')).toEqual([]);
    expect(await brokenRules('<b>甲</b>')).toEqual(['MD033']);
  });
});

describe('tools#zhlint', () => {
  it.each(corrections)('makes $result of $source', ({source, result}) => {
    expect(correct(source)).toBe(result);
  });

  it.each(defaultCorrections)('makes $result of $source by default', ({source, result}) => {
    expect(correct(source, {byDefault: true})).toBe(result);
  });

  it('throws at a half-width full stop after a quotation mark by default', () => {
    expect(() => correct('她说"你好".', {byDefault: true})).toThrow(TypeError);
  });
});

describe('tools#统一格式', () => {
  it.each(formattings)('Prettier makes $result of $source', async ({source, result}) => {
    expect(await prettify(source)).toBe(result);
  });

  it.each(['always', 'never'])(
    'proseWrap %s leaves breaks beside Han characters',
    async (proseWrap) => {
      const chinese = '用 Markdown 写 文档，再用 Git 管理。'.repeat(8);
      expect(await prettify(chinese, {proseWrap})).toBe(chinese);
      expect(await prettify('汉字\n汉字', {proseWrap})).toBe('汉字\n汉字');
      expect(await prettify('用 Markdown\n写', {proseWrap})).toBe('用 Markdown\n写');
    },
  );

  it('proseWrap breaks and joins between Latin words', async () => {
    expect(await prettify('one\ntwo', {proseWrap: 'never'})).toBe('one two');
    expect(await prettify('word '.repeat(40).trim(), {proseWrap: 'always'})).toContain('\n');
  });

  it('formats code in fences no more', async () => {
    const fenced = '```js\nconst a={b:1}\n```';
    expect(await prettify(fenced)).toBe(fenced);
    expect(await prettify(fenced, {embeddedLanguageFormatting: 'auto'})).not.toBe(fenced);
  });
});
