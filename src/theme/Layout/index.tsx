import type {ReactNode} from 'react';
import OriginalLayout from '@theme-original/Layout';
import type {Props} from '@theme/Layout';
import ShareMetadata from '@site/src/components/ShareMetadata';

/** The frame of a page; one that has a title says what previews of it show. */
export default function Layout({children, ...props}: Props): ReactNode {
  return (
    <OriginalLayout {...props}>
      {props.title && <ShareMetadata title={props.title} />}
      {children}
    </OriginalLayout>
  );
}
