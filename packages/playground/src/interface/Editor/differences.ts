import {RangeSet, StateEffect, StateField, type Extension, type Text} from '@codemirror/state';
import {Decoration, EditorView, type DecorationSet} from '@codemirror/view';
import type {TextRange} from '../text-range.ts';

/** Marks the lines of these ranges, and removes all other marks. */
export const setDifferences = StateEffect.define<readonly TextRange[]>();

const line = Decoration.line({class: 'cm-differs'});

const field = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update: (marked, {changes, effects, state}) =>
    effects.reduce(
      (marks, effect) => (effect.is(setDifferences) ? marksOf(state.doc, effect.value) : marks),
      marked.map(changes),
    ),
  provide: (marked) => EditorView.decorations.from(marked),
});

/** Ranges may belong to an older, longer text. */
function marksOf(doc: Text, ranges: readonly TextRange[]): DecorationSet {
  const marks = ranges
    .filter(({to}) => to <= doc.length)
    .flatMap(({from, to}) => {
      const [first, last] = [doc.lineAt(from).number, doc.lineAt(to).number];
      return Array.from({length: last - first + 1}, (_, index) =>
        line.range(doc.line(first + index).from),
      );
    });
  return RangeSet.of(marks, true);
}

/** Marks lines that engines render differently at their edge. */
export const differences: Extension = [
  field,
  EditorView.theme({
    '.cm-line.cm-differs': {
      borderInlineStart: '3px solid var(--site-seal)',
      paddingInlineStart: '3px',
      background: 'color-mix(in srgb, var(--site-seal) 8%, transparent)',
    },
  }),
];
