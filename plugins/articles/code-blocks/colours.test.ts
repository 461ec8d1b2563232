import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {codeTheme} from '@markdown-zh/convert/code-theme';
import {readTokens} from '../../../src/css/tokens';
import {codeColours} from './colours';

it('the style sheet is that of the code theme', async () => {
  // To write it again: `npx vitest run --project unit plugins/articles/code-blocks -u`.
  await expect(codeColours(codeTheme)).toMatchFileSnapshot('../../../src/css/code-colours.css');
});

it('plain code has the colours of the code theme', () => {
  const tokens = readTokens(readFileSync('src/css/tokens.css', 'utf8'), 'light');
  const {color, backgroundColor} = codeTheme.plain;
  expect(tokens.get('--site-code-ink')).toBe(color);
  expect(tokens.get('--site-code-background')).toBe(backgroundColor);
});

it('a style is a rule, in the order of the theme', () => {
  const styles = [
    {types: ['comment', 'prolog'], style: {color: 'rgb(1, 2, 255)', fontStyle: 'italic'}},
    {types: ['tag'], style: {color: '#abcdef'}},
  ] as const;
  expect(
    codeColours({plain: {}, styles: styles.map((rule) => ({...rule, types: [...rule.types]}))}),
  ).toBe(
    '.token.comment,\n.token.prolog {\n  color: #0102ff;\n  font-style: italic;\n}\n\n.token.tag {\n  color: #abcdef;\n}\n',
  );
});

it('a style that no rule is known for is refused', () => {
  expect(() => codeColours({plain: {}, styles: [{types: ['tag'], style: {opacity: 0.5}}]})).toThrow(
    'opacity',
  );
});
