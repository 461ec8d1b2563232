import {commonMark, gfm} from './index.ts';

export const backslashEscapes = commonMark('2.4', 'Backslash escapes', 'backslash-escapes');
export const characterReferences = commonMark(
  '2.5',
  'Entity and numeric character references',
  'entity-and-numeric-character-references',
);
export const definitions = commonMark(
  '4.7',
  'Link reference definitions',
  'link-reference-definitions',
);
export const codeSpans = commonMark('6.1', 'Code spans', 'code-spans');
export const links = commonMark('6.3', 'Links', 'links');
export const images = commonMark('6.4', 'Images', 'images');
export const autolinks = commonMark('6.5', 'Autolinks', 'autolinks');
export const rawHtml = commonMark('6.6', 'Raw HTML', 'raw-html');
export const strikethrough = gfm('6.5', 'Strikethrough (extension)', 'strikethrough-extension-');
export const bareLinks = gfm('6.9', 'Autolinks (extension)', 'autolinks-extension-');
