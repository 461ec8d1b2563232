import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {terms} from './terms';

/** The files outside articles with Chinese text for readers. The content check reads the articles. */
const files = ['i18n/zh-CN', 'src', 'site', 'packages/diagnosis/src'].flatMap((folder) =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => /(?<!\.test|\.cases|\.fixture)\.(?:tsx?|json)$/.test(name))
    .map((name) => join(folder, name))
    .filter((file) => !['terms.ts', 'synonyms.ts'].some((name) => file === join('site', name))),
);

const wrongWords = terms.flatMap(({right, wrong}) =>
  wrong.filter((word) => /^\p{Script=Han}+$/u.test(word)).map((word) => [word, right] as const),
);

it('T12 labels, calculators and the diagnosis use the names of articles', () => {
  const found = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return wrongWords
      .filter(([word]) => text.includes(word))
      .map(([word, right]) => `${file}: ${word} → ${right}`);
  });
  expect(files.length).toBeGreaterThan(300);
  expect(found).toEqual([]);
});
