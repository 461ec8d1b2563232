import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {verifiedFile} from './verified-file.ts';

const file = join(mkdtempSync(join(tmpdir(), 'target-')), 'Link.js');
writeFileSync(file, 'export default function Link() {}');

it('returns the file that a lever uses', () => {
  expect(verifiedFile('tslib', file, 'function Link')).toBe(file);
});

it('M6 throws with the lever and the remedy where the file is gone, or another one', () => {
  expect(() => verifiedFile('tslib', `${file}x`, 'function Link')).toThrow(
    /The lever tslib .* is missing\. Build with SPEED=-tslib/,
  );
  expect(() => verifiedFile('page-config', file, 'useBrokenLinks')).toThrow(
    /The lever page-config .* no longer contains "useBrokenLinks"\. Build with SPEED=-page-config/,
  );
});
