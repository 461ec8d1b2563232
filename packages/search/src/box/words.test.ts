import {describe, expect, it} from 'vitest';
import type {Marked} from '../index/types.ts';
import {findWords, matchedWords} from './words.ts';

const match = (text: string): Marked => ({text, isMatch: true});
const other = (text: string): Marked => ({text, isMatch: false});
const found = (text: string, ...words: readonly string[]) =>
  findWords(text, words).map(([start, end]) => `${start}:${text.slice(start, end)}`);

describe('the matched words of a result', () => {
  const page = {
    title: [match('Markdown')],
    path: 'docs/intro',
    breadcrumb: [],
    sections: [],
  };
  const section = {
    heading: [match('加粗'), other('挨着标点')],
    anchor: '加粗挨着标点',
    excerpt: [other('…'), match('加粗不生效'), other('，'), match('加粗')],
  };

  it('are those of heading and excerpt, each once, the longest first', () => {
    expect(matchedWords({page, section})).toEqual(['加粗不生效', '加粗']);
  });

  it('include those of the title at the beginning of a page', () => {
    expect(matchedWords({page, section: {heading: [], anchor: '', excerpt: []}})).toEqual([
      'Markdown',
    ]);
  });
});

describe('words in a text', () => {
  it('are found in its order, whatever their case, without overlaps', () => {
    expect(found('CAN 与 can 总线', '总线', 'Can')).toEqual(['0:CAN', '6:can', '10:总线']);
    expect(found('加粗不生效', '加粗不生效', '加粗')).toEqual(['0:加粗不生效']);
  });

  it('are not patterns', () => {
    expect(found('C++ [a] .NET --flag', 'C++', '[a]', '.NET', '--flag')).toEqual([
      '0:C++',
      '4:[a]',
      '8:.NET',
      '13:--flag',
    ]);
  });

  it('match at the beginning of Latin words, and inside only if no word begins with them', () => {
    expect(found('Docusaurus, C, CAN', 'c')).toEqual(['12:C', '15:C']);
    expect(found('Markdown', 'down')).toEqual(['4:down']);
    expect(found('用Markdown写', 'markdown')).toEqual(['1:Markdown']);
  });

  it('may have white space of any kind between them', () => {
    expect(found('终端\n  电阻', '终端 电阻')).toEqual(['0:终端\n  电阻']);
  });

  it('are none without words to find', () => {
    expect(found('a')).toEqual([]);
  });
});
