import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Chinese from '@markdown-zh/ui/Chinese';
import type {PlatformGaps} from '@markdown-zh/convert/publish';

type Props = {
  readonly gaps: readonly PlatformGaps[];
};

/** What platforms do not render of copied Markdown, and what nobody knows. */
export default function Gaps({gaps}: Props): ReactNode {
  return gaps.map(({platform, lacks, unknown}) => (
    <span key={platform}>
      {lacks.length > 0 && (
        <Translate
          id="site.playground.notice.lacks"
          values={{
            platform: <Chinese as="inline">{platform}</Chinese>,
            features: <Chinese as="inline">{lacks.join('、')}</Chinese>,
          }}
        >
          {'{platform} does not render: {features}.'}
        </Translate>
      )}
      {unknown.length > 0 && (
        <Translate
          id="site.playground.notice.unknown"
          values={{
            platform: <Chinese as="inline">{platform}</Chinese>,
            features: <Chinese as="inline">{unknown.join('、')}</Chinese>,
          }}
        >
          {'No source says whether {platform} renders: {features}.'}
        </Translate>
      )}{' '}
    </span>
  ));
}
