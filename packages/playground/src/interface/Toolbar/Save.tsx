import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Menu from '../Menu.tsx';

type Props = {
  readonly onDownload: () => void;
  readonly onWord: () => void;
  readonly onPage: () => void;
  readonly onPrint: () => void;
};

/** A menu of the forms in which a text leaves the browser. */
export default function Save({onDownload, onWord, onPage, onPrint}: Props): ReactNode {
  return (
    <Menu
      name={<Translate id="site.playground.saveAs">Save</Translate>}
      items={[
        {
          key: 'markdown',
          label: <Translate id="site.playground.saveAs.markdown">Markdown (.md)</Translate>,
          onChoice: onDownload,
        },
        {
          key: 'word',
          label: <Translate id="site.playground.saveAs.word">Word (.docx)</Translate>,
          onChoice: onWord,
        },
        {
          key: 'page',
          label: <Translate id="site.playground.saveAs.page">Web page (.html)</Translate>,
          onChoice: onPage,
        },
        {
          key: 'print',
          label: <Translate id="site.playground.saveAs.print">Print</Translate>,
          onChoice: onPrint,
        },
      ]}
    />
  );
}
