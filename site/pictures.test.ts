import {readdirSync, readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {pictures} from './pictures';

it('every drawing that examples may show has its own size', () => {
  const drawings = readdirSync('static/img').filter((file) =>
    /^(?:logo|favicon).*\.svg$/.test(file),
  );
  const sizes = drawings.map((file) => {
    const [, width, height] =
      /<svg[^>]* width="(\d+)" height="(\d+)"/.exec(readFileSync(`static/img/${file}`, 'utf8')) ??
      [];
    return [`/img/${file}`, {width: Number(width), height: Number(height)}];
  });
  expect(sizes.length).toBeGreaterThan(0);
  expect(pictures).toEqual(Object.fromEntries(sizes));
});
