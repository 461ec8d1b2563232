import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {readPalette} from './palette';

it('reads the light colours of the site', () => {
  const palette = readPalette(readFileSync('src/css/tokens.css', 'utf8'));
  for (const colour of Object.values(palette)) {
    expect(colour).toMatch(/^#[\da-f]{6}$/i);
  }
});

it('says which colour is not there', () => {
  expect(() => readPalette(':root { --site-paper: #fff; }')).toThrow('--site-paper-raised');
  expect(() => readPalette(':root { --site-paper: red; }')).toThrow(
    'no hexadecimal colour for --site-paper',
  );
});
