import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import type {Props} from '@theme/DocItem/Content';
import Article from '@site/src/components/Article';
import Chinese from '@markdown-zh/ui/Chinese';
import PageMarkdown from '@site/src/components/PageMarkdown';

/** A doc with its title, which comes from front matter, never from the text. */
export default function DocItemContent({children}: Props): ReactNode {
  const {title, permalink, unlisted} = useDoc().metadata;
  return (
    <Chinese>
      <div className={ThemeClassNames.docs.docMarkdown}>
        <div className="markdown">
          <header>
            <Heading as="h1">{title}</Heading>
            {!unlisted && <PageMarkdown permalink={permalink} />}
          </header>
        </div>
        <Article path={permalink}>{children}</Article>
      </div>
    </Chinese>
  );
}
