import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {verifiedFile} from './verified-file.ts';

const file = join(mkdtempSync(join(tmpdir(), 'target-')), 'Link.js');
writeFileSync(file, 'export default function Link() {}');

it('returns the file that a lever uses', () => {
  expect(verifiedFile('router', file, 'function Link')).toBe(file);
});

it('M6 throws with the lever and the remedy where the file is gone, or another one', () => {
  expect(() => verifiedFile('router', `${file}x`, 'function Link')).toThrow(
    /The lever router .* is missing\. Build with SPEED=-router/,
  );
  expect(() => verifiedFile('head', file, 'useBrokenLinks')).toThrow(
    /The lever head .* no longer contains "useBrokenLinks"\. Build with SPEED=-head/,
  );
});
