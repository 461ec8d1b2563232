import type {ReactNode} from 'react';
import OriginalLogo from '@theme-original/Logo';
import type {Props} from '@theme/Logo';
import {contentLanguage} from '@site/site/locale';

export default function Logo(props: Props): ReactNode {
  return <OriginalLogo {...props} lang={contentLanguage} />;
}
