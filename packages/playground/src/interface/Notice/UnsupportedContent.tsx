import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {Unsupported, UnsupportedKind} from '@markdown-zh/convert/unsupported';

type Props = {
  readonly unsupported: readonly Unsupported[];
};

/** The content that an export could not carry, with numbers and names. */
export default function UnsupportedContent({unsupported}: Props): ReactNode {
  const lost = unsupported.map(({kind, count, names}) => {
    const named = names.length > 0 ? ` (${names.join(', ')})` : '';
    return `${labelOf(kind)}: ${String(count)}${named}`;
  });
  return lost.length === 0 ? null : (
    <Translate id="site.playground.notice.lost" values={{lost: lost.join('; ')}}>
      {'Not carried over: {lost}'}
    </Translate>
  );
}

function labelOf(kind: UnsupportedKind): string {
  switch (kind) {
    case 'pictures':
      return translate({
        id: 'site.playground.notice.lost.pictures',
        message: 'pictures outside the text',
      });
    case 'formulas':
      return translate({
        id: 'site.playground.notice.lost.formulas',
        message: 'formulas, which stay TeX',
      });
    case 'html':
      return translate({id: 'site.playground.notice.lost.html', message: 'HTML'});
    case 'diagrams':
      return translate({
        id: 'site.playground.notice.lost.diagrams',
        message: 'diagrams, which stay code',
      });
    case 'links':
      return translate({id: 'site.playground.notice.lost.links', message: 'unsafe links'});
    case 'local links':
      return translate({
        id: 'site.playground.notice.lost.localLinks',
        message: 'links within the text or to files',
      });
    case 'link notes':
      return translate({
        id: 'site.playground.notice.lost.linkNotes',
        message: 'links, which became notes',
      });
    case 'uploads':
      return translate({
        id: 'site.playground.notice.lost.uploads',
        message: 'pictures to upload',
      });
    case 'footnotes':
      return translate({
        id: 'site.playground.notice.lost.footnotes',
        message: 'footnotes, which became text',
      });
    case 'tasks':
      return translate({
        id: 'site.playground.notice.lost.tasks',
        message: 'task boxes, which became characters',
      });
    case 'folds':
      return translate({
        id: 'site.playground.notice.lost.folds',
        message: 'folded parts, which are open',
      });
    case 'alignment':
      return translate({
        id: 'site.playground.notice.lost.alignment',
        message: 'aligned table columns',
      });
    case 'quotations':
      return translate({
        id: 'site.playground.notice.lost.quotations',
        message: 'quotations in quotations',
      });
    case 'deletions':
      return translate({
        id: 'site.playground.notice.lost.deletions',
        message: 'struck text, which looks normal',
      });
    case 'merged cells':
      return translate({
        id: 'site.playground.notice.lost.mergedCells',
        message: 'merged table cells',
      });
    case 'note tables':
      return translate({
        id: 'site.playground.notice.lost.noteTables',
        message: 'tables in footnotes',
      });
    case 'characters':
      return translate({
        id: 'site.playground.notice.lost.characters',
        message: 'characters above the limit, which is 20,000',
      });
    case 'bytes':
      return translate({
        id: 'site.playground.notice.lost.bytes',
        message: 'bytes above the limit, which is 1 MB',
      });
  }
}
