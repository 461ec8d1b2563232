import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {useCodeWordWrap} from '@docusaurus/theme-common/internal';
import IconWordWrap from '@theme/Icon/WordWrap';

export type Props = Pick<
  ReturnType<typeof useCodeWordWrap>,
  'isEnabled' | 'isCodeScrollable' | 'toggle'
>;

/** Wraps long lines; there where a line is too long, and as long as they wrap. */
export default function WordWrapButton({isEnabled, isCodeScrollable, toggle}: Props): ReactNode {
  const label = translate({id: 'site.code.wrap', message: 'Wrap long lines'});
  return (
    (isEnabled || isCodeScrollable) && (
      <button
        type="button"
        className="clean-btn"
        aria-label={label}
        aria-pressed={isEnabled}
        title={label}
        onClick={toggle}
      >
        <IconWordWrap aria-hidden="true" />
      </button>
    )
  );
}
