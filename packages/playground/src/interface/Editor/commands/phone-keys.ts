import {insertBracket} from '@codemirror/autocomplete';
import {redo, undo} from '@codemirror/commands';
import {EditorSelection, type StateCommand} from '@codemirror/state';
import type {MarkdownKey} from '@markdown-zh/ui/MarkdownKeys';
import {toggleHeading, toggleList, toggleQuote} from './blocks.ts';
import {indentItems, outdentItems} from './list-items.ts';

const actions: Partial<Record<MarkdownKey, StateCommand>> = {
  '1.': toggleList('numbers'),
  indent: indentItems,
  outdent: outdentItems,
  undo,
  redo,
};

/** The effect on a selection of signs that begin lines. All other signs enclose it. */
const onSelection: Partial<Record<MarkdownKey, StateCommand>> = {
  '#': toggleHeading(1),
  '>': toggleQuote,
  '-': toggleList('bullets'),
};

/** The command of a key in the row above a phone's keyboard: inserts a sign at the cursor, or encloses the selection. */
export function commandOf(key: MarkdownKey): StateCommand {
  return (target) => {
    const {state, dispatch} = target;
    const command = actions[key] ?? (state.selection.main.empty ? undefined : onSelection[key]);
    if (command) {
      return command(target);
    }
    dispatch(insertBracket(state, key) ?? enclosed(state, key));
    return true;
  };
}

function enclosed(state: Parameters<StateCommand>[0]['state'], sign: string) {
  const spec = state.changeByRange(({from, to, empty}) => ({
    changes: [{from, insert: sign}, ...(empty ? [] : [{from: to, insert: sign}])],
    range: EditorSelection.range(from + sign.length, to + sign.length),
  }));
  return state.update(spec, {scrollIntoView: true, userEvent: 'input.type'});
}
