/*
 * Ejected from @docusaurus/theme-classic 3.10.2, src/theme/DocSidebar/Desktop/Content (swizzle: unsafe).
 * Reason: the landmark's name is English and its list Chinese, so a wrapper cannot say the language of
 * both. Changed lines are marked "changed".
 */
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {ThemeClassNames} from '@docusaurus/theme-common';
import DocSidebarItems from '@theme/DocSidebarItems';
import type {Props} from '@theme/DocSidebar/Desktop/Content';
import {contentLanguage} from '@site/site/locale';
import {docsMenuId} from '@site/src/theme/DocRoot/menu-id';
import styles from './styles.module.css';

export default function DocSidebarDesktopContent({path, sidebar, className}: Props): ReactNode {
  return (
    <nav
      id={docsMenuId} // changed
      aria-label={translate({id: 'theme.docs.sidebar.navAriaLabel', message: 'Docs sidebar'})}
      className={clsx('menu thin-scrollbar', styles.menu, className)} // changed: no room for the announcement
    >
      <ul
        lang={contentLanguage} // changed
        className={clsx(ThemeClassNames.docs.docSidebarMenu, 'menu__list')}
      >
        <DocSidebarItems items={sidebar} activePath={path} level={1} />
      </ul>
    </nav>
  );
}
