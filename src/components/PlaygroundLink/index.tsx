import type {ComponentProps, ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {playgroundPath} from '@site/site/playground';

type Props = Omit<ComponentProps<typeof Link>, 'to' | 'href' | 'target'> & {
  /** What the playground is to show, as src/components/Playground/share.ts reads it; without `#`. */
  readonly hash?: string;
};

/**
 * Leads to the playground by a full page load, so that no page fetches any of the playground's code in
 * advance, as it does for other links.
 */
export default function PlaygroundLink({hash, ...props}: Props): ReactNode {
  const fragment = hash ? `#${hash}` : '';
  return <Link {...props} to={`pathname:///${playgroundPath}${fragment}`} target="_self" />;
}
