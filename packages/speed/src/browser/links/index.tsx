import type {ReactNode} from 'react';
import isInternalUrl from '@docusaurus/isInternalUrl';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import PageLink, {type Props as PageLinkProps} from './page-link.tsx';

type Props = Omit<PageLinkProps, 'to'> & {
  readonly to?: string;
  readonly autoAddBaseUrl?: boolean;
  readonly 'data-noBrokenLinkCheck'?: boolean;
};

/**
 * Stands in the browser for Docusaurus's link, which makes an observer of each link whenever it is rendered, and checks on the server
 * for links that are broken. What both render is the same. It takes no `ref`: nothing gives one.
 */
export default function Link({
  to,
  href,
  autoAddBaseUrl = true,
  'data-noBrokenLinkCheck': _,
  isNavLink,
  activeClassName,
  exact,
  isActive,
  children,
  ...rest
}: Props): ReactNode {
  const {trailingSlash, baseUrl} = useDocusaurusContext().siteConfig;
  const {withBaseUrl} = useBaseUrlUtils();
  const given = to || href;
  const isInternal = isInternalUrl(given);
  // pathname:// is what authors write before the address of a file.
  const path = given?.replace('pathname://', '');
  const whole = path && autoAddBaseUrl && path.startsWith('/') ? withBaseUrl(path) : path;
  const target = whole && isInternal ? applyTrailingSlash(whole, {trailingSlash, baseUrl}) : whole;
  const isHere = isInternal && (!rest.target || rest.target === '_self');
  if (!target || !isHere || target.startsWith('#')) {
    const props = {...(given && !isInternal && outside), ...rest};
    return (
      // eslint-disable-next-line @docusaurus/no-html-links -- what Docusaurus's link renders
      <a href={target} {...props}>
        {children}
      </a>
    );
  }
  return (
    <PageLink to={target} {...{isNavLink, activeClassName, exact, isActive}} {...rest}>
      {children}
    </PageLink>
  );
}

const outside = {target: '_blank', rel: 'noopener noreferrer'};
