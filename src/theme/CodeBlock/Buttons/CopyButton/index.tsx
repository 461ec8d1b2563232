import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import IconCopy from '@theme/Icon/Copy';
import IconSuccess from '@theme/Icon/Success';
import CopyMessage from '@site/src/components/CopyMessage';
import {useCopy} from '@site/src/hooks/useCopy';
import type {Props} from '../props';

export default function CopyButton({codeRef}: Props): ReactNode {
  const {outcome, copy} = useCopy();
  const label = translate({
    id: 'theme.CodeBlock.copyButtonAriaLabel',
    message: 'Copy code to clipboard',
  });
  const Icon = outcome === 'copied' ? IconSuccess : IconCopy;
  return (
    <>
      <button
        type="button"
        className="clean-btn"
        aria-label={label}
        title={label}
        onClick={() => {
          copy(codeRef.current?.textContent ?? '');
        }}
      >
        <Icon aria-hidden="true" />
      </button>
      <CopyMessage outcome={outcome} />
    </>
  );
}
