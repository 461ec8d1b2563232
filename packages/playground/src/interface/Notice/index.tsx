import type {ReactNode} from 'react';
import {printable} from '@markdown-zh/diagnosis/printable';
import Translate from '@docusaurus/Translate';
import type {PlatformSupport} from '@markdown-zh/convert/publish';
import Button from '@markdown-zh/ui/Button';
import Chinese from '@markdown-zh/ui/Chinese';
import type {Notice as NoticeData} from '../../notices.ts';
import UnsupportedContent from './UnsupportedContent.tsx';
import {mostCells, mostColumns} from '../TableEditor/model.ts';
import {messages} from './messages.tsx';
import styles from './styles.module.css';

type Props = {
  readonly notice: NoticeData | undefined;
};

/** Shows and announces the outcome of the last action. */
export default function Notice({notice}: Props): ReactNode {
  return (
    <div className={styles.notice}>
      <p role="status">{notice && noticeText(notice)}</p>
      {notice?.actions?.map(({label, act}) => (
        <Button key={label} onClick={act}>
          {label}
        </Button>
      ))}
    </div>
  );
}

function noticeText({
  code,
  href = '',
  count = 0,
  pictures = [],
  unsupported = [],
  platforms = [],
  name = '',
  encoding = '',
  line = 1,
}: NoticeData): ReactNode {
  switch (code) {
    case 'file saved':
      return (
        <Translate id="site.playground.notice.file.saved" values={{name, encoding}}>
          {'Saved to {name}, in {encoding}.'}
        </Translate>
      );
    case 'last text':
      return (
        <Translate id="site.playground.notice.lastText" values={{name}}>
          {'Your last text here is kept: {name}'}
        </Translate>
      );
    case 'table too large':
      return (
        <Translate
          id="site.playground.notice.tableTooLarge"
          values={{line, columns: mostColumns, cells: mostCells.toLocaleString('en')}}
        >
          {
            'The table in line {line} is too large for the grid: at most {columns} columns and {cells} cells. Edit it in the text.'
          }
        </Translate>
      );
    case 'link':
      return (
        <Translate id="site.playground.notice.link" values={{href: printable(href)}}>
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
          <UnsupportedContent unsupported={unsupported} />{' '}
          <UnsupportedFeatures platforms={platforms} />
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
          <UnsupportedContent unsupported={unsupported} />
        </>
      );
    default:
      return messages[code];
  }
}

/** The features of copied Markdown that platforms do not render, and those without a source. */
function UnsupportedFeatures({
  platforms,
}: {
  readonly platforms: readonly PlatformSupport[];
}): ReactNode {
  return platforms.map(({platform, unsupported, unknown}) => (
    <span key={platform}>
      {unsupported.length > 0 && (
        <Translate
          id="site.playground.notice.lacks"
          values={{
            platform: <Chinese as="inline">{platform}</Chinese>,
            features: <Chinese as="inline">{unsupported.join('、')}</Chinese>,
          }}
        >
          {'{platform} does not render: {features}.'}
        </Translate>
      )}
      {unknown.length > 0 && (
        <Translate
          id="site.playground.notice.unknown"
          values={{
            platform: <Chinese as="inline">{platform}</Chinese>,
            features: <Chinese as="inline">{unknown.join('、')}</Chinese>,
          }}
        >
          {'No source says whether {platform} renders: {features}.'}
        </Translate>
      )}{' '}
    </span>
  ));
}
