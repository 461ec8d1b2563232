import type {ReactNode} from 'react';
import MovedSections from '@site/src/components/MovedSections';
import PlatformTable from '@site/src/components/PlatformTable';
import Engines from './_compatibility/engines.mdx';
import PlatformFindings from './_compatibility/platform-findings.mdx';
import PlatformIntro from './_compatibility/platform-intro.mdx';
import CompatibilityPage from './_compatibility/Page';
import {enginesPage, movedSections, platforms} from './_compatibility/words';

/** The features of each platform, collected from documentation, with links to the pages on engines. */
export default function Compatibility(): ReactNode {
  return (
    <CompatibilityPage {...platforms}>
      <PlatformIntro />
      <PlatformTable>
        <PlatformFindings />
      </PlatformTable>
      <Engines />
      <MovedSections page={enginesPage} sections={movedSections} />
    </CompatibilityPage>
  );
}
