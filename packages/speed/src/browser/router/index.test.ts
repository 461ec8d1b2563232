import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import * as router from './index.tsx';
import * as match from './match.ts';

const libraries = {
  'react-router-dom': router,
  'react-router-config': match,
  'react-router': {},
  history: {},
};

/** Files that other modules of this package replace, such as render-routes.tsx. */
const replaced = /^(?:docusaurus|preload|exports[\\/](?:renderRoutes|Link)|serverEntry)\.js$/;

/** The imports of a package in code for the browser. */
function importsOf(name: string, code: string): string[] {
  const lists = code.matchAll(
    new RegExp(String.raw`(?:import|export) \{([^}]+)\} from '${name}'`, 'g'),
  );
  return [...lists].flatMap(([, list = '']) =>
    list.split(',').map((one) => one.trim().replace(/ as .*/, '')),
  );
}

const folders = [
  'core/lib/client',
  ...['theme-common', 'theme-classic', 'plugin-content-docs', 'plugin-content-blog'].map(
    (name) => `${name}/lib`,
  ),
];

const codes = folders.flatMap((folder) => {
  const path = `node_modules/@docusaurus/${folder}`;
  return readdirSync(path, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.js') && !(folder.startsWith('core') && replaced.test(file)))
    .map((file) => readFileSync(join(path, file), 'utf8'));
});

it.each(Object.entries(libraries))('has all that Docusaurus asks of %s', (name, module) => {
  const asked = codes.flatMap((code) => importsOf(name, code));
  expect(Object.keys(module)).toEqual(expect.arrayContaining(asked));
});

it('finds what is asked for', () => {
  const code = "import {a, b as c} from 'x';\nexport { d } from 'x';\nimport {e} from 'y';";
  expect(importsOf('x', code)).toEqual(['a', 'b', 'd']);
  expect(codes.flatMap((one) => importsOf('react-router-dom', one))).toContain('BrowserRouter');
});
