import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import IconWordWrap from '@theme/Icon/WordWrap';
import type {Props} from '../props';
import {useLineWrap} from './useLineWrap';

/** Wraps long lines. Shown if a line is too long, or while lines wrap. */
export default function WordWrapButton({codeRef}: Props): ReactNode {
  const {isTooLong, isWrapped, toggle} = useLineWrap(codeRef);
  const label = translate({id: 'site.code.wrap', message: 'Wrap long lines'});
  return (
    (isWrapped || isTooLong) && (
      <button
        type="button"
        className="clean-btn"
        aria-label={label}
        aria-pressed={isWrapped}
        title={label}
        onClick={toggle}
      >
        <IconWordWrap aria-hidden="true" />
      </button>
    )
  );
}
