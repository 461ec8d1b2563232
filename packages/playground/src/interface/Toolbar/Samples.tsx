import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {contentLanguage} from '@markdown-zh/ui/content-language';
import Menu from '../Menu.tsx';
import {samples} from '../../samples.ts';

type Props = {
  /** Takes the text and the focus. */
  readonly onSample: (text: string) => void;
};

/** A menu of sample texts. The current text stays in the undo history. */
export default function Samples({onSample}: Props): ReactNode {
  return (
    <Menu
      name={<Translate id="site.playground.examples">Examples</Translate>}
      lang={contentLanguage}
      items={samples.map(({title, text}) => ({
        key: title,
        label: title,
        onChoice: () => {
          onSample(text);
        },
      }))}
    />
  );
}
