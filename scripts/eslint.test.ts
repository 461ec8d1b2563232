import {Linter} from 'eslint';
import tseslint from 'typescript-eslint';
import {expect, it} from 'vitest';
import config from '../eslint.config.mjs';

const rule = 'no-restricted-syntax';

/** The messages of the project's own rules about an attribute of a component. They need no types. */
function lint(attribute: string): string[] {
  const source = `export default function Part({name}) {
  return <input ${attribute} className={name + found} />;
}
`;
  const settings = config.find(({rules}) => rules && rule in rules)?.rules?.[rule];
  const messages = new Linter().verify(
    source,
    {
      files: ['**/*.tsx'],
      languageOptions: {parser: tseslint.parser},
      rules: {[rule]: settings ?? 'off'},
    },
    'Part.tsx',
  );
  return messages.map(({message}) => message);
}

it.each([
  "aria-label={translate({id: 'site.copy', message: 'Copy'})}",
  'aria-label={name}',
  'aria-label={`删去 ${name}`}',
  'aria-label="RS485 计算器"',
  'title="·"',
  'lang="en"',
])('a label that can be translated, or is Chinese, is fine: %s', (attribute) => {
  expect(lint(attribute)).toEqual([]);
});

it.each(['aria-label="Copy"', "title={name ? 'Copy' : found}", 'placeholder={`Search ${name}`}'])(
  'a label that stands in the source alone is found: %s',
  (attribute) => {
    expect(lint(attribute)).toEqual(['Interface labels go through translate().']);
  },
);
