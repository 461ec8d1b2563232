import {describe, expect, it} from 'vitest';
import {readPostings, readShard, writeLine} from './postings.ts';

const lists = {
  term: '总线',
  isCompound: false,
  heading: [3, 5],
  text: [0, 1, 3, 2, 1000, 99],
  code: [] as number[],
};

describe('a line of a shard', () => {
  it('is read as it was written', () => {
    const {
      lines: [line],
      isWhole,
    } = readShard(writeLine(lists));
    expect(isWhole).toBe(true);
    expect(line && readPostings(line)).toEqual({
      term: '总线',
      heading: new Map([[3, 5]]),
      text: new Map([
        [0, 1],
        [3, 2],
        // Counts end at 35.
        [1000, 35],
      ]),
      code: new Map(),
    });
    expect(line?.otherKey).toBeUndefined();
  });

  it('has its key if that is not its own', () => {
    const [line] = readShard(writeLine({...lists, term: '银行'}, '~yin hang')).lines;
    expect(line).toMatchObject({term: '银行', otherKey: '~yin hang'});
  });

  it('says whether its term is a compound', () => {
    const [line] = readShard(writeLine({...lists, term: 'setvariable', isCompound: true})).lines;
    expect(line).toMatchObject({term: 'setvariable', isCompound: true});
  });

  it('is skipped if it is damaged, without its neighbours', () => {
    const {lines, isWhole} = readShard(`总线\t\t1\n<html>\n\tx\n\n电阻\t\t2`);
    expect(lines.map(({term}) => term)).toEqual(['总线', '电阻']);
    expect(isWhole).toBe(false);
    const [line] = readShard('总线\t\t?? !').lines;
    expect(line && [...readPostings(line).text.keys()]).toEqual([]);
  });
});
