import {startTransition, useEffect, useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import {useNavbarMobileSidebar, useNavbarSecondaryMenu} from '@docusaurus/theme-common/internal';
import NavbarItem, {type Props as Item} from '@theme/NavbarItem/DefaultNavbarItem';
import type {Props} from '@theme/Navbar/MobileSidebar/Layout';
import ModalDialog from '@markdown-zh/ui/ModalDialog';
import {untilIdle} from '@markdown-zh/ui/until-idle';
import styles from './styles.module.css';

export default function NavbarMobileSidebarLayout(props: Props): ReactNode {
  const {header, primaryMenu, secondaryMenu} = props;
  const {shown, toggle} = useNavbarMobileSidebar();
  const {shown: showsSecondary} = useNavbarSecondaryMenu();
  const primary = useFocusWhenBack(shown, showsSecondary);
  const isIdle = useWhenIdle();
  const {container, panel} = ThemeClassNames.layout.navbar.mobileSidebar;
  const panelClass = clsx(panel, 'navbar-sidebar__item menu');
  return (
    <ModalDialog
      isOpen={shown}
      label={translate({id: 'site.Navbar.menu', message: 'Menu'})}
      className={clsx(container, 'navbar-sidebar', styles.menu)}
      onClose={toggle}
    >
      {(shown || isIdle) && (
        <>
          {header}
          <div
            className={clsx('navbar-sidebar__items', {
              'navbar-sidebar__items--show-secondary': showsSecondary,
            })}
          >
            <div ref={primary} className={panelClass} inert={showsSecondary}>
              {!showsSecondary && primaryMenu}
            </div>
            <div className={panelClass} inert={!showsSecondary}>
              {secondaryMenu}
              {showsSecondary && <OtherParts onClick={toggle} />}
            </div>
          </div>
        </>
      )}
    </ModalDialog>
  );
}

/** Links from the menu of a section to the other parts of the site. The current place is marked above them. */
function OtherParts({onClick}: {readonly onClick: () => void}): ReactNode {
  const items = useThemeConfig().navbar.items as Item[]; // the theme's type lacks them
  return (
    <ul className={clsx('menu__list', styles.parts)}>
      {items
        .filter((item) => 'to' in item || 'href' in item)
        .map((item, index) => (
          <NavbarItem key={index} mobile {...item} activeBaseRegex="(?!)" onClick={onClick} />
        ))}
    </ul>
  );
}

/** Going back from the menu of a section removes the Back button, so the focus goes to the main menu. */
function useFocusWhenBack(shown: boolean, showsSecondary: boolean) {
  const primary = useRef<HTMLDivElement>(null);
  const showedSecondary = useRef(showsSecondary);
  useEffect(() => {
    if (shown && showedSecondary.current && !showsSecondary) {
      primary.current?.querySelector('a')?.focus({preventScroll: true});
    }
    showedSecondary.current = showsSecondary;
  }, [shown, showsSecondary]);
  return primary;
}

/**
 * False until the browser is idle after hydration; then true, in a transition, so that React renders in slices between presses. For
 * parts of a page that nobody sees before a press.
 */
function useWhenIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    void untilIdle().then(() => {
      startTransition(() => {
        setIsIdle(true);
      });
    });
  }, []);
  return isIdle;
}
