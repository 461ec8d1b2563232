import {expect, it} from 'vitest';
import {editAddress} from './edit';

it.each([
  ['https://github.com/a/b', 'https://github.com/a/b/edit/main/docs/intro.md'],
  ['https://github.com/a/b.git', 'https://github.com/a/b/edit/main/docs/intro.md'],
  ['https://gitee.com/a/b/', 'https://gitee.com/a/b/edit/main/docs/intro.md'],
  ['https://gitlab.com/a/b', 'https://gitlab.com/a/b/-/edit/main/docs/intro.md'],
  ['https://gitlab.example.org/a/b', 'https://gitlab.example.org/a/b/-/edit/main/docs/intro.md'],
  ['https://codeberg.org/a/b', 'https://codeberg.org/a/b/_edit/main/docs/intro.md'],
])('D11 a file of %s is edited at %s', (repository, address) => {
  expect(editAddress(repository, 'docs/intro.md')).toBe(address);
});

it('D11 the name of a file is written as an address', () => {
  expect(editAddress('https://github.com/a/b', 'docs/语法 1.md')).toBe(
    'https://github.com/a/b/edit/main/docs/%E8%AF%AD%E6%B3%95%201.md',
  );
});
