import {describe, expect, it} from 'vitest';
import {diagnose} from './diagnose.ts';
import {fixText, isSafe} from './fix-text.ts';
import {allCases} from './rules/all-cases.fixture.ts';

const sortedLetters = (text: string) =>
  (text.normalize('NFKC').match(/[\p{L}\p{N}]/gu) ?? []).sort().join('');

describe('fixText', () => {
  it('makes the fixes of problems, all over the text', () => {
    expect(fixText('**“一”**的\n\n#标题\n\n见 [文档] (a.md)。')).toEqual({
      text: '“**一**”的\n\n# 标题\n\n见 [文档](a.md)。',
      count: 3,
      diagnoses: [],
    });
  });

  it('makes a fix that another one uncovers', () => {
    const {text, diagnoses} = fixText('[文][甲]和[字][乙]\r\n\r\n[甲]：a.md\r\n[乙]： b.md');
    expect(text).toBe('[文][甲]和[字][乙]\r\n\r\n[甲]: a.md\r\n[乙]: b.md');
    expect(diagnoses).toEqual([]);
  });

  it('leaves what is only likely to be meant otherwise', () => {
    const source = '一行\n两行\n';
    const {text, count, diagnoses} = fixText(source);
    expect([text, count]).toEqual([source, 0]);
    expect(diagnoses.map(({rule}) => rule)).toEqual(['soft-break-between-han']);
  });

  it('leaves what cannot be repaired without a choice', () => {
    const source = '见 [文档][无]。\n\n[^1]';
    expect(fixText(source).text).toBe(source);
  });

  it('keeps every letter of every case', () => {
    const texts = allCases.flatMap(({cases}) => cases.fails.map(({text}) => text));
    for (const text of texts) {
      const before = sortedLetters(text);
      const after = sortedLetters(fixText(text).text);
      let at = 0;
      for (const letter of after) {
        at += letter === before[at] ? 1 : 0;
      }
      expect(before.slice(at), text).toBe('');
    }
  });

  it('leaves a text without findings as it is', () => {
    for (const text of ['', '# 题\r\n', '“**重要**”的']) {
      expect(fixText(text)).toEqual({text, count: 0, diagnoses: []});
    }
  });
});

it('a fix that takes a letter away is not safe', () => {
  const source = '**“一”**的';
  const [diagnosis] = diagnose(source);
  expect(diagnosis && isSafe(source, diagnosis)).toBe(true);
  const fix = {label: '', edits: [{from: 0, to: 4, insert: '**'}]};
  expect(diagnosis && isSafe(source, {...diagnosis, fix})).toBe(false);
});
