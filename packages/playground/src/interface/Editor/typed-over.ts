import {EditorView} from '@codemirror/view';

/**
 * Inserts text that is typed over a selection. Chromium would give it the style of the replaced text, by an inline style, which the
 * site's policy blocks with an error.
 */
export const typedOver = EditorView.domEventHandlers({
  beforeinput: ({inputType, isComposing, data}, view) => {
    const {from, to, empty} = view.state.selection.main;
    const {ranges} = view.state.selection;
    if (inputType !== 'insertText' || isComposing || !data || empty || ranges.length > 1) {
      return false;
    }
    const replaced = () =>
      view.state.update(view.state.replaceSelection(data), {
        scrollIntoView: true,
        userEvent: 'input.type',
      });
    const isTaken = view.state
      .facet(EditorView.inputHandler)
      .some((handle) => handle(view, from, to, data, replaced));
    if (!isTaken) {
      view.dispatch(replaced());
    }
    return true;
  },
});
