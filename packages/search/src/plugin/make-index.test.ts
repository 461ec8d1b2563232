import {mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, it, onTestFinished} from 'vitest';
import {writeIndex} from './make-index.ts';

it('replaces the content of the folder, with files in folders', () => {
  const folder = mkdtempSync(join(tmpdir(), 'index-'));
  onTestFinished(() => {
    rmSync(folder, {recursive: true});
  });
  writeFileSync(join(folder, 'old.json'), '');
  writeIndex(
    folder,
    new Map([
      ['first.json', '1'],
      ['2/texts.json', '2'],
    ]),
  );
  expect(readdirSync(folder).sort()).toEqual(['2', 'first.json']);
  expect(readFileSync(join(folder, '2/texts.json'), 'utf8')).toBe('2');
});
