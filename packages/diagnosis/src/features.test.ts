import {describe, expect, it} from 'vitest';
import {features, featuresIn, type Feature} from './features.ts';

/** A text for each feature, and the part of it that uses the feature. */
const used: Readonly<Record<Feature, readonly [text: string, part: string]>> = {
  tables: ['甲\n\n| a |\n| - |\n| b |', '| a |\n| - |\n| b |'],
  tasks: ['- 甲\n- [x] 乙', '- [x] 乙'],
  strikethrough: ['甲~~乙~~', '~~乙~~'],
  links: ['甲 https://example.com/a 乙', 'https://example.com/a'],
  footnotes: ['甲[^1]\n\n[^1]: 乙', '[^1]'],
  alerts: ['甲\n\n> [!NOTE]\n> 乙', '> [!NOTE]\n> 乙'],
  math: ['甲 $x^2$ 乙', '$x^2$'],
  mermaid: ['甲\n\n```mermaid\ngraph LR\n```', '```mermaid\ngraph LR\n```'],
  html: ['甲<kbd>乙</kbd>', '<kbd>'],
  anchors: ['[甲](#乙)', '[甲](#乙)'],
  highlight: ['甲==乙==', '==乙=='],
  wikilinks: ['甲[[乙]]', '[[乙]]'],
  emoji: ['甲 :tada: 乙', ':tada:'],
  frontMatter: ['---\ntitle: 甲\n---\n\n乙', '---\ntitle: 甲\n---'],
};

describe('the features of a text', () => {
  it.each(features)('has %s', (feature) => {
    const [text, part] = used[feature];
    const found = featuresIn(text);
    expect(found.map((one) => one.feature)).toEqual([feature]);
    expect(found.map(({from, to}) => text.slice(from, to))).toEqual([part]);
  });

  it('has none that stands in code, or is what every platform has', () => {
    const code = Object.values(used).map(([text]) => `~~~~text\n${text}\n~~~~`);
    const basic = '# 甲\n\n**乙** [丙](/d) <https://example.com> ![e](f.png)\n\n> 引用\n\n1. 一\n';
    expect(featuresIn(`${basic}\n<!-- 注 -->\n\n${code.join('\n\n')}\n`)).toEqual([]);
  });

  it('has math in a fence and display math', () => {
    expect(featuresIn('```math\nx\n```')).toMatchObject([{feature: 'math'}]);
    expect(featuresIn('$$\na_1 = b\n$$')).toMatchObject([{feature: 'math'}]);
  });

  it('has none in an empty text, and any in one without Markdown', () => {
    expect(featuresIn('')).toEqual([]);
    expect(featuresIn('\uD800 甲\r乙\r\n\t丙')).toEqual([]);
  });
});
