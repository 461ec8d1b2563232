import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Button from '@site/src/components/Button';
import type {Notice as NoticeData, NoticeCode} from '../notices';
import Gaps from './Gaps';
import Losses from './Losses';
import styles from './styles.module.css';

type Props = {
  readonly notice: NoticeData | undefined;
};

/** Shows and announces the outcome of the last action. */
export default function Notice({notice}: Props): ReactNode {
  return (
    <div className={styles.notice}>
      <p role="status">{notice && textOf(notice)}</p>
      {notice?.actions?.map(({label, act}) => (
        <Button key={label} onClick={act}>
          {label}
        </Button>
      ))}
    </div>
  );
}

function textOf({
  code,
  href = '',
  count = 0,
  pictures = [],
  losses = [],
  gaps = [],
  name = '',
}: NoticeData): ReactNode {
  switch (code) {
    case 'file saved':
      return (
        <Translate id="site.playground.notice.file.saved" values={{name}}>
          {'Saved to {name}, in UTF-8.'}
        </Translate>
      );
    case 'link':
      return (
        <Translate id="site.playground.notice.link" values={{href}}>
          {'Links do not open here: {href}'}
        </Translate>
      );
    case 'fixed':
      return (
        <Translate id="site.playground.notice.fixed" values={{count}}>
          {'Places fixed: {count}. Ctrl+Z undoes this.'}
        </Translate>
      );
    case 'copied to':
      return (
        <>
          <Translate id="site.playground.notice.copiedTo">Copied.</Translate>{' '}
          <Losses losses={losses} /> <Gaps gaps={gaps} />
        </>
      );
    case 'cleaned':
      return (
        <Translate id="site.playground.notice.cleaned" values={{count}}>
          {'Places cleaned: {count}. Ctrl+Z undoes this.'}
        </Translate>
      );
    case 'pasted':
      return pictures.length === 0 ? (
        <Translate id="site.playground.notice.pasted">
          The formatting was pasted as Markdown. Ctrl+Z undoes this.
        </Translate>
      ) : (
        <Translate
          id="site.playground.notice.pasted.pictures"
          values={{pictures: pictures.join(', ')}}
        >
          {
            'The formatting was pasted as Markdown, without the data of pictures. Add these files yourself: {pictures}'
          }
        </Translate>
      );
    case 'exported':
      return (
        <>
          <Translate id="site.playground.notice.exported">Ready.</Translate>{' '}
          <Losses losses={losses} />
        </>
      );
    default:
      return describe(code);
  }
}

