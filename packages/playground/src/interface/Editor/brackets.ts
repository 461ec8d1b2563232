import {closeBrackets, closeBracketsKeymap} from '@codemirror/autocomplete';
import {EditorState, type Extension} from '@codemirror/state';
import {keymap} from '@codemirror/view';

const pairs = ['(', '[', '{', '"', '「', '『', '（', '《', '〈', '【', '“', '‘'];

/** Signs of Markdown also begin lists and fences, so they only enclose a selection. */
const marks = ['*', '_', '~', '`'];

/** Characters before which a pair may be closed, besides white space. */
const before = ')]}:;>」』）》〉】”’，。、；：？！…';

/** Closes brackets and quotation marks, Latin and Chinese. The text of an input method stays unchanged. */
export const brackets: Extension = [
  EditorState.languageData.of(({selection}) => [
    {closeBrackets: {brackets: selection.main.empty ? pairs : [...pairs, ...marks], before}},
  ]),
  closeBrackets(),
  keymap.of(closeBracketsKeymap),
];
