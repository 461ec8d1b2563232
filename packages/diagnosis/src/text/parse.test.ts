import {describe, expect, it} from 'vitest';
import {parseText} from './parse.ts';
import {plainTexts} from './spans.ts';

const typesOf = (source: string) => parseText(source).tree.children.map(({type}) => type);
const textsOf = (source: string) =>
  plainTexts(parseText(source).tree, source).map(({from, to}) => source.slice(from, to));

describe('parseText', () => {
  it('takes front matter for one node and nothing else', () => {
    const source = '---\r\ntitle: **题**\r\n# 注\r\n---\r\n\r\n# 标题\r\n正文';
    expect(typesOf(source)).toEqual(['yaml', 'heading', 'paragraph']);
    expect(textsOf(source)).toEqual(['标题', '正文']);
    expect(parseText(source).source).toBe(source);
    expect(parseText(source).tree.children[0]).toMatchObject({
      value: 'title: **题**\r\n# 注',
      position: {start: {line: 1, offset: 0}, end: {line: 4, offset: source.indexOf('\r\n\r\n')}},
    });
  });

  it('reads prose between two rules as CommonMark does', () => {
    expect(typesOf('---\n正文\n---\n')).toEqual(['thematicBreak', 'heading']);
    expect(typesOf('正文\n\n---\ntitle: 题\n---\n')).toEqual([
      'paragraph',
      'thematicBreak',
      'heading',
    ]);
  });

  it('counts a byte order mark', () => {
    expect(textsOf('\uFEFF正文')).toEqual(['\uFEFF正文']);
    expect(typesOf('\uFEFF# 标题')).toEqual(['paragraph']);
    expect(typesOf('\uFEFF---\ntitle: 题\n---\n# 标题')).toEqual(['yaml', 'heading']);
    expect(textsOf('\uFEFF---\ntitle: 题\n---\n# 标题')).toEqual(['标题']);
  });
});
