import type {ComponentProps, ReactNode} from 'react';
import Link from '@docusaurus/Link';
import settings from '@generated/playground/default/settings.json';

type Props = Omit<ComponentProps<typeof Link>, 'to' | 'href' | 'target'> & {
  /** The playground's content as share.ts reads it, without `#`. */
  readonly hash?: string;
};

/** A link to the playground with a document load, so that no page prefetches the playground's code as it does for other links. */
export default function PlaygroundLink({hash, ...props}: Props): ReactNode {
  const fragment = hash ? `#${hash}` : '';
  return <Link {...props} to={`pathname:///${settings.path}${fragment}`} target="_self" />;
}
