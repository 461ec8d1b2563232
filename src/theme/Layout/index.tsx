import type {ReactNode} from 'react';
import OriginalLayout from '@theme-original/Layout';
import type {Props} from '@theme/Layout';
import ShareMetadata from '@site/src/components/ShareMetadata';

/** The page layout; a page with a title also gets the metadata of link previews. */
export default function Layout({children, ...props}: Props): ReactNode {
  return (
    <OriginalLayout {...props}>
      {props.title && <ShareMetadata title={props.title} />}
      {children}
    </OriginalLayout>
  );
}
