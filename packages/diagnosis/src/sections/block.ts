import {commonMark, gfm} from './index.ts';

export const thematicBreaks = commonMark('4.1', 'Thematic breaks', 'thematic-breaks');
export const atxHeadings = commonMark('4.2', 'ATX headings', 'atx-headings');
export const setextHeadings = commonMark('4.3', 'Setext headings', 'setext-headings');
export const indentedCode = commonMark('4.4', 'Indented code blocks', 'indented-code-blocks');
export const blockQuotes = commonMark('5.1', 'Block quotes', 'block-quotes');
export const listItems = commonMark('5.2', 'List items', 'list-items');
export const hardLineBreaks = commonMark('6.7', 'Hard line breaks', 'hard-line-breaks');
export const softLineBreaks = commonMark('6.8', 'Soft line breaks', 'soft-line-breaks');
export const taskListItems = gfm(
  '5.3',
  'Task list items (extension)',
  'task-list-items-extension-',
);
