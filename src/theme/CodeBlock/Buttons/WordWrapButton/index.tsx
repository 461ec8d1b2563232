import type {ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/CodeBlock/Buttons/WordWrapButton';
import IconWordWrap from '@theme/Icon/WordWrap';

/** Wraps long lines; there where a line is too long, and as long as they wrap. */
export default function WordWrapButton({className}: Props): ReactNode {
  const {isEnabled, isCodeScrollable, toggle} = useCodeBlockContext().wordWrap;
  const label = translate({id: 'site.code.wrap', message: 'Wrap long lines'});
  return (
    (isEnabled || isCodeScrollable) && (
      <button
        type="button"
        className={clsx('clean-btn', className)}
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
