import type {ReactNode} from 'react';
import {MDXProvider} from '@mdx-js/react';
import components from '@theme/MDXComponents';

type Props = {readonly children: ReactNode};

/** Gives the Markdown in it what Markdown makes on this site. */
export default function ArticleParts({children}: Props): ReactNode {
  return <MDXProvider components={components}>{children}</MDXProvider>;
}
