import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import OriginalDocCategoryGeneratedIndexPage from '@theme-original/DocCategoryGeneratedIndexPage';
import type {Props} from '@theme/DocCategoryGeneratedIndexPage';
import Chinese from '@markdown-zh/ui/Chinese';
import ShareMetadata from '@site/src/components/ShareMetadata';
import {sectionPrint} from '@site/site/section-print';
import {interfaceLanguage} from '@markdown-zh/ui/interface-language';

export default function DocCategoryGeneratedIndexPage(props: Props): ReactNode {
  const {permalink, title} = props.categoryGeneratedIndex;
  return (
    <Chinese>
      <OriginalDocCategoryGeneratedIndexPage {...props} />
      <p lang={interfaceLanguage} className="margin-top--lg">
        <Link to={`pathname://${sectionPrint(permalink)}`} target="_self">
          <Translate id="site.sectionPrint">This section on one page, for printing</Translate>
        </Link>
      </p>
      <ShareMetadata title={title} />
    </Chinese>
  );
}
