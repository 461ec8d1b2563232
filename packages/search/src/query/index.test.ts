import {describe, expect, it, vi} from 'vitest';
import {buildIndex} from '../index/build/index.ts';
import {pages} from '../index/pages.fixture.ts';
import {createSearcher} from './index.ts';
import type {FetchFile, PageResult} from '../index/types.ts';

const index = buildIndex(pages);

const fetchFile: FetchFile = (name) => {
  const file = index.get(name);
  return file === undefined ? Promise.reject(new Error(name)) : Promise.resolve(file);
};

async function find(query: string, fetchFrom = fetchFile) {
  return createSearcher(fetchFrom).search(query, {limit: 10});
}

const textOf = (marked: PageResult['title']) => marked.map(({text}) => text).join('');

const markedIn = (marked: PageResult['title'] = []) =>
  marked.filter(({isMatch}) => isMatch).map(({text}) => text);

describe('the best page comes first', () => {
  it.each([
    ['a whole title', 'RS485 与 CAN 总线对比', 'rs485'],
    ['a word', '总线', 'rs485'],
    ['across the borders of words', '端电', 'rs485'],
    ['a word with digits', 'rs485', 'rs485'],
    ['its parts', 'rs 485', 'rs485'],
    ['the beginning of a word', 'simul', 'lvgl'],
    ['the beginning of a word, not of two', 'setv', 'lvgl'],
    ['a plus sign', 'C++', 'languages'],
    ['a number sign', 'C#', 'languages'],
    ['a full stop', '.NET', 'languages'],
    ['a flag', '--watch', 'languages'],
    ['a flag of one hyphen', '-v', 'languages'],
    ['letters beside characters', 'RS485总线', 'rs485'],
    ['letters and characters with a space', 'LVGL 模拟器', 'lvgl'],
    ['full width', 'ＲＳ４８５', 'rs485'],
    ['traditional characters', '終端電阻', 'rs485'],
    ['pinyin of a title', 'zongxian', 'rs485'],
    ['pinyin with spaces', 'zhong duan dian zu', 'rs485'],
    ['pinyin of a heading', 'zhongduandianzu', 'rs485'],
    ['pinyin that is not finished', 'zhongduandianz', 'rs485'],
    ['pinyin of a polyphone', 'chongxinqidong', 'lvgl'],
    ['pinyin that can be cut in two ways', 'fangan', 'rs485'],
    ['initials of a title', 'ppijs', 'ppi'],
    ['initials of a heading', 'zddz', 'rs485'],
    ['a letter too few', 'simulatr', 'lvgl'],
    ['two letters that changed places', 'modubs', 'rs485'],
    ['a homophone', '终端电组', 'rs485'],
    ['a homophone that is a rare character', '终端淀阻', 'rs485'],
    ['a phrase with a word missing', '总线的末端匹配电阻', 'rs485'],
    ['a question', '请问总线为什么要终端电阻？', 'rs485'],
    ['a question in English', 'what is modbus', 'rs485'],
    ['code', 'lv_init', 'lvgl'],
  ])('by %s', async (_, query, path) => {
    const {pages: found} = await find(query);
    expect(found[0]?.path).toBe(path);
  });

  it('as a section with its anchor and marked matches', async () => {
    const {pages: found, corrected, isPartial} = await find('终端电阻');
    const [page] = found;
    const [section] = page?.sections ?? [];
    expect(section).toMatchObject({anchor: '终端电阻'});
    expect(markedIn(section?.heading)).toEqual(['终端电阻']);
    expect(markedIn(section?.excerpt)).toContain('终端电阻');
    expect(page?.breadcrumb).toEqual(['硬件', '总线']);
    expect([corrected, isPartial]).toEqual([undefined, false]);
  });

  it('with the corrected query', async () => {
    expect((await find('modubs 总线')).corrected).toBe('modbus 总线');
    expect((await find('modubs总线 modubs modubs485')).corrected).toBe(
      'modbus总线 modbus modubs485',
    );
  });

  it('with anchors as the page has them', async () => {
    const [page] = (await find('重复的标题')).pages;
    expect(page?.sections.map(({anchor}) => anchor).sort()).toEqual(['重复的标题', '重复的标题-1']);
  });
});

