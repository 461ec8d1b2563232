import {commonmarkLanguage, markdownKeymap, pasteURLAsLink} from '@codemirror/lang-markdown';
import {Language, languageDataProp, LanguageSupport} from '@codemirror/language';
import {Prec} from '@codemirror/state';
import {keymap} from '@codemirror/view';
import {GFM, parser} from '@lezer/markdown';
import {limits} from './limits';

/** By their language's data, the package's commands know a text as theirs. */
const {data} = commonmarkLanguage;

/**
 * CommonMark with GFM, for colours; Enter continues lists and quotes, Backspace removes their markers, and an
 * address that is pasted over a selection makes it a link. Unlike the package's `markdown()`, it leaves HTML
 * alone, whose parsers (with those of CSS and JavaScript) weigh half as much as the whole editor.
 */
export function markdown(): LanguageSupport {
  const language = new Language(
    data,
    parser.configure([{props: [languageDataProp.add({Document: data})]}, limits, GFM]),
    [],
    'markdown',
  );
  return new LanguageSupport(language, [Prec.high(keymap.of(markdownKeymap)), pasteURLAsLink]);
}
