import {describe, expect, it} from 'vitest';
import {checkSources, checkTranslations, type Labels} from './labels';

const known: Labels = {
  'site.copy': {message: 'Copy'},
  'site.found': {message: 'One page found for {query}|{count} pages found for {query}'},
  'theme.next': {message: 'Next'},
};

describe('the source', () => {
  const source = {file: 'src/a.tsx', labels: known, warnings: []};

  it('may ask for one label in two places', () => {
    expect(checkSources([source, {...source, file: 'src/b.tsx'}])).toEqual([]);
  });

  it('is found to use one id for two labels', () => {
    const other = {file: 'src/b.tsx', labels: {'site.copy': {message: 'Copy all'}}, warnings: []};
    expect(checkSources([source, other])).toEqual([
      'src/b.tsx: the label "site.copy" is "Copy all", in src/a.tsx "Copy". Give one of them another id.',
    ]);
  });

  it('is found to have a label that is put together', () => {
    expect(checkSources([{...source, warnings: ['translate() at line 7.']}])).toEqual([
      'src/a.tsx: translate() at line 7. Write id and message as plain strings.',
    ]);
  });
});

describe('a translation file', () => {
  const file = 'i18n/zh-CN/code.json';
  const labels: Labels = {
    'site.copy': {message: '复制'},
    'site.found': {message: '{query}：找到 {count} 页'},
  };
  const wanted = ['site.copy', 'site.found'];

  it('may hold exceptions alone, or all', () => {
    expect(checkTranslations({file, labels: {'theme.next': {message: '下一页'}}}, known)).toEqual(
      [],
    );
    expect(checkTranslations({file, labels}, known, wanted)).toEqual([]);
  });

  it.each([
    [
      'a label that nobody asks for',
      {...labels, 'site.gone': {message: '无'}},
      'nothing asks for "site.gone"',
    ],
    [
      'a label too few',
      {'site.found': labels['site.found']},
      '"site.copy" ("Copy") has no translation',
    ],
    [
      'an empty label',
      {...labels, 'site.copy': {message: ' '}},
      '"site.copy" ("Copy") has no translation',
    ],
    [
      'a label without its values',
      {...labels, 'site.found': {message: '找到 {count} 页'}},
      '"site.found" has {count}, its label {count} and {query}',
    ],
    [
      'values that there are not',
      {...labels, 'site.copy': {message: '复制 {n}'}},
      'has {n}, its label no values',
    ],
  ])('is found to have %s', (_what, wrong, message) => {
    expect(checkTranslations({file, labels: wrong as Labels}, known, wanted)).toEqual([
      expect.stringContaining(message),
    ]);
  });
});
