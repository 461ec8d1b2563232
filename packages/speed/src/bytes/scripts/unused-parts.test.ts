import {existsSync} from 'node:fs';
import {expect, it} from 'vitest';
import {unusedParts} from './unused-parts.ts';

type Config = Parameters<typeof unusedParts>[0];
type Versions = Parameters<typeof unusedParts>[1];

const asked = {
  navbar: {
    items: [
      {type: 'html'},
      {
        type: 'dropdown',
        items: [{type: 'docSidebar'}, {type: 'docsVersion'}],
      },
      {type: 'docsVersionDropdown'},
      {type: 'localeDropdown'},
    ],
  },
  footer: {links: [{label: 'a', to: '/a'}]},
  docs: {sidebar: {hideable: true}},
} as unknown as Config;
const versions = [{banner: 'unreleased'}, {badge: true}] as unknown as Versions;

it('what the configuration asks for is there, and a draft is in no build', () => {
  expect(unusedParts(asked, versions)).toEqual(['ContentVisibility/Draft']);
});

it('what it does not ask for is left out, and is a part of the theme', () => {
  const parts = unusedParts(
    {
      navbar: {items: [{to: '/blog'}]},
      footer: {links: [{title: 'a', items: []}]},
      docs: {sidebar: {hideable: false}},
    } as unknown as Config,
    [{banner: null, badge: false}] as unknown as Versions,
  );
  expect(parts).toHaveLength(11);
  expect(parts).toContain('DocVersionBanner');
  const theme = 'node_modules/@docusaurus/theme-classic/lib/theme';
  const missing = parts.filter(
    (part) => !existsSync(`${theme}/${part}.js`) && !existsSync(`${theme}/${part}/index.js`),
  );
  expect(missing).toEqual([]);
});

it('without a footer there are no links in it', () => {
  const {navbar, docs} = asked;
  expect(unusedParts({navbar, docs}, versions)).toContain('Footer/Links/Simple');
});
