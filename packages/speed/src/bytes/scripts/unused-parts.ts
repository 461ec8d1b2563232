import type {NavbarItem, ThemeConfig} from '@docusaurus/theme-common';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';

/** Types of navbar items, with their components. */
const navbarItems = {
  docSidebar: 'DocSidebarNavbarItem',
  docsVersion: 'DocsVersionNavbarItem',
  docsVersionDropdown: 'DocsVersionDropdownNavbarItem',
  html: 'HtmlNavbarItem',
  localeDropdown: 'LocaleDropdownNavbarItem',
} as const;

/**
 * Parts of the theme that are in every page's code, but that this site never shows. They are the parts that the configuration does not
 * use, and the notice of a draft, because builds contain no drafts.
 *
 * @param versions of the docs
 * @returns their names below `@theme/`
 */
export function unusedParts(
  {navbar, footer, docs}: Pick<ThemeConfig, 'navbar' | 'footer' | 'docs'>,
  versions: LoadedContent['loadedVersions'],
): string[] {
  const shown = new Set(allItems(navbar.items).map(({type}) => type));
  const hasColumns = footer?.links.every((link) => 'title' in link) ?? true;
  return [
    'ContentVisibility/Draft',
    ...Object.entries(navbarItems).flatMap(([type, name]) =>
      shown.has(type) ? [] : [`NavbarItem/${name}`],
    ),
    ...(hasColumns ? ['Footer/Links/Simple'] : []),
    ...(docs.sidebar.hideable
      ? []
      : ['DocSidebar/Desktop/CollapseButton', 'DocRoot/Layout/Sidebar/ExpandButton']),
    ...(versions.some(({banner}) => banner) ? [] : ['DocVersionBanner']),
    ...(versions.some(({badge}) => badge) ? [] : ['DocVersionBadge']),
  ];
}

/** Items of the navbar, and those in its dropdowns. */
function allItems(items: readonly NavbarItem[]): NavbarItem[] {
  return items.flatMap((item) => [
    item,
    ...allItems((item as {items?: readonly NavbarItem[]}).items ?? []),
  ]);
}
