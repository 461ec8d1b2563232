import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {PlatformGaps} from '../../worker/publishing/markdown';

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
          values={{platform, features: lacks.join('、')}}
        >
          {'{platform} does not render: {features}.'}
        </Translate>
      )}
      {unknown.length > 0 && (
        <Translate
          id="site.playground.notice.unknown"
          values={{platform, features: unknown.join('、')}}
        >
          {'No source says whether {platform} renders: {features}.'}
        </Translate>
      )}{' '}
    </span>
  ));
}
