import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import OriginalDocCategoryGeneratedIndexPage from '@theme-original/DocCategoryGeneratedIndexPage';
import type {Props} from '@theme/DocCategoryGeneratedIndexPage';
import Chinese from '@site/src/components/Chinese';
import ShareMetadata from '@site/src/components/ShareMetadata';
import {sectionPrint} from '@site/site/section-print';

export default function DocCategoryGeneratedIndexPage(props: Props): ReactNode {
  const print = sectionPrint(props.categoryGeneratedIndex.permalink);
  return (
    <Chinese>
      <OriginalDocCategoryGeneratedIndexPage {...props} />
      {print && (
        <p lang="en" className="margin-top--lg">
          <Link to={`pathname://${print}`} target="_self">
            <Translate id="site.sectionPrint">
              The whole section on one page, for printing
            </Translate>
          </Link>
        </p>
      )}
      <ShareMetadata title={props.categoryGeneratedIndex.title} />
    </Chinese>
  );
}
