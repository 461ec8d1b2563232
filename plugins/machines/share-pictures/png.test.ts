import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {readPngSize} from './png';

it('reads the size of a PNG', () => {
  expect(readPngSize(readFileSync('.github/images/home-light.png'))?.width).toBeGreaterThan(100);
});

it('knows what is no PNG', () => {
  expect(readPngSize(readFileSync('static/img/logo.svg'))).toBeUndefined();
  expect(readPngSize(new Uint8Array())).toBeUndefined();
});
