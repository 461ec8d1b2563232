import {describe, expect, it} from 'vitest';
import {groups} from '@markdown-zh/platforms/groups';
import {choiceOf, searchOf, standardIds, withChoice} from './address';

const platforms = groups.flatMap((group) => group.platforms);

function read(search: string) {
  const {chosen, unknown, beyond} = choiceOf(search, platforms);
  const ids = (list: typeof chosen) => list.map(({id}) => id);
  return {chosen: ids(chosen), unknown, beyond: ids(beyond)};
}

describe('X35 the address', () => {
  it('leads back to the choice that it was written from', () => {
    for (const ids of [
      ['hexo', 'hugo'],
      ['yuque', 'github', 'stack-overflow', 'wechat'],
    ]) {
      expect(read(searchOf(ids))).toEqual({chosen: ids, unknown: [], beyond: []});
    }
    expect(searchOf(['hexo', 'hugo'])).toBe('?platforms=hexo,hugo');
  });

  it('compares the standard platforms without a choice', () => {
    for (const search of ['', '?', '?platforms=', '?platforms=,，', '?q=1']) {
      expect(read(search)).toEqual({chosen: standardIds, unknown: [], beyond: []});
    }
  });

  it('takes names, in any case and with Chinese commas, each platform once', () => {
    expect(read('?platforms=GITHUB，语雀、VS Code,github').chosen).toEqual([
      'github',
      'yuque',
      'vscode',
    ]);
    expect(read('?platforms=%E7%9F%A5%E4%B9%8E,hugo').chosen).toEqual(['zhihu', 'hugo']);
  });

  it('adds a standard platform to a single one', () => {
    expect(read('?platforms=hexo').chosen).toEqual(['hexo', 'github']);
    expect(read('?platforms=github').chosen).toEqual(['github', 'typora']);
  });

  it('names what no platform is called, and what is beyond the fourth', () => {
    expect(read('?platforms=github,nope,hugo,nope')).toEqual({
      chosen: ['github', 'hugo'],
      unknown: ['nope'],
      beyond: [],
    });
    expect(read('?platforms=nope').chosen).toEqual(standardIds);
    expect(read('?platforms=github,gitlab,gitee,zhihu,hugo,hexo').beyond).toEqual(['hugo', 'hexo']);
  });

  it('reads garbage without an exception, and cuts it', () => {
    expect(read('?platforms=%E7%9F').unknown).toEqual(['\uFFFD']);
    expect(read(`?platforms=${'x'.repeat(5000)}`).unknown).toEqual([`${'x'.repeat(40)}…`]);
    expect(read('?platforms=constructor,__proto__').unknown).toEqual(['constructor', '__proto__']);
  });
});

it('F18 an address with thousands of names is read up to the twentieth', () => {
  const names = Array.from({length: 50_000}, (_, index) => `n${String(index)}`);
  expect(read(`?platforms=${names.join(',')}`).unknown).toEqual(names.slice(0, 20));
});

it('X35 a field changes, adds or removes its platform', () => {
  expect(withChoice(['a', 'b', 'c'], 1, 'd')).toEqual(['a', 'd', 'c']);
  expect(withChoice(['a', 'b'], 2, 'c')).toEqual(['a', 'b', 'c']);
  expect(withChoice(['a', 'b', 'c'], 0, '')).toEqual(['b', 'c']);
});
