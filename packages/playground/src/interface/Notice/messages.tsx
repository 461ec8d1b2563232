import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {NoticeCode} from '../../notices.ts';

/** The messages of notices without values. */
export const messages: Readonly<Record<NoticeCode, ReactNode>> = {
  copied: <Translate id="site.copy.copied">Copied</Translate>,
  'copy failed': (
    <Translate id="site.playground.notice.copyFailed">
      The browser blocked copying. Allow clipboard access, then retry.
    </Translate>
  ),
  shared: (
    <Translate id="site.playground.notice.shared">
      Link copied, and shown in the address bar. The link contains your text, so nothing was
      uploaded.
    </Translate>
  ),
  'shared long': (
    <Translate id="site.playground.notice.sharedLong">
      Link copied. Some apps cut long links: download the file instead.
    </Translate>
  ),
  'too large to share': (
    <Translate id="site.playground.notice.tooLargeToShare">
      The text is too large for a link. Download the file instead.
    </Translate>
  ),
  'link stopped': (
    <Translate id="site.playground.notice.linkStopped">
      The link could not be made. Your text is unchanged: download the file instead.
    </Translate>
  ),
  'opened as GB 18030': (
    <Translate id="site.playground.notice.gb18030">
      The file was read as GB 18030, and is saved in it. Downloads are UTF-8.
    </Translate>
  ),
  'file too large': (
    <Translate id="site.playground.notice.fileTooLarge">
      The file is larger than 5 MB. Your text is unchanged.
    </Translate>
  ),
  'not text': (
    <Translate id="site.playground.notice.notText">
      This is not a text file. Your text is unchanged.
    </Translate>
  ),
  unreadable: (
    <Translate id="site.playground.notice.unreadable">
      The file cannot be read. Your text is unchanged.
    </Translate>
  ),
  'hash damaged': (
    <Translate id="site.playground.notice.hashDamaged">
      The link is damaged. Ask for it again. Your text is unchanged.
    </Translate>
  ),
  'hash too large': (
    <Translate id="site.playground.notice.hashTooLarge">
      The text in this link exceeds 2 MB. Your text is unchanged.
    </Translate>
  ),
  'unknown example': (
    <Translate id="site.playground.notice.unknownExample">
      This example does not exist. Your text is unchanged.
    </Translate>
  ),
  'example not loaded': (
    <Translate id="site.playground.notice.exampleNotLoaded">
      The example did not load. Reload when online. Your text is unchanged.
    </Translate>
  ),
  'not saved': (
    <Translate id="site.playground.notice.notSaved">
      This browser blocks storage. Download your text: a reload would lose it.
    </Translate>
  ),
  'not fixed': (
    <Translate id="site.playground.notice.notFixed">
      The text could not be fixed. It is unchanged.
    </Translate>
  ),
  'nothing to clean': (
    <Translate id="site.playground.notice.nothingToClean">
      Nothing to clean: the text has no traces of a chat.
    </Translate>
  ),
  'pasted plain': (
    <Translate id="site.playground.notice.pastedPlain">
      The formatting could not be read. The text was pasted as it is.
    </Translate>
  ),
  'paste too large': (
    <Translate id="site.playground.notice.pasteTooLarge">
      The formatting is too large to read. The text was pasted as it is.
    </Translate>
  ),
  'pasted cells': (
    <Translate id="site.playground.notice.pastedCells">
      The pasted text is a table of a spreadsheet or CSV.
    </Translate>
  ),
  'pasted as it is': (
    <Translate id="site.playground.notice.pastedAsItIs">
      The text was pasted as it is. Ctrl+Z undoes this.
    </Translate>
  ),
  'pasted as table': (
    <Translate id="site.playground.notice.pastedAsTable">
      The cells were pasted as a table. Ctrl+Z undoes this.
    </Translate>
  ),
  'pasted as code': (
    <Translate id="site.playground.notice.pastedAsCode">
      The text was pasted as code. Ctrl+Z undoes this.
    </Translate>
  ),
  'pasted as quotation': (
    <Translate id="site.playground.notice.pastedAsQuotation">
      The text was pasted as a quotation. Ctrl+Z undoes this.
    </Translate>
  ),
  pasting: <Translate id="site.playground.notice.pasting">Reading the formatting …</Translate>,
  'paste changed': (
    <Translate id="site.playground.notice.pasteChanged">
      The pasted text has changed. Paste it again.
    </Translate>
  ),
  'no table': (
    <Translate id="site.playground.notice.noTable">
      These lines are not a table: code, or cells that do not match.
    </Translate>
  ),
  'table not loaded': (
    <Translate id="site.playground.notice.tableNotLoaded">
      The table editor did not load. Reload when online.
    </Translate>
  ),
  'table stopped': (
    <Translate id="site.playground.notice.tableStopped">
      The table took too long and was stopped. Your text is unchanged: edit the table there.
    </Translate>
  ),
  'table written': (
    <Translate id="site.playground.notice.tableWritten">
      The table is in the text. Ctrl+Z undoes this.
    </Translate>
  ),
  'table added': (
    <Translate id="site.playground.notice.tableAdded">
      The text has changed meanwhile, so the table was added to it.
    </Translate>
  ),
  'table kept': (
    <Translate id="site.playground.notice.tableKept">
      The changes to the table are not in the text.
    </Translate>
  ),
  exporting: <Translate id="site.playground.notice.exporting">Preparing …</Translate>,
  'nothing to export': (
    <Translate id="site.playground.notice.nothingToExport">
      There is no text yet. Write or paste some first.
    </Translate>
  ),
  'not exported': (
    <Translate id="site.playground.notice.notExported">
      The text is nested too deeply for this format. It is unchanged.
    </Translate>
  ),
  'export stopped': (
    <Translate id="site.playground.notice.exportStopped">
      This took too long and was stopped. Export the text in parts. It is unchanged.
    </Translate>
  ),
  'export not loaded': (
    <Translate id="site.playground.notice.exportNotLoaded">
      The export did not load. Retry when online. Your text is unchanged.
    </Translate>
  ),
  'document of a program': (
    <Translate id="site.playground.notice.documentOfProgram">
      This file is not plain text. Open it in Word, WPS or its own program, then copy the text and
      paste it here. Your text is unchanged.
    </Translate>
  ),
  'browser full': (
    <Translate id="site.playground.notice.browserFull">
      The browser has no storage left, so the text was not kept. It stays in this tab: download it.
    </Translate>
  ),
  'browser forbids': (
    <Translate id="site.playground.notice.browserForbids">
      This browser does not keep documents, for example in private windows. The text stays in this
      tab: download it.
    </Translate>
  ),
  'document deleted': (
    <Translate id="site.playground.notice.documentDeleted">
      Another tab has deleted this document. This tab keeps its text as a new one.
    </Translate>
  ),
  'browser newer': (
    <Translate id="site.playground.notice.browserNewer">
      A newer version of this page has written the documents. Reload the page, or download the text.
    </Translate>
  ),
  'text replaced': (
    <Translate id="site.playground.notice.textReplaced">
      Another text is here now. Yours is kept.
    </Translate>
  ),
  'documents not loaded': (
    <Translate id="site.playground.notice.documentsNotLoaded">
      The documents did not load. Retry when online. Your text is unchanged.
    </Translate>
  ),
  'both kept': (
    <Translate id="site.playground.notice.bothKept">
      Another tab has changed this document. Both texts are kept, and this tab goes on with its own.
    </Translate>
  ),
  'file changed': (
    <Translate id="site.playground.notice.file.changed">
      Another program has changed the file, so it was not overwritten.
    </Translate>
  ),
  'file refused': (
    <Translate id="site.playground.notice.file.refused">
      The browser may not write this file. Your text is unchanged.
    </Translate>
  ),
  'file gone': (
    <Translate id="site.playground.notice.file.gone">
      The file was moved or deleted. Your text is unchanged.
    </Translate>
  ),
  'no result': (
    <Translate id="site.playground.notice.noResult">There is no result to copy.</Translate>
  ),
};
