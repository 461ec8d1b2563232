import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {Notice as NoticeData, NoticeCode} from '../notices';
import styles from './styles.module.css';

type Props = {
  readonly notice: NoticeData | undefined;
};

/** Says what came of the last action, to the eye and to a screen reader. */
export default function Notice({notice}: Props): ReactNode {
  return (
    <p role="status" className={styles.notice}>
      {notice?.code === 'link' ? (
        <Translate id="site.workbench.notice.link" values={{href: notice.href ?? ''}}>
          {'Links do not open here: {href}'}
        </Translate>
      ) : (
        notice && describe(notice.code)
      )}
    </p>
  );
}

function describe(code: NoticeCode): ReactNode {
  switch (code) {
    case 'copied':
      return <Translate id="site.copy.copied">Copied</Translate>;
    case 'copy failed':
      return (
        <Translate id="site.workbench.notice.copyFailed">
          The browser did not allow copying.
        </Translate>
      );
    case 'shared':
      return (
        <Translate id="site.workbench.notice.shared">
          The link is copied, and stands in the address bar. The text is in it; nothing was sent.
        </Translate>
      );
    case 'shared long':
      return (
        <Translate id="site.workbench.notice.sharedLong">
          The link is copied. It is long: some programs cut it. Download the file instead.
        </Translate>
      );
    case 'too large to share':
      return (
        <Translate id="site.workbench.notice.tooLargeToShare">
          The text is too large for a link. Download the file instead.
        </Translate>
      );
    case 'opened as GB 18030':
      return (
        <Translate id="site.workbench.notice.gb18030">
          The file is not UTF-8. It was read as GB 18030; a download will be UTF-8.
        </Translate>
      );
    case 'file too large':
      return (
        <Translate id="site.workbench.notice.fileTooLarge">
          The file is larger than 5 MB. Your text is unchanged.
        </Translate>
      );
    case 'not text':
      return (
        <Translate id="site.workbench.notice.notText">
          The file is no text. Your text is unchanged.
        </Translate>
      );
    case 'unreadable':
      return (
        <Translate id="site.workbench.notice.unreadable">
          The file cannot be read. Your text is unchanged.
        </Translate>
      );
    case 'hash damaged':
      return (
        <Translate id="site.workbench.notice.hashDamaged">
          The link is damaged: a part of it is missing or changed. Your text is unchanged. Ask for
          the link again.
        </Translate>
      );
    case 'hash too large':
      return (
        <Translate id="site.workbench.notice.hashTooLarge">
          The text of this link is larger than 2 MB. Your text is unchanged.
        </Translate>
      );
    case 'unknown example':
      return (
        <Translate id="site.workbench.notice.unknownExample">
          There is no such example. Your text is unchanged.
        </Translate>
      );
    case 'example not loaded':
      return (
        <Translate id="site.workbench.notice.exampleNotLoaded">
          The example did not load. Are you offline? Your text is unchanged. Reload to try again.
        </Translate>
      );
    case 'not kept':
      return (
        <Translate id="site.workbench.notice.notKept">
          This browser keeps no data for this tab: a reload would lose the text. Download it.
        </Translate>
      );
    case 'no result':
      return <Translate id="site.workbench.notice.noResult">There is no result to copy.</Translate>;
  }
}
