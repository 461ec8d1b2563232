import {EditorSelection, type StateCommand} from '@codemirror/state';
import {isInCode, nodeAround, treeUpTo} from './tree.ts';

const address = /^(?:https?:\/\/|mailto:|www\.)\S+$/i;

/** Makes the selection a link, with the cursor where its other half belongs, or a link plain text again. */
export const toggleLink: StateCommand = ({state, dispatch}) => {
  const tree = treeUpTo(state, state.selection.main.to);
  const spec = state.changeByRange((range) => {
    const {from, to} = range;
    const text = state.sliceDoc(from, to);
    const link = nodeAround(tree, from, to, ({name}) => name === 'Link');
    const [opening, closing] = link?.getChildren('LinkMark') ?? [];
    if (link && opening && closing) {
      const changes = state.changes([opening, {from: closing.from, to: link.to}]);
      return {changes, range: range.map(changes)};
    }
    if (isInCode(tree, from) || /\n[ \t>]*\n/.test(text)) {
      return {range};
    }
    const isAddress = address.test(text);
    const label = isAddress ? '' : withEvenBrackets(text);
    const insert = `[${label}](${isAddress ? text : ''})`;
    const cursor = text === '' || isAddress ? from + 1 : from + insert.length - 1;
    return {changes: {from, to, insert}, range: EditorSelection.cursor(cursor)};
  });
  dispatch(state.update(spec, {scrollIntoView: true, userEvent: 'input.format'}));
  return true;
};

/** A bracket without its other half would end the text of a link. */
function withEvenBrackets(text: string): string {
  let depth = 0;
  for (const [character] of text.matchAll(/\\.|[[\]]/gs)) {
    depth += character === '[' ? 1 : character === ']' ? -1 : 0;
    if (depth < 0) {
      break;
    }
  }
  return depth === 0
    ? text
    : text.replace(/\\.|[[\]]/gs, (found) => (found.length > 1 ? found : `\\${found}`));
}
