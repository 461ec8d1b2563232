import {featuresIn} from '@markdown-zh/diagnosis';
import {readdirSync, readFileSync} from 'node:fs';
import {fromHtml} from 'hast-util-from-html';
import {toHtml} from 'hast-util-to-html';
import {describe, expect, it} from 'vitest';
import {stripAsWechat} from './strip-as-wechat.fixture.ts';
import type {UnsupportedKind} from '../document/unsupported.ts';
import {publishTargets} from './index.ts';
import type {Published} from './published.ts';

const folder = 'tests/fixtures/documents';
const names = readdirSync(folder)
  .filter((name) => name.endsWith('.md') && name !== 'README.md')
  .sort();

async function copied(source: string): Promise<Published> {
  const publish = await publishTargets[0]?.load(source, {
    loadFeatures: () => Promise.resolve(featuresIn),
  });
  if (!publish) {
    throw new Error('There is no target.');
  }
  return publish(source);
}

const textContent = (name: string) => readFileSync(`${folder}/${name}`, 'utf8');

/** The same tree, written in one way. */
const written = (html: string) => toHtml(fromHtml(html, {fragment: true}));

const kinds: Readonly<Partial<Record<UnsupportedKind, string>>> = {
  'link notes': 'Links that became notes',
  'local links': 'Links within the text or to files',
  links: 'Unsafe links',
  uploads: 'Pictures to upload',
  footnotes: 'Footnotes that became text',
  tasks: 'Task boxes that became characters',
  folds: 'Folds that are open',
  formulas: 'Formulas that stay TeX',
  diagrams: 'Diagrams that stay code',
  html: 'HTML',
};

describe('20 documents for 公众号', () => {
  it.each(names)('X6 nothing that they rely on is removed: %s', async (name) => {
    const {html = ''} = await copied(textContent(name));
    expect(html).not.toBe('');
    expect(stripAsWechat(html)).toBe(written(html));
  });

  it('X6 the table says what each of them loses', async () => {
    const rows = [];
    for (const name of names) {
      const {unsupported} = await copied(textContent(name));
      const of = (kind: string) => unsupported.find((part) => part.kind === kind)?.count ?? '';
      expect(unsupported.map(({kind}) => kind).filter((kind) => !(kind in kinds))).toEqual([]);
      rows.push(`| ${[`\`${name}\``, ...Object.keys(kinds).map(of)].join(' | ')} |`);
    }
    const table = [
      '# What the documents lose on their way to 公众号',
      '',
      'Written by `documents.test.ts`: `npx vitest run documents.test.ts -u` writes it again. No cell means that nothing is lost.',
      '',
      `| Document | ${Object.values(kinds).join(' | ')} |`,
      `| --- |${' ---: |'.repeat(Object.keys(kinds).length)}`,
      ...rows,
      '',
    ].join('\n');
    await expect(table).toMatchFileSnapshot('../../../../tests/fixtures/documents/lost/wechat.md');
  });
});
