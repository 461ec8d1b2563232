import {expect, it} from 'vitest';
import {shortNames} from './short-names';

it('a name is short, the same in each build, and begins as an identifier may', () => {
  const names = Array.from({length: 100}, (_, n) =>
    shortNames('/site')('/site/a.module.css', `c${n}`),
  );
  for (const [n, name] of names.entries()) {
    expect(name).toMatch(/^_[\w-]{3}$/);
    expect(shortNames('/elsewhere')('/elsewhere/a.module.css', `c${n}`)).toBe(name);
  }
});

it('classes of one name in two files get two', () => {
  const nameOf = shortNames('/site');
  expect(nameOf('/site/a.module.css', 'c')).not.toBe(nameOf('/site/b.module.css', 'c'));
});

it('two classes with the same short name are an error that says what to do', () => {
  const nameOf = shortNames('/site');
  const all = () => {
    for (let n = 0; n < 10_000; n++) {
      nameOf('/site/a.module.css', `c${n}`);
    }
  };
  expect(all).toThrow(
    /a\.module\.css#c\d+ and a\.module\.css#c\d+ get the same .* Change the salt/,
  );
});

it('a package has the same names wherever its folder is linked from', () => {
  const file = 'node_modules/theme/a.module.css';
  const name = shortNames('/site')(`/site/${file}`, 'c');
  expect(shortNames('/tmp/copy')(`/site/${file}`, 'c')).toBe(name);
  expect(shortNames('/site')('/site/theme/a.module.css', 'c')).not.toBe(name);
});
