/*
 * Ejected from @docusaurus/theme-classic 3.10.2, src/theme/DocSidebar/Mobile (swizzle: unsafe).
 * Reason: the menu is rendered through a filler, so a wrapper cannot reach the list to give it
 * the language of its Chinese labels. Changed lines are marked "changed".
 */
import {memo, type ReactNode} from 'react';
import clsx from 'clsx';
import {
  NavbarSecondaryMenuFiller,
  ThemeClassNames,
  type NavbarSecondaryMenuComponent,
} from '@docusaurus/theme-common';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import DocSidebarItems from '@theme/DocSidebarItems';
import type {Props} from '@theme/DocSidebar/Mobile';
import {contentLanguage} from '@site/site/locale';

const SecondaryMenu: NavbarSecondaryMenuComponent<{readonly menu: Props}> = ({
  menu: {sidebar, path}, // changed
}) => {
  const mobileSidebar = useNavbarMobileSidebar();
  return (
    <ul
      lang={contentLanguage} // changed
      className={clsx(ThemeClassNames.docs.docSidebarMenu, 'menu__list')}
    >
      <DocSidebarItems
        items={sidebar}
        activePath={path}
        onItemClick={(item) => {
          const hasLink = item.type === 'link' || (item.type === 'category' && item.href);
          if (hasLink) {
            mobileSidebar.toggle();
          }
        }}
        level={1}
      />
    </ul>
  );
};

function DocSidebarMobile(props: Props): ReactNode {
  // Changed to one property: the filler sorts several by locale, and a page's first comparison by locale takes a phone 40 ms.
  return <NavbarSecondaryMenuFiller component={SecondaryMenu} props={{menu: props}} />;
}

export default memo(DocSidebarMobile);
