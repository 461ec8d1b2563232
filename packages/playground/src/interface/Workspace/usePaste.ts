import {useEffect, useRef, type ClipboardEvent, type RefObject} from 'react';
import {translate} from '@docusaurus/Translate';
import {commonEnds} from '@markdown-zh/ui/common-ends';
import type {PlaygroundHandle} from '../Editor/useEditor.ts';
import {pasteLimit} from '../../limits.ts';
import type {Notice, NoticeAction} from '../../notices.ts';
import type {Runner} from '../../runner.ts';

interface Options {
  readonly editor: RefObject<PlaygroundHandle | null>;
  readonly source: string;
  /** The offset of the cursor in UTF-16 code units, if it is known. */
  readonly offset: number | undefined;
  readonly runner: Runner;
  readonly onNotice: (notice: Notice | undefined) => void;
  /** Opens the table at an offset of the text. */
  readonly onTable: (at: number) => void;
}

/** The range of the plain text that the browser has pasted. */
interface PastedRange {
  /** The text with the paste in it. */
  readonly source: string;
  readonly from: number;
  readonly to: number;
}

/**
 * Pasted text is plain at first, as in every editor. If the clipboard also has it with formatting, Markdown takes its place, which is one
 * step to undo. If it is CSV or cells of a spreadsheet, a notice offers a table. Returns a handler of `paste` events, which must run
 * before the editor's.
 */
export function usePaste(options: Options): (event: ClipboardEvent) => void {
  const {editor, source, offset, runner, onNotice} = options;
  /** A paste that has not reached `source` yet, and the text before it. Without HTML, it may be a table. */
  const waiting = useRef<{readonly html: string; readonly plain: string; readonly before: string}>(
    undefined,
  );
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  /** Offers a table for pasted plain text. */
  const offerTable = useRef(async (plain: string, range: PastedRange) => {
    const pasted = plain.replace(/\r\n?/g, '\n');
    if (!mayBeTable(pasted)) {
      return;
    }
    const found = await runner.run('pasted table', {
      source: range.source,
      pasted,
      latest: range.from,
    });
    if (found.type !== 'done' || !found.response) {
      return; // the text stays plain
    }
    const {at, table} = found.response;
    const act = async () => {
      const {source: now} = latest.current;
      const place = {pasted, at};
      const outcome = await runner.run('table edit', {source: now, table, place});
      const edit = outcome.type === 'done' ? outcome.response : undefined;
      if (edit) {
        editor.current?.apply([edit], now);
        editor.current?.select(edit.start, edit.start, true);
      }
      onNotice(edit ? undefined : {code: 'paste changed'});
    };
    const label = translate({id: 'site.playground.notice.asTable', message: 'As a table'});
    onNotice({code: 'pasted cells', actions: [{label, act: () => void act()}]});
  });

  const convert = useRef((html: string, plain: string, range: PastedRange) => {
    const {source: text, from, to} = range;
    if (html.length > pasteLimit) {
      onNotice({code: 'paste too large'});
      return;
    }
    void runner.run('paste', {source: html}).then((outcome) => {
      if (outcome.type !== 'done') {
        onNotice(outcome.type === 'superseded' ? undefined : {code: 'pasted plain'});
        return;
      }
      if (!outcome.response) {
        void offerTable.current(plain, range); // it has no formatting
        return;
      }
      const {markdown, pictures} = outcome.response;
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
      const actions: NoticeAction[] = [
        {
          label: translate({
            id: 'site.playground.notice.pasted.plain',
            message: 'Plain text instead',
          }),
          act: asPlain,
        },
      ];
      if (insert.startsWith('|')) {
        actions.push({
          label: translate({id: 'site.playground.table.edit', message: 'Edit table'}),
          act: () => {
            latest.current.onTable(from);
          },
        });
      }
      onNotice({code: 'pasted', pictures, actions});
    });
  });

  useEffect(() => {
    const paste = waiting.current;
    if (paste && source !== paste.before) {
      waiting.current = undefined;
      const {start, end} = commonEnds(paste.before.split(''), source.split(''), (a, b) => a === b);
      const range = {source, from: start, to: source.length - end};
      if (paste.html === '') {
        void offerTable.current(paste.plain, range);
      } else {
        convert.current(paste.html, paste.plain, range);
      }
    }
  }, [source]);

  return ({clipboardData}) => {
    // Colours of a code editor do not count as formatting.
    const isCode = clipboardData.types.includes('vscode-editor-data');
    const html = isCode ? '' : clipboardData.getData('text/html');
    const plain = clipboardData.getData('text/plain');
    if (html !== '' && plain === '') {
      const at = offset ?? source.length;
      convert.current(html, plain, {source, from: at, to: at});
    } else if (html !== '' || mayBeTable(plain)) {
      waiting.current = {html, plain, before: source};
    }
  };
}

function mayBeTable(plain: string): boolean {
  return plain.includes('\n') && /[\t,;]/.test(plain);
}
