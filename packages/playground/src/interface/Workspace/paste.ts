import type {ClipboardEvent} from 'react';
import {translate} from '@docusaurus/Translate';
import type {HeldRange} from '../Editor/text-editor.ts';
import type {PlaygroundHandle} from '../Editor/useEditor.ts';
import {pasteLimit} from '../../limits.ts';
import type {Notice} from '../../notices.ts';
import type {Runner} from '../../runner.ts';
import type {Session} from '../../session/session.ts';
import type {Paste, PasteForms} from '../../worker/paste/index.ts';

interface Options {
  readonly editor: () => PlaygroundHandle | null | undefined;
  readonly session: Session;
  readonly runner: Runner;
  /** Opens the table at an offset of the text. */
  readonly onTable: (at: number) => void;
}

type Form = keyof PasteForms;

/** A paste in the text, in one of its forms. */
interface Pasted extends Paste {
  readonly held: HeldRange;
  readonly form: Form;
}

/** A paste that is being read. */
interface Pending {
  readonly held: HeldRange;
  readonly plain: string;
}

/** Milliseconds after which the page says that a paste takes time. */
const slow = 400;

/** The notice about each form. */
const notices = {
  plain: 'pasted as it is',
  markdown: 'pasted',
  table: 'pasted as table',
  code: 'pasted as code',
  quotation: 'pasted as quotation',
} as const satisfies Record<Form, Notice['code']>;

const labels: Readonly<Record<Form, () => string>> = {
  plain: () =>
    translate({id: 'site.playground.notice.pasted.plain', message: 'Plain text instead'}),
  markdown: () => translate({id: 'site.playground.notice.pasted.markdown', message: 'Formatted'}),
  table: () => translate({id: 'site.playground.notice.asTable', message: 'As a table'}),
  code: () => translate({id: 'site.playground.notice.asCode', message: 'As code'}),
  quotation: () => translate({id: 'site.playground.notice.asQuotation', message: 'As a quotation'}),
};

/**
 * A paste takes the form that its place has room for: Markdown, one line, lines behind the signs of a quotation, plain text in code.
 * A worker finds the form, and reads the formatting. Meanwhile the reader may type on. A paste is one step to undo, and a notice offers its other
 * forms as long as it is unchanged. Returns a handler of `paste` events, which must run before the editor's.
 */
export function createPaste(options: Options): (event: ClipboardEvent) => void {
  const {editor, session, runner, onTable} = options;
  let pending: Pending | undefined;
  const notify = (notice: Notice | undefined) => {
    session.send({type: 'noticed', notice});
  };

  /** Writes a form into the text, and offers the others. */
  const write = (paste: Pasted) => {
    const {held, form, forms, pictures} = paste;
    const {insert, back} = forms[form] ?? forms.plain;
    held.replace(insert, back);
    const whenWhole = (act: () => void) => () => {
      if (held.isWhole()) {
        act();
      } else {
        notify({code: 'paste changed'});
      }
    };
    // Characters that the form took with it would have to come back.
    const others = back > 0 ? [] : (Object.keys(labels) as Form[]);
    const actions = others
      .filter((other) => other !== form && forms[other])
      .map((other) => ({
        label: labels[other](),
        act: whenWhole(() => {
          write({...paste, form: other});
          editor()?.select(held.to(), held.to(), true);
        }),
      }));
    if (insert.trimStart().startsWith('|') && form !== 'plain') {
      const act = () => {
        onTable(held.from() + insert.search(/\S/));
      };
      const label = translate({id: 'site.playground.table.edit', message: 'Edit table'});
      actions.push({label, act: whenWhole(act)});
    }
    const isCells = form === 'plain' && forms.table !== undefined;
    const code = isCells ? 'pasted cells' : notices[form];
    notify(actions.length > 0 ? {code, pictures, actions, holds: held.isWhole} : undefined);
  };

  /** Pastes what is still being read as it is. */
  const settle = (code?: Notice['code']) => {
    const paste = pending;
    pending = undefined;
    paste?.held.replace(paste.plain);
    notify(code && {code});
  };

  const read = async (html: string, paste: Pending) => {
    pending = paste;
    const {held, plain} = paste;
    const timer = setTimeout(() => {
      const act = () => {
        settle();
      };
      notify({code: 'pasting', actions: [{label: labels.plain(), act}]});
    }, slow);
    const request = {
      source: html,
      plain,
      text: session.state().current.source,
      from: held.from(),
      to: held.to(),
    };
    const outcome = await runner.run('paste', request);
    clearTimeout(timer);
    if (pending !== paste) {
      return; // it is in the text by now
    }
    if (outcome.type !== 'done') {
      settle(html === '' ? undefined : 'pasted plain');
      return;
    }
    pending = undefined;
    const {forms} = outcome.response;
    write({...outcome.response, held, form: forms.markdown ? 'markdown' : 'plain'});
  };

  return (event) => {
    const {clipboardData} = event;
    // Colours of a code editor do not count as formatting.
    const isCode = clipboardData.types.includes('vscode-editor-data');
    const html = isCode ? '' : clipboardData.getData('text/html');
    const plain = clipboardData.getData('text/plain').replace(/\r\n?/g, '\n');
    const isOneLine = html === '' && !plain.includes('\n');
    if (isOneLine || /^https?:\/\/\S+$/.test(plain)) {
      return; // the editor pastes it, an address as a link
    }
    settle();
    const held = editor()?.holdSelection();
    if (!held) {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    if (html.length > pasteLimit) {
      held.replace(plain);
      notify({code: 'paste too large'});
      return;
    }
    void read(html, {held, plain});
  };
}