function describe(code: NoticeCode): ReactNode {
  switch (code) {
    case 'copied':
      return <Translate id="site.copy.copied">Copied</Translate>;
    case 'copy failed':
      return (
        <Translate id="site.playground.notice.copyFailed">
          The browser blocked copying. Allow clipboard access, then retry.
        </Translate>
      );
    case 'shared':
      return (
        <Translate id="site.playground.notice.shared">
          Link copied, and shown in the address bar. The link contains your text, so nothing was
          uploaded.
        </Translate>
      );
    case 'shared long':
      return (
        <Translate id="site.playground.notice.sharedLong">
          Link copied. Some apps cut long links: download the file instead.
        </Translate>
      );
    case 'too large to share':
      return (
        <Translate id="site.playground.notice.tooLargeToShare">
          The text is too large for a link. Download the file instead.
        </Translate>
      );
    case 'opened as GB 18030':
      return (
        <Translate id="site.playground.notice.gb18030">
          The file was read as GB 18030, not UTF-8. Downloads are UTF-8.
        </Translate>
      );
    case 'file too large':
      return (
        <Translate id="site.playground.notice.fileTooLarge">
          The file is larger than 5 MB. Your text is unchanged.
        </Translate>
      );
    case 'not text':
      return (
        <Translate id="site.playground.notice.notText">
          This is not a text file. Your text is unchanged.
        </Translate>
      );
    case 'unreadable':
      return (
        <Translate id="site.playground.notice.unreadable">
          The file cannot be read. Your text is unchanged.
        </Translate>
      );
    case 'hash damaged':
      return (
        <Translate id="site.playground.notice.hashDamaged">
          The link is damaged. Ask for it again. Your text is unchanged.
        </Translate>
      );
    case 'hash too large':
      return (
        <Translate id="site.playground.notice.hashTooLarge">
          The text in this link exceeds 2 MB. Your text is unchanged.
        </Translate>
      );
    case 'unknown example':
      return (
        <Translate id="site.playground.notice.unknownExample">
          This example does not exist. Your text is unchanged.
        </Translate>
      );
    case 'example not loaded':
      return (
        <Translate id="site.playground.notice.exampleNotLoaded">
          The example did not load. Reload when online. Your text is unchanged.
        </Translate>
      );
    case 'not saved':
      return (
        <Translate id="site.playground.notice.notSaved">
          This browser blocks storage. Download your text: a reload would lose it.
        </Translate>
      );
    case 'not fixed':
      return (
        <Translate id="site.playground.notice.notFixed">
          The text could not be fixed. It is unchanged.
        </Translate>
      );
    case 'nothing to clean':
      return (
        <Translate id="site.playground.notice.nothingToClean">
          Nothing to clean: the text has no traces of a chat.
        </Translate>
      );
    case 'pasted plain':
      return (
        <Translate id="site.playground.notice.pastedPlain">
          The formatting could not be read. The text was pasted as it is.
        </Translate>
      );
    case 'paste too large':
      return (
        <Translate id="site.playground.notice.pasteTooLarge">
          The formatting is too large to read. The text was pasted as it is.
        </Translate>
      );
    case 'pasted cells':
      return (
        <Translate id="site.playground.notice.pastedCells">
          The pasted text is a table of a spreadsheet or CSV.
        </Translate>
      );
    case 'paste changed':
      return (
        <Translate id="site.playground.notice.pasteChanged">
          The pasted text has changed. Paste it again.
        </Translate>
      );
    case 'no table':
      return (
        <Translate id="site.playground.notice.noTable">
          These lines are not a table: code, or cells that do not match.
        </Translate>
      );
    case 'table not loaded':
      return (
        <Translate id="site.playground.notice.tableNotLoaded">
          The table editor did not load. Reload when online.
        </Translate>
      );
    case 'table written':
      return (
        <Translate id="site.playground.notice.tableWritten">
          The table is in the text. Ctrl+Z undoes this.
        </Translate>
      );
    case 'table added':
      return (
        <Translate id="site.playground.notice.tableAdded">
          The text has changed meanwhile, so the table was added to it.
        </Translate>
      );
    case 'table kept':
      return (
        <Translate id="site.playground.notice.tableKept">
          The changes to the table are not in the text.
        </Translate>
      );
    case 'exporting':
      return <Translate id="site.playground.notice.exporting">Preparing …</Translate>;
    case 'nothing to export':
      return (
        <Translate id="site.playground.notice.nothingToExport">
          There is no text yet. Write or paste some first.
        </Translate>
      );
    case 'not exported':
      return (
        <Translate id="site.playground.notice.notExported">
          The text is nested too deeply for this format. It is unchanged.
        </Translate>
      );
    case 'export stopped':
      return (
        <Translate id="site.playground.notice.exportStopped">
          This took too long and was stopped. Export the text in parts. It is unchanged.
        </Translate>
      );
    case 'export not loaded':
      return (
        <Translate id="site.playground.notice.exportNotLoaded">
          The export did not load. Retry when online. Your text is unchanged.
        </Translate>
      );
    case 'document of a program':
      return (
        <Translate id="site.playground.notice.documentOfProgram">
          This file is not plain text. Open it in Word, WPS or its own program, then copy the text
          and paste it here. Your text is unchanged.
        </Translate>
      );
    case 'browser full':
      return (
        <Translate id="site.playground.notice.browserFull">
          The browser has no storage left, so the text was not kept. It stays in this tab: download
          it.
        </Translate>
      );
    case 'browser forbids':
      return (
        <Translate id="site.playground.notice.browserForbids">
          This browser does not keep documents, for example in private windows. The text stays in
          this tab: download it.
        </Translate>
      );
    case 'document changed':
      return (
        <Translate id="site.playground.notice.documentChanged">
          Another tab has changed this document, so nothing was overwritten.
        </Translate>
      );
    case 'document deleted':
      return (
        <Translate id="site.playground.notice.documentDeleted">
          Another tab has deleted this document. The text is only in this tab now.
        </Translate>
      );
    case 'documents not loaded':
      return (
        <Translate id="site.playground.notice.documentsNotLoaded">
          The documents did not load. Retry when online. Your text is unchanged.
        </Translate>
      );
    case 'both kept':
      return (
        <Translate id="site.playground.notice.bothKept">
          Both texts are kept. This tab goes on with its own.
        </Translate>
      );
    case 'file changed':
      return (
        <Translate id="site.playground.notice.file.changed">
          Another program has changed the file, so it was not overwritten.
        </Translate>
      );
    case 'file refused':
      return (
        <Translate id="site.playground.notice.file.refused">
          The browser may not write this file. Your text is unchanged.
        </Translate>
      );
    case 'file gone':
      return (
        <Translate id="site.playground.notice.file.gone">
          The file was moved or deleted. Your text is unchanged.
        </Translate>
      );
    case 'no result':
      return (
        <Translate id="site.playground.notice.noResult">There is no result to copy.</Translate>
      );
  }
}
