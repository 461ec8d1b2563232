import {useEffect, useEffectEvent, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import CopyMessage from '@site/src/components/CopyMessage';
import {useCopy} from '@site/src/hooks/useCopy';

/**
 * Makes the link of every heading copy its address, and say so. It stays a link: it leads to its heading, and
 * opens in a new tab where it is asked to. Where copying is not allowed nothing is said: the browser shows the address.
 */
export default function HeadingLinks(): ReactNode {
  const {outcome, copy} = useCopy();
  const onClick = useEffectEvent(({target, ctrlKey, metaKey, shiftKey, altKey}: MouseEvent) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a.hash-link');
    if (link && !ctrlKey && !metaKey && !shiftKey && !altKey) {
      copy(link.href);
    }
  });
  useEffect(() => {
    document.addEventListener('click', onClick);
    return () => {
      document.removeEventListener('click', onClick);
    };
  }, []);
  return (
    outcome === 'copied' && (
      <CopyMessage
        outcome={outcome}
        copied={<Translate id="site.copy.link">Link copied</Translate>}
      />
    )
  );
}
