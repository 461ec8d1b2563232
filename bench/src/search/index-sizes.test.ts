import {gzipSync} from 'node:zlib';
import {expect, test} from 'vitest';
import {createSizes} from './index-sizes';

const text = Buffer.from('总线与终端'.repeat(1000));
const sizeOf = createSizes(
  new Map([
    ['text', text],
    ['packed', gzipSync(text)],
  ]),
);

test('files are measured as they are served', () => {
  expect(sizeOf('text')).toBeLessThan(100);
  expect(sizeOf('packed')).toBe(gzipSync(text).length);
  expect(sizeOf('none')).toBeUndefined();
});
