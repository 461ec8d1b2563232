import {expect, it} from 'vitest';
import {parseCjkFriendly} from '../engines.fixture.ts';
import {createParser} from './index.ts';

/** Creates a parser, and measures the texts that it passes to the full parser: their total and longest length. */
function measuredParser(): (source: string) => {readonly total: number; readonly longest: number} {
  let lengths: number[] = [];
  const parseNext = createParser((source) => {
    lengths.push(source.length);
    return parseCjkFriendly(source);
  });
  return (source) => {
    lengths = [];
    parseNext(source);
    return {total: lengths.reduce((sum, each) => sum + each, 0), longest: Math.max(...lengths)};
  };
}

const chapter = (number: number) =>
  `## 第 ${number} 章\n\n段落一[^${number}]，见 [链接][l${number}]。\n\n- 甲\n- 乙\n\n` +
  '```js\nconst a = [1];\n```\n\n| a | b |\n| - | - |\n| c | d |\n\n' +
  `${'一个很长的段落。'.repeat(20)}\n\n[^${number}]: 脚注\n\n[l${number}]: https://example.com\n\n`;
const chapters = (length: number) => {
  let text = '';
  for (let number = 0; text.length < length; number++) {
    text += chapter(number);
  }
  return text;
};

it('parses at most 3 KB for an edit in 100 KB', () => {
  let text = chapters(100_000);
  const measure = measuredParser();
  measure(text);
  const amounts = Array.from({length: 40}, (_, index) => {
    const at = Math.floor((text.length * index) / 40);
    text = `${text.slice(0, at)}字${text.slice(at)}`;
    return measure(text).total;
  });
  expect(Math.max(...amounts)).toBeLessThan(3000);
});

it('parses those blocks again that refer to a new definition, and no others', () => {
  const text = chapters(40_000).replace('[l50]: ', '[l50] ');
  const measure = measuredParser();
  measure(text);
  expect(measure(text.replace('[l50] ', '[l50]: ')).total).toBeLessThan(3000);
});

it('parses a text of 1 MB in pieces that are little more than the text', () => {
  const block = `\`\`\`\n${'a'.repeat(1000)}\n\`\`\`\n\n段落\n\n`;
  const text = block.repeat(Math.ceil(1_000_000 / block.length));
  const {total, longest} = measuredParser()(text);
  expect(total).toBeLessThan(1.25 * text.length);
  expect(longest).toBeLessThan(10_000);
});

it('parses a text of references once, as it expects the definitions', () => {
  const text = chapters(40_000);
  expect(measuredParser()(text).total).toBeLessThan(1.5 * text.length);
});

it('parses a block that does not end in pieces of doubling length', () => {
  const text = `\`\`\`\n${`${'a'.repeat(1000)}\n`.repeat(300)}`;
  expect(measuredParser()(text).total).toBeLessThan(3 * text.length);
});
