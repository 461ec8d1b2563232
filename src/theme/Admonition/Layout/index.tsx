import {isValidElement, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import OriginalAdmonitionLayout from '@theme-original/Admonition/Layout';
import type {Props} from '@theme/Admonition/Layout';
import {interfaceLanguage} from '@site/src/lib/interface-language';

/** A notice without a title of its own shows its kind, which is a label of the interface. */
export default function AdmonitionLayout({title, ...props}: Props): ReactNode {
  const isLabel = isValidElement(title) && title.type === Translate;
  return (
    <OriginalAdmonitionLayout
      {...props}
      title={isLabel ? <span lang={interfaceLanguage}>{title}</span> : title}
    />
  );
}
