import type {ComponentProps, ReactNode} from 'react';
import {isPlainPress} from '../../lib/plain-press';
import {useHistory, useLocation} from './context';
import {createLocation, createPath, type Location} from './location';
import {matchPath} from './match';

type Props = ComponentProps<'a'> & {
  readonly to: string;
  readonly innerRef?: ComponentProps<'a'>['ref'];
};

/** A link that is followed without loading the page anew. */
export function Link({to, innerRef, onClick, children, ...rest}: Props): ReactNode {
  const history = useHistory();
  const location = useLocation();
  const href = createPath(createLocation(to, location));
  return (
    // eslint-disable-next-line @docusaurus/no-html-links -- what Docusaurus's link renders
    <a
      {...rest}
      ref={innerRef}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        const isHere = !rest.target || rest.target === '_self';
        if (isHere && !event.defaultPrevented && isPlainPress(event)) {
          event.preventDefault();
          history[href === createPath(location) ? 'replace' : 'push'](to);
        }
      }}
    >
      {children}
    </a>
  );
}

type NavProps = Props & {
  readonly activeClassName?: string;
  readonly exact?: boolean;
  readonly isActive?: (isMatch: boolean, location: Location) => boolean;
};

/** A link that is marked where the reader is at its target or, unless it is exact, below. */
export function NavLink({
  activeClassName = 'active',
  className,
  exact,
  isActive = (isMatch) => isMatch,
  ...rest
}: NavProps): ReactNode {
  const location = useLocation();
  const {pathname} = createLocation(rest.to, location);
  const active = isActive(matchPath(location.pathname, {path: pathname, exact}), location);
  const classNames = [className, active && activeClassName].filter(Boolean).join(' ');
  return (
    <Link
      aria-current={active ? 'page' : undefined}
      className={classNames || undefined}
      {...rest}
    />
  );
}
