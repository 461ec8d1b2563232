import {readdirSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {speedOptions} from './speed';

const paths = ['src', 'plugins', 'packages']
  .flatMap((folder) =>
    readdirSync(folder, {recursive: true, encoding: 'utf8'}).map((name) => join(folder, name)),
  )
  .filter((path) => path.endsWith('.css') && !path.includes('node_modules'))
  .map((path) => `/${path.replaceAll('\\', '/')}`);

const patterns = Object.entries(speedOptions.sheets ?? {}).flatMap(([sheet, all]) =>
  all
    .filter((pattern) => pattern !== 'theme/Icon/Socials') // of the theme itself
    .map((pattern) => [sheet, pattern] as const),
);

it.each(patterns)('the sheet %s has rules of %s', (_, pattern) => {
  expect(paths.find((path) => new RegExp(`/(?:${pattern})[/.]`).test(path))).toBeDefined();
});
