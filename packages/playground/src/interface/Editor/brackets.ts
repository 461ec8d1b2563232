import {closeBrackets, closeBracketsKeymap} from '@codemirror/autocomplete';
import {EditorState, type Extension} from '@codemirror/state';
import {keymap} from '@codemirror/view';

const pairs = ['(', '[', '{', '"', '「', '『', '（', '《', '〈', '【', '“', '‘'];

/** Signs of Markdown begin lists and fences, too: they only enclose what is selected. */
const marks = ['*', '_', '~', '`'];

/** Characters before which a pair may be closed, besides white space. */
const before = ')]}:;>」』）》〉】”’，。、；：？！…';

/** Brackets and quotation marks, Latin and Chinese, come in pairs. What an input method composes stays as it is. */
export const brackets: Extension = [
  EditorState.languageData.of(({selection}) => [
    {closeBrackets: {brackets: selection.main.empty ? pairs : [...pairs, ...marks], before}},
  ]),
  closeBrackets(),
  keymap.of(closeBracketsKeymap),
];
