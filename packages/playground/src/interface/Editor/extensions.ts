import {defaultKeymap, history, historyField, historyKeymap} from '@codemirror/commands';
import {HighlightStyle, syntaxHighlighting} from '@codemirror/language';
import {lintGutter, lintKeymap} from '@codemirror/lint';
import {highlightSelectionMatches, search, searchKeymap} from '@codemirror/search';
import {EditorState, type Extension} from '@codemirror/state';
import {
  drawSelection,
  dropCursor,
  EditorView,
  highlightActiveLine,
  highlightSpecialChars,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import {tags} from '@lezer/highlight';
import {brackets} from './brackets.ts';
import {formatKeymap} from './commands/index.ts';
import {differences} from './differences.ts';
import {markdown} from './language.ts';
import {typedOver} from './typed-over.ts';

/** Fields of the editor's state that survive a reload, besides text and selection. */
export const persistedFields = {history: historyField};

/** Colours from the site's variables, so that they follow the colour mode. */
const highlighting = HighlightStyle.define([
  {tag: tags.heading, fontWeight: '700'},
  {tag: tags.strong, fontWeight: '700'},
  {tag: tags.emphasis, textDecoration: 'underline dotted'},
  {tag: tags.strikethrough, textDecoration: 'line-through'},
  {tag: [tags.link, tags.url], color: 'var(--ifm-color-primary)'},
  {tag: [tags.monospace, tags.quote], color: 'var(--site-ink-soft)'},
  {tag: [tags.processingInstruction, tags.contentSeparator], color: 'var(--site-seal)'},
]);

const theme = EditorView.theme({
  '&': {blockSize: '100%', background: 'var(--site-paper)', color: 'var(--site-ink)'},
  '&.cm-focused': {outline: '2px solid var(--ifm-color-primary)', outlineOffset: '-2px'},
  '.cm-scroller': {fontFamily: 'var(--ifm-font-family-monospace)', lineHeight: '1.7'},
  '.cm-content': {caretColor: 'var(--site-ink)', paddingBlock: 'var(--site-space-s)'},
  '.cm-cursor': {borderInlineStartColor: 'var(--site-ink)'},
  '.cm-gutters': {
    background: 'var(--site-paper-raised)',
    color: 'var(--site-ink-soft)',
    borderInlineEnd: '1px solid var(--site-line)',
  },
  '.cm-activeLine, .cm-activeLineGutter': {background: 'var(--site-paper-raised)'},
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground':
    {
      background: 'color-mix(in srgb, var(--ifm-color-primary) 25%, transparent)',
    },
  '.cm-panels, .cm-tooltip': {
    background: 'var(--site-paper-raised)',
    color: 'var(--site-ink)',
    borderColor: 'var(--site-line)',
  },
  '.cm-diagnostic': {borderInlineStart: '4px solid var(--site-seal)'},
  '.cm-lintRange-error, .cm-lintRange-info': {
    backgroundImage: 'none',
    textDecoration: 'underline wavy var(--site-seal) 1px',
    textUnderlineOffset: '0.3em',
    textDecorationSkipInk: 'none',
  },
  '.cm-lintRange-info': {textDecorationColor: 'var(--site-ink-soft)'},
});

/** Ids of the elements with the editor's label and description. */
interface Ids {
  readonly labelId: string;
  readonly hintId: string;
}

/** The editor's extensions. Tab leaves the editor, as everywhere on the page, except in a list. */
export function extensions({labelId, hintId}: Ids): Extension {
  return [
    lineNumbers(),
    highlightSpecialChars(),
    history(),
    drawSelection(),
    dropCursor(),
    EditorState.allowMultipleSelections.of(true),
    highlightActiveLine(),
    highlightSelectionMatches(),
    search({top: true}),
    lintGutter(),
    markdown(),
    syntaxHighlighting(highlighting),
    differences,
    EditorView.lineWrapping,
    EditorView.contentAttributes.of({
      'aria-labelledby': labelId,
      'aria-describedby': hintId,
      lang: 'zh-CN',
      spellcheck: 'false',
    }),
    brackets,
    typedOver,
    keymap.of([
      ...formatKeymap,
      ...defaultKeymap,
      ...historyKeymap,
      ...searchKeymap,
      ...lintKeymap,
    ]),
    theme,
  ];
}
