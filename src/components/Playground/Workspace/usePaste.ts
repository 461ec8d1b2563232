import {useEffect, useRef, type ClipboardEvent, type RefObject} from 'react';
import {commonEnds} from '@site/src/lib/common-ends';
import type {PlaygroundHandle} from '../Editor/useEditor';
import type {Notice} from '../notices';
import type {Runner} from '../runner';

interface Options {
  readonly editor: RefObject<PlaygroundHandle | null>;
  readonly source: string;
  /** The place of the cursor in UTF-16 code units, if it is known. */
  readonly offset: number | undefined;
  readonly runner: Runner;
  readonly onNotice: (notice: Notice | undefined) => void;
}

/** Larger HTML takes longer to read than anybody waits, in UTF-16 code units. */
const largest = 2_000_000;

/** Where the browser has pasted plain text. */
interface Place {
  /** The text with the paste in it. */
  readonly source: string;
  readonly from: number;
  readonly to: number;
}

/**
 * Pasted text is plain at first, as in every editor. If the clipboard also has it with formatting, Markdown takes its place, which is one
 * step to undo. Returns what to do on a `paste` event, before the editor hears of it.
 */
export function usePaste(options: Options): (event: ClipboardEvent) => void {
  const {editor, source, offset, runner, onNotice} = options;
  /** The HTML of a paste that has not reached `source` yet, and the text before it. */
  const waiting = useRef<{readonly html: string; readonly before: string}>(undefined);

  const convert = useRef((html: string, {source: text, from, to}: Place) => {
    if (html.length > largest) {
      onNotice({code: 'paste too large'});
      return;
    }
    void runner.run('paste', {source: html}).then((outcome) => {
      if (outcome.type !== 'done') {
        onNotice(outcome.type === 'superseded' ? undefined : {code: 'pasted plain'});
        return;
      }
      if (!outcome.answer) {
        return; // it has no formatting
      }
      const {markdown, pictures} = outcome.answer;
      const insert = markdown.trimEnd();
      const after = text.slice(0, from) + insert + text.slice(to);
      editor.current?.apply([{from, to, insert}], text);
      editor.current?.select(from + insert.length, from + insert.length, true);
      const asPlain = () => {
        editor.current?.apply(
          [{from, to: from + insert.length, insert: text.slice(from, to)}],
          after,
        );
        onNotice(undefined);
      };
      onNotice({code: 'pasted', pictures, undo: asPlain});
    });
  });

  useEffect(() => {
    const paste = waiting.current;
    if (paste && source !== paste.before) {
      waiting.current = undefined;
      const {start, end} = commonEnds(paste.before.split(''), source.split(''), (a, b) => a === b);
      convert.current(paste.html, {source, from: start, to: source.length - end});
    }
  }, [source]);

  return ({clipboardData}) => {
    const html = clipboardData.getData('text/html');
    // An editor's colours are no formatting.
    if (html === '' || clipboardData.types.includes('vscode-editor-data')) {
      return;
    }
    if (clipboardData.getData('text/plain') === '') {
      const at = offset ?? source.length;
      convert.current(html, {source, from: at, to: at});
    } else {
      waiting.current = {html, before: source};
    }
  };
}
