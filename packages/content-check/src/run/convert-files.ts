import {join} from 'node:path';
import {replaceFile} from '@markdown-zh/build-tools/write-file';
import type {Content} from '../checks/content.ts';
import {parsedLanguages} from '../checks/snippets-languages.ts';
import {findPicture} from '../conversions/find-picture.ts';
import {convert, type NoteKind} from '../conversions/index.ts';

/** Those that Docusaurus itself brings. */
const defaultComponents = ['Tabs', 'TabItem'];

/** The author's message about a part that a conversion could not carry over. */
const words: Readonly<Record<NoteKind, string>> = {
  'attribute-removed': 'removed an attribute that tags cannot have here',
  'code-in-comment': 'put a script or a style sheet into a comment',
  'component-removed': 'removed the tags of an unknown component, and kept their text',
  'contents-removed': 'removed the mark of a table of contents, which each page has',
  'generator-tag-kept': 'kept a tag without an equal here as text',
  'handler-removed': 'removed an event handler',
  'language-replaced': 'replaced the language of a fence that the site does not know',
  'link-lost': 'kept the text of a link to an unknown post',
  'size-lost': 'removed the size of a picture beside the article',
};

/**
 * Converts the articles that are not valid here as far as that needs no judgement. Leaves files alone that are not UTF-8.
 *
 * @returns a sentence for each part that an author should look at
 */
export function convertFiles(root: string, {files, config, known, hasFile}: Content): string[] {
  return files
    .filter(({isDamaged}) => isDamaged !== true)
    .flatMap(({file, source}) => {
      const {text, notes} = convert(source, {
        components: config.components ?? defaultComponents,
        languages: [...parsedLanguages, ...config.languages],
        tags: known.tags,
        pictureOf: (url) => findPicture(url, file, hasFile),
      });
      if (text !== source) {
        replaceFile(join(root, file), text, {within: root});
      }
      return text === source ? [] : notes.map(({kind, text}) => `${file}: ${words[kind]}: ${text}`);
    });
}
