import {ESLint} from 'eslint';
import {expect, it} from 'vitest';

/** What the linter says of an attribute of a component, by the project's own configuration. */
async function lint(attribute: string): Promise<string[]> {
  const source = `import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';

const found = translate({id: 'site.found', message: 'Found'});
export default function Part({name}: {readonly name: string}): ReactNode {
  return <input ${attribute} className={name + found} />;
}
`;
  const [result] = await new ESLint().lintText(source, {
    filePath: 'src/components/Chinese/index.tsx',
  });
  return (result?.messages ?? []).flatMap(({ruleId, message}) =>
    ruleId === 'no-restricted-syntax' ? [message] : [],
  );
}

it.each([
  "aria-label={translate({id: 'site.copy', message: 'Copy'})}",
  'aria-label={name}',
  'aria-label={`删去 ${name}`}',
  'aria-label="RS485 计算器"',
  'title="·"',
  'lang="en"',
])(
  'a label that can be translated, or is Chinese, is fine: %s',
  {timeout: 60_000},
  async (attribute) => {
    expect(await lint(attribute)).toEqual([]);
  },
);

it.each(['aria-label="Copy"', "title={name ? 'Copy' : found}", 'placeholder={`Search ${name}`}'])(
  'a label that stands in the source alone is found: %s',
  {timeout: 60_000},
  async (attribute) => {
    expect(await lint(attribute)).toEqual(['Interface labels go through translate().']);
  },
);
