import {main} from 'markdownlint-cli2';
import {describe, expect, it} from 'vitest';

/** The findings of markdownlint in a fixture with the project's own configuration: `line rule`, each once. */
async function lint(name: string): Promise<string[]> {
  const found: string[] = [];
  await main({
    argv: ['--no-globs', `tests/fixtures/content-lint/markdown-${name}.md`],
    logError: (message) => found.push(message),
  });
  const places = found.map((message) =>
    message.replace(/^[^:]*:(\d+)(?::\d+)? (?:error )?(\w+).*$/, '$1 $2'),
  );
  return [...new Set(places)];
}

describe('.markdownlint-cli2.jsonc', () => {
  it('allows what articles use, and anything in examples', async () => {
    expect(await lint('good')).toEqual([]);
  });

  it('has each rule at work', async () => {
    expect(await lint('bad')).toEqual([
      '7 MD001',
      '9 MD003',
      '12 MD004',
      '15 MD005',
      '15 MD007',
      '17 MD005',
      '17 MD007',
      '18 MD005',
      '18 MD007',
      '20 MD009',
      '23 MD046',
      '25 MD010',
      '27 MD011',
      '29 MD012',
      '32 MD018',
      '34 MD019',
      '36 MD020',
      '38 MD003',
      '38 MD021',
      '41 MD022',
      '44 MD023',
      '46 MD024',
      '48 MD025',
      '50 MD026',
      '52 MD027',
      '53 MD028',
      '55 MD028',
      '59 MD029',
      '61 MD030',
      '64 MD031',
      '69 MD032',
      '71 MD034',
      '73 MD035',
      '75 MD036',
      '77 MD037',
      '79 MD039',
      '81 MD040',
      '85 MD042',
      '87 MD045',
      '89 MD048',
      '93 MD049',
      '93 MD050',
      '95 MD052',
      '97 MD053',
      '99 MD054',
      '102 MD058',
      '104 MD056',
      '105 MD055',
      '108 MD014',
      '111 MD059',
    ]);
    expect(await lint('bad-ends')).toEqual(['1 MD041', '1 MD047']);
  });
});
