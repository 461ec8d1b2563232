import type {ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/CodeBlock/Buttons/CopyButton';
import IconCopy from '@theme/Icon/Copy';
import IconSuccess from '@theme/Icon/Success';
import CopyMessage from '@site/src/components/CopyMessage';
import {useCopy} from '@site/src/hooks/useCopy';

export default function CopyButton({className}: Props): ReactNode {
  const {code} = useCodeBlockContext().metadata;
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
        className={clsx('clean-btn', className)}
        aria-label={label}
        title={label}
        onClick={() => {
          copy(code);
        }}
      >
        <Icon aria-hidden="true" />
      </button>
      <CopyMessage outcome={outcome} />
    </>
  );
}
