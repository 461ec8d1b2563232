import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {useAnchorTargetClassName} from '@docusaurus/theme-common';
import type {Props} from '@theme/Heading';

/**
 * A heading with a link to itself, which has the heading's name and language. The stock link's name is English with a
 * Chinese title, and screen readers read it as part of the heading.
 */
export default function Heading({as: Element, id, ...props}: Props): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  const target = useAnchorTargetClassName(id);
  if (Element === 'h1' || !id) {
    return <Element {...props} />;
  }
  collectAnchor(id);
  return (
    <Element {...props} className={clsx('anchor', target, props.className)} id={id}>
      {props.children}
      <Link className="hash-link" to={`#${id}`} aria-labelledby={id} translate="no" />
    </Element>
  );
}
