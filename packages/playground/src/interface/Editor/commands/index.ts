import type {StateCommand} from '@codemirror/state';
import type {KeyBinding} from '@codemirror/view';
import {toggleHeading, toggleList, toggleQuote} from './blocks.ts';
import {toggleMarks} from './inline-marks.ts';
import {toggleLink} from './link.ts';
import {indentItems, outdentItems} from './list-items.ts';

const toggleBold = toggleMarks('bold');
const toggleItalic = toggleMarks('italic');
const toggleCode = toggleMarks('code');

/** The keys of formats, lists and headings. The list of shortcuts (src/components/Shortcuts) names them. */
export const formatKeymap: readonly KeyBinding[] = [
  key('Mod-b', toggleBold),
  key('Mod-i', toggleItalic),
  key('Mod-e', toggleCode),
  // Firefox may open its inspector instead.
  key('Mod-Shift-c', toggleCode),
  key('Mod-Shift-x', toggleMarks('strikethrough')),
  key('Mod-k', toggleLink),
  key('Mod-Shift-7', toggleList('numbers')),
  key('Mod-Shift-8', toggleList('bullets')),
  key('Mod-Shift-9', toggleList('tasks')),
  key('Mod-Shift-.', toggleQuote),
  ...[1, 2, 3, 4, 5, 6].map((level) => key(`Mod-Alt-${String(level)}`, toggleHeading(level))),
  {key: 'Tab', run: indentItems, shift: outdentItems},
];

function key(name: string, run: StateCommand): KeyBinding {
  return {key: name, run, preventDefault: true};
}
