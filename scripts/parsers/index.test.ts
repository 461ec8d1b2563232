import {expect, it} from 'vitest';
import {loadParsers} from './index';

it(
  'loads the grammars of the languages that fences name, wherever they stand',
  {timeout: 60_000},
  async () => {
    const parsers = await loadParsers(['> - ~~~ Bash\n', '```c title="a.c"\n```']);
    expect([...parsers.keys()]).toEqual(expect.arrayContaining(['bash', 'c', 'json', 'sql']));
    expect(parsers.has('ruby')).toBe(false);
    expect((await loadParsers(['```&#114;uby\n'])).has('ruby')).toBe(true);
    expect((await loadParsers()).has('ruby')).toBe(true);
  },
);
