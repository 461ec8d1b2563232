import {
  commonmarkLanguage,
  deleteMarkupBackward,
  insertNewlineContinueMarkupCommand,
  pasteURLAsLink,
} from '@codemirror/lang-markdown';
import {Language, languageDataProp, LanguageSupport} from '@codemirror/language';
import {Prec} from '@codemirror/state';
import {keymap} from '@codemirror/view';
import {GFM, parser} from '@lezer/markdown';
import {limits} from './limits.ts';

const listKeymap = [
  // At an empty item, Enter ends the list at once, instead of setting it apart first.
  {key: 'Enter', run: insertNewlineContinueMarkupCommand({nonTightLists: false})},
  {key: 'Backspace', run: deleteMarkupBackward},
];

/** The package's commands recognise their language by this data. */
const {data} = commonmarkLanguage;

/**
 * CommonMark with GFM, for highlighting. Enter continues lists and quotes, Backspace removes their markers, and pasting
 * an address over a selection makes it a link. Unlike the package's `markdown()`, it does not parse HTML: the parsers of
 * HTML, CSS and JavaScript are half as large as the whole editor.
 */
export function markdown(): LanguageSupport {
  const language = new Language(
    data,
    parser.configure([{props: [languageDataProp.add({Document: data})]}, limits, GFM]),
    [],
    'markdown',
  );
  return new LanguageSupport(language, [Prec.high(keymap.of(listKeymap)), pasteURLAsLink]);
}