it('all pages with a term in one piece come before many that have its pairs apart', async () => {
  const page = (path: string, text: string) => ({
    path,
    title: path,
    breadcrumb: [],
    sections: [{heading: '', anchor: '', text, code: ''}],
  });
  const apart = '使用，用行，行为。';
  const many = buildIndex([
    page('piece-a', `使用行为。${apart.repeat(4)}`), // also ranks above the others by its pairs
    ...Array.from({length: 25}, (_, index) => page(`apart-${index}`, apart.repeat(3))),
    ...['b', 'c'].map((name) => page(`piece-${name}`, `使用行为。${'再看别的。'.repeat(40)}`)),
  ]);
  const {pages: found} = await find('使用行为', (name) => Promise.resolve(many.get(name) ?? ''));
  expect(found.slice(0, 3).map(({path}) => path)).toEqual(['piece-a', 'piece-b', 'piece-c']);
});

describe('nothing is found', () => {
  it.each(['', '  ', '，。', 'zzqxj', '鑫森淼'])('by %j', async (query) => {
    expect(await find(query)).toMatchObject({pages: [], total: 0, isPartial: false});
  });
});

describe('where files are missing or damaged', () => {
  it('a search fails without the first tier, and works once it loads', async () => {
    const fetchOnce = vi.fn(fetchFile).mockRejectedValueOnce(new Error('offline'));
    const searcher = createSearcher(fetchOnce);
    await expect(searcher.load()).rejects.toThrow('did not load');
    await searcher.load();
    expect((await searcher.search('总线', {limit: 5})).pages).not.toEqual([]);
  });

  it('titles are found without shards and texts', async () => {
    const {pages: found, isPartial} = await find('总线', (name) =>
      name === 'first.json' ? fetchFile(name) : Promise.reject(new Error('gone')),
    );
    expect(found.map(({title}) => textOf(title))).toEqual(['RS485 与 CAN 总线对比']);
    expect(isPartial).toBe(true);
  });

  it.each([
    ['terms', '<!doctype html><p>Not found</p>'],
    ['texts', '<!doctype html>'],
    ['terms', '\u0000\t\u0001\t\n\t\t\t'],
    ['texts', 'null'],
    ['texts', '{"outlines":1,"sections":"x"}'],
  ])('a damaged file of %s costs only its own results', async (kind, content) => {
    const {pages: found} = await find('总线', (name) =>
      name.includes(kind) ? Promise.resolve(content) : fetchFile(name),
    );
    expect(found[0]?.path).toBe('rs485');
  });

  it('a failed file is fetched again', async () => {
    let isOffline = true;
    const searcher = createSearcher((name) =>
      isOffline && name !== 'first.json' ? Promise.reject(new Error('offline')) : fetchFile(name),
    );
    expect((await searcher.search('终端电阻', {limit: 5})).isPartial).toBe(true);
    isOffline = false;
    const {pages: found, isPartial} = await searcher.search('终端电阻', {limit: 5});
    expect([found[0]?.path, isPartial]).toEqual(['rs485', false]);
  });
});

it('stops when its signal aborts', async () => {
  const fetched: string[] = [];
  const controller = new AbortController();
  const searcher = createSearcher((name) => {
    fetched.push(name);
    return fetchFile(name);
  });
  await searcher.load();
  const search = searcher.search('总线', {limit: 5, signal: controller.signal});
  controller.abort();
  await expect(search).rejects.toThrow('aborted');
  expect(fetched.filter((name) => name.includes('texts'))).toEqual([]);
});

it('the same pages give the same index, and any change gives another folder', () => {
  expect(buildIndex(pages)).toEqual(index);
  const changed = buildIndex(pages.map((page) => ({...page, sections: page.sections.slice(1)})));
  const folderOf = (files: ReadonlyMap<string, string>) =>
    (JSON.parse(files.get('first.json') ?? '') as {folder: string}).folder;
  expect(folderOf(changed)).not.toBe(folderOf(index));
});
