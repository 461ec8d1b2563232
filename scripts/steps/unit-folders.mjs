import {readdirSync} from 'node:fs';

/**
 * The folders with unit tests: each is a step of `npm run check`. Plain JavaScript, because Vitest's configuration imports it.
 *
 * @type {readonly string[]}
 */
export const unitFolders = [
  ...readdirSync('packages', {withFileTypes: true})
    .filter((entry) => entry.isDirectory())
    .map(({name}) => `packages/${name}`),
  'bench',
  'plugins',
  'scripts',
  'site',
  'src',
  'tests',
];
