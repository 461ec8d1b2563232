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
 * Replaces Docusaurus's link in the browser, which creates an observer for each link and render, and checks for broken links on
 * the server. The output is the same. It takes no `ref`, because no code passes one.
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
  // Authors write pathname:// before the address of a file.
  const path = given?.replace('pathname://', '');
  const whole = path && autoAddBaseUrl && path.startsWith('/') ? withBaseUrl(path) : path;
  const target = whole && isInternal ? applyTrailingSlash(whole, {trailingSlash, baseUrl}) : whole;
  const isHere = isInternal && (!rest.target || rest.target === '_self');
  if (!target || !isHere || target.startsWith('#')) {
    const props = {...(given && !isInternal && outside), ...rest};
    return (
      // eslint-disable-next-line @docusaurus/no-html-links -- the element of Docusaurus's link
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
