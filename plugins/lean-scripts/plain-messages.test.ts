import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {withPlainMessages} from './plain-messages.mjs';

const translated = {'theme.menu': 'Menu of docs'};

it('a message without a translation is itself', () => {
  const code = `const label = translate({
    id: 'theme.close', // in the navbar
    message: 'It’s "closed"',
    description: 'What a {button} says',
  });`;
  expect(withPlainMessages(code.replace(' // in the navbar', ''), translated)).toBe(
    `const label = ('It’s "closed"');`,
  );
  expect(withPlainMessages(`translate({message: "a", id: "b"},)`, {})).toBe('("a")');
});

it('one with values is still looked at for them', () => {
  expect(
    withPlainMessages(`translate({id: 'a', description: 'b', message: 'c {d}'}, {d})`, {}),
  ).toBe(`translate({message: 'c {d}'}, {d})`);
  expect(withPlainMessages(`translate({id: 'a', message: 'c {d}'})`, {})).toBe(
    `translate({message: 'c {d}'})`,
  );
});

it('one with a translation, or none but that, keeps its id', () => {
  expect(
    withPlainMessages(`translate({id: 'theme.menu', description: 'a', message: 'b'})`, translated),
  ).toBe(`translate({id: 'theme.menu', message: 'b'})`);
  expect(withPlainMessages(`translate({id: 'a'})`, {})).toBe(`translate({id: 'a'})`);
});

it('elements keep what they say, and its values', () => {
  expect(
    withPlainMessages(`<Translate id="a" description="b" values={{c}}>{'d {c}'}</Translate>`, {}),
  ).toBe(`<Translate values={{c}}>{'d {c}'}</Translate>`);
  expect(
    withPlainMessages(
      `<Translate\n  id="theme.menu"\n  description={'a'}>b</Translate>`,
      translated,
    ),
  ).toBe(`<Translate\n  id="theme.menu">b</Translate>`);
  expect(withPlainMessages(`<Translate id="a" />`, {})).toBe(`<Translate id="a" />`);
});

it('other code stays as it is', () => {
  for (const code of [
    'element.style.transform = `translate(${x}px, 0)`;',
    'translate({id: `theme.${kind}`, message})',
    `const page = {id: 'a', description: 'b'};`,
    '<PageMetadata title="a" description="b" />',
  ]) {
    expect(withPlainMessages(code, {})).toBe(code);
  }
});

it('nothing that the theme says is too long for it', () => {
  const folder = 'node_modules/@docusaurus/theme-classic/lib/theme';
  const code = readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
  const declared = /(?:translate\(\s*\{[^}]*|<Translate\b[^>]*)\b(?:id[:=]|description[:=])/;
  expect(code).toMatch(declared);
  expect(withPlainMessages(code, {})).not.toMatch(declared);
});
