import {afterEach, expect, it, vi} from 'vitest';
import {readContent} from '@markdown-zh/content-check';
import contentCheck from '../../site/content-check';
import {countWords, readingTime} from './reading-time';

afterEach(() => {
  vi.restoreAllMocks();
});

/** The words of a text, as Docusaurus counts them. */
function wordsAtOnce(text: string): number {
  const segments = new Intl.Segmenter('en', {granularity: 'word'}).segment(text);
  return [...segments].filter(({isWordLike}) => isWordLike).length;
}

const minutesOf = (content: string) =>
  readingTime({content, locale: 'en', frontMatter: {}, defaultReadingTime: () => NaN});

it('counts every post as Docusaurus does', () => {
  const files = readContent('.', contentCheck).files.filter(({file}) => file.startsWith('blog/'));
  expect(files.length).toBeGreaterThanOrEqual(9);
  for (const {file, source} of files) {
    expect(countWords(source, 'en'), file).toBe(wordsAtOnce(source));
  }
});

it.each([
  ['nothing', '', 0],
  ['one word', '总线', 0.01],
  ['only marks', '。。！', 0],
  ['characters outside the first plane', '𠮷'.repeat(2000), 10],
])('gives minutes for %s', (_, text, minutes) => {
  expect(minutesOf(text)).toBe(minutes);
});

it.each([
  ['lines', '总线上的终端电阻取一百二十欧。\n'],
  ['sentences in one line', '总线上的终端电阻取一百二十欧。'],
  ['words in one sentence', '总线上的终端电阻取一百二十欧'],
])('M9 segments each character of 300,000 once, in pieces of at most 1,000: %s', (_, unit) => {
  const text = unit.repeat(Math.ceil(300_000 / unit.length));
  const segment = vi.spyOn(Intl.Segmenter.prototype, 'segment');
  countWords(text, 'en');
  const lengths = segment.mock.calls.map(([part]) => part.length);
  expect(lengths.reduce((sum, length) => sum + length, 0)).toBe(text.length);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(1000);
});
