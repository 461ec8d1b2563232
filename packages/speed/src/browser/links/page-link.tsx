import {use, useCallback, type ComponentProps, type ReactNode} from 'react';
import {isPlainClick} from '../plain-click.ts';
import {LocationContext, useHistory} from '../router/context.ts';
import {createLocation, createPath, type Location} from '../router/location.ts';
import {matchPath} from '../router/match.ts';
import {prefetchInView} from './in-view.ts';

export type Props = Omit<ComponentProps<'a'>, 'ref'> & {
  readonly to: string;
  /** Whether the link is marked on its target page and, unless it is exact, on the pages below that. */
  readonly isNavLink?: boolean | undefined;
  readonly activeClassName?: string | undefined;
  readonly exact?: boolean | undefined;
  readonly isActive?: ((isMatch: boolean, location: Location) => boolean) | undefined;
};

/**
 * A link that navigates in the application and prefetches its page. It replaces both links of react-router-dom in one render.
 */
export default function PageLink({
  to,
  isNavLink = false,
  activeClassName = 'active',
  exact,
  isActive = (isMatch) => isMatch,
  className,
  onClick,
  children,
  ...rest
}: Props): ReactNode {
  const history = useHistory();
  // Other links do not rerender a link that is the same on all pages.
  const location = isNavLink || !to.startsWith('/') ? use(LocationContext) : undefined;
  const target = createLocation(to, location ?? {pathname: '/'});
  const href = createPath(target);
  const active = Boolean(
    isNavLink &&
    location &&
    isActive(matchPath(location.pathname, {path: target.pathname, exact}), location),
  );
  const attach = useCallback((element: HTMLAnchorElement) => prefetchInView(element, href), [href]);
  const preload = (): void => {
    void window.docusaurus.preload(href);
  };
  return (
    // eslint-disable-next-line @docusaurus/no-html-links -- what Docusaurus's link renders
    <a
      aria-current={active ? 'page' : undefined}
      {...rest}
      className={[className, active && activeClassName].filter(Boolean).join(' ') || undefined}
      ref={attach}
      href={href}
      onMouseEnter={preload}
      onTouchStart={preload}
      onClick={(event) => {
        onClick?.(event);
        const isHere = !rest.target || rest.target === '_self';
        if (isHere && !event.defaultPrevented && isPlainClick(event)) {
          event.preventDefault();
          history[href === createPath(history.location) ? 'replace' : 'push'](to);
        }
      }}
    >
      {children}
    </a>
  );
}
