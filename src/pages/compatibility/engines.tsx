import type {ReactNode} from 'react';
import Differences from '@site/src/components/Conformance/Differences';
import Matrix from '@site/src/components/Conformance/Matrix';
import AboutChinese from '../_compatibility/chinese.mdx';
import AboutCommonMark from '../_compatibility/commonmark.mdx';
import AboutDifferences from '../_compatibility/differences.mdx';
import EngineIntro from '../_compatibility/engine-intro.mdx';
import AboutGfm from '../_compatibility/gfm.mdx';
import Licence from '../_compatibility/licence.mdx';
import Method from '../_compatibility/method.mdx';
import CompatibilityPage from '../_compatibility/Page';
import {captions, engines} from '../_compatibility/words';

/** How engines treat the examples of the specifications, as measured. */
export default function CompatibilityOfEngines(): ReactNode {
  return (
    <CompatibilityPage {...engines}>
      <EngineIntro />
      <AboutCommonMark />
      <Matrix set="commonmark" caption={captions.commonmark} />
      <AboutGfm />
      <Matrix set="gfm" caption={captions.gfm} />
      <AboutChinese />
      <Matrix set="chinese" caption={captions.chinese} />
      <AboutDifferences />
      <Differences />
      <Method />
      <Licence />
    </CompatibilityPage>
  );
}
