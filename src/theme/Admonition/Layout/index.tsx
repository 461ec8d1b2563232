import {isValidElement, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import OriginalAdmonitionLayout from '@theme-original/Admonition/Layout';
import type {Props} from '@theme/Admonition/Layout';
import {interfaceLanguage} from '@markdown-zh/ui/interface-language';

/** An admonition without a title shows its kind, which is an interface label. */
export default function AdmonitionLayout({title, ...props}: Props): ReactNode {
  const isLabel = isValidElement(title) && title.type === Translate;
  return (
    <OriginalAdmonitionLayout
      {...props}
      title={isLabel ? <span lang={interfaceLanguage}>{title}</span> : title}
    />
  );
}
