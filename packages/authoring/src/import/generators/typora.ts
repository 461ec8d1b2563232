import type {Generator} from './generator.ts';
import {isMarkdown} from './settings.ts';

/** A folder of Markdown files without a site: Typora's, or exported ones. */
export const typora: Generator = {
  label: 'Typora',
  mark: 'Markdown files',
  isIn: ({files}) => files.some(isMarkdown),
  readSite: () => ({
    posts: '',
    isPost: isMarkdown,
    roots: [''],
    hasAbsolutePictures: true,
    base: '/',
    addressFields: ['typora-root-url', 'typora-copy-images-to'],
    addressesOf: () => [],
  }),
};
