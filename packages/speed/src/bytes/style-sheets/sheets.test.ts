import {expect, it} from 'vitest';
import {modulesIn} from './sheets.ts';

const blog = modulesIn(['components/Blog\\w*', 'theme/Icon/Socials']);

it.each([
  '/site/src/components/BlogEntry/styles.module.css',
  '/site/src/components/BlogEntry.module.css',
  '/site/src/components/BlogEntry.tsx',
  'C:\\site\\src\\theme\\Icon\\Socials\\GitHub\\styles.module.css',
])('has %s', (path) => {
  expect(blog.test(path)).toBe(true);
});

it.each([
  '/site/src/components/Home/styles.module.css',
  '/site/src/components/Home/BlogEntry.module.css',
  '/site/src/theme/Icon/SocialsOf.module.css',
])('does not have %s', (path) => {
  expect(blog.test(path)).toBe(false);
});
