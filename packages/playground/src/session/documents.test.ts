import {describe, expect, it} from 'vitest';
import {
  archiveFiles,
  findDocuments,
  documentName,
  outcomeOf,
  queryLimit,
  type StoredDocument,
} from './documents.ts';

function stored(id: number, text: string, more: Partial<StoredDocument> = {}): StoredDocument {
  return {id, text, updated: id, version: `v${id}`, ...more};
}

describe('the name of a document', () => {
  it.each([
    ['前言\n\n## RS-485 / CAN ##\n', undefined, 'RS-485 / CAN'],
    ['\n\n没有标题的一行\n第二行', undefined, '没有标题的一行'],
    ['# 标题', ' 我的 ', '我的'],
    ['# 标题', '  ', '标题'],
    ['', undefined, ''],
    [`# ${'😀'.repeat(80)}`, undefined, '😀'.repeat(60)],
  ])('of %j named %j is %j', (text, name, wanted) => {
    expect(documentName({text, ...(name !== undefined && {name})})).toBe(wanted);
  });
});

describe('the search in documents', () => {
  const all = [
    stored(1, '# 总线\nＣＡＮ FD'),
    stored(3, 'b'),
    stored(2, '# can\n正文', {name: '笔记'}),
  ];

  it('lists the last saved first', () => {
    expect(findDocuments(all, ' ').map(({id}) => id)).toEqual([3, 2, 1]);
  });

  it('finds all words in name and text, in any case and width', () => {
    expect(findDocuments(all, 'can').map(({id}) => id)).toEqual([2, 1]);
    expect(findDocuments(all, 'Can 总线').map(({id}) => id)).toEqual([1]);
    expect(findDocuments(all, '笔记').map(({id}) => id)).toEqual([2]);
    expect(findDocuments(all, '没有')).toEqual([]);
  });
});

describe('a save', () => {
  const link = {id: 1, versions: ['a', 'b']};

  it('writes over what this tab has read or written', () => {
    expect(outcomeOf({text: '旧', version: 'a'}, link, '新')).toBe('written');
    expect(outcomeOf({text: '旧', version: 'b'}, link, '新')).toBe('written');
  });

  it('does not write over what another tab has written', () => {
    expect(outcomeOf({text: '别的', version: 'c'}, link, '新')).toBe('changed');
  });

  it('needs nothing if the text is stored, whoever wrote it', () => {
    expect(outcomeOf({text: '新', version: 'c'}, link, '新')).toBe('same');
  });

  it('does not bring back what was deleted', () => {
    expect(outcomeOf(undefined, link, '新')).toBe('deleted');
  });
});

it('F18 searches for the beginning of a long query, and in each text once', () => {
  const documents = [stored(1, '# 甲'), stored(2, '# 乙')];
  expect(findDocuments(documents, '甲 '.repeat(50_000)).map(({id}) => id)).toEqual([1]);
  expect(findDocuments(documents, `甲${' '.repeat(queryLimit)}乙`).map(({id}) => id)).toEqual([1]);
});

it('F18 names thousands of files that have one heading', () => {
  const documents = Array.from({length: 20_000}, (_, id) => stored(id, '# A'));
  const names = Object.keys(archiveFiles(documents));
  expect(new Set(names).size).toBe(20_000);
  expect(names.at(-1)).toBe('A (20000).md');
});

it('gives the files of an archive different names', () => {
  const documents = [
    stored(1, '# A'),
    stored(2, '# a'),
    stored(3, '# A'),
    stored(4, ''),
    stored(5, '# a/b:c'),
  ];
  expect(archiveFiles(documents)).toEqual({
    'A.md': '# A',
    'a (2).md': '# a',
    'A (3).md': '# A',
    'text.md': '',
    'abc.md': '# a/b:c',
  });
});
