import {convert} from '@markdown-zh/content-check';
import {describe, expect, it} from 'vitest';
import {readCompiled, readForeign} from './pages';
import {difference, type Reading} from './reading';
import {texts} from './texts.fixture';

describe('a page before and after --fix', () => {
  it.for(texts)('A6 reads the same: %j', async (source) => {
    const {text} = convert(source);
    const page = await readCompiled(text);
    expect(page, text).toBeTypeOf('object');
    expect(difference(readForeign(source), page as Reading)).toBeUndefined();
    expect(convert(text).text).toBe(text);
  });
});

describe('difference', () => {
  const page = readForeign('一 `a` [链](https://example.org) ![图](./a.png)\n\n```js\nlet a;\n```');

  it.for([
    ['text', '二 `a` [链](https://example.org) ![图](./a.png)\n\n```js\nlet a;\n```'],
    ['code', '一 `a` [链](https://example.org) ![图](./a.png)\n\n```js\nlet  a;\n```'],
    ['links', '一 `a` [链](https://example.com) ![图](./a.png)\n\n```js\nlet a;\n```'],
    ['pictures', '一 `a` [链](https://example.org) ![图](./b.png)\n\n```js\nlet a;\n```'],
  ] as const)('A6 sees a change of the %s', ([kind, other]) => {
    expect(difference(page, readForeign(other))).toMatch(new RegExp(`^${kind}: `));
  });

  it('A6 sees none where there is none', () => {
    expect(difference(page, page)).toBeUndefined();
  });

  it('A6 names what does not compile', async () => {
    expect(await readCompiled('一 {')).toBeTypeOf('string');
  });
});
