import type {NavbarItem} from '@docusaurus/theme-common';
import {blogRoutes, privateBlog, publicBlog} from './blogs';
import {title} from './identity';
import {playgroundPath} from './playground';

/** Links for the menu on phones only. On wider windows, the docs' sidebar and the home page lead there. */
const onPhones = [
  {to: '/docs/cheat-sheet', label: 'Cheat sheet', className: 'navbar-on-phones'},
  {
    to: '/docs/tutorial-basics/markdown-issue',
    label: 'Troubleshooting',
    className: 'navbar-on-phones',
  },
  // Without scripts, the link in place of the search leads there.
  {to: '/docs', label: 'All docs', className: 'navbar-in-menu-only'},
].map((item) => ({
  ...item,
  position: 'left' as const,
  activeBaseRegex: '(?!)', // never active: `tutorial` is the current item on each doc
}));

/** The navbar, with the second blog if it is shown. */
export function navbar({showPrivateBlog}: {readonly showPrivateBlog: boolean}) {
  const privateItems: NavbarItem[] = showPrivateBlog
    ? [{to: `/${blogRoutes.private}`, label: privateBlog.blogTitle, position: 'left'}]
    : [];
  return {
    title,
    hideOnScroll: true,
    logo: {src: 'img/logo.svg', srcDark: 'img/logo-dark.svg', width: 32, height: 32},
    items: [
      {type: 'doc', docId: 'intro', label: 'tutorial', position: 'left'},
      {to: '/learn', label: 'Lessons', position: 'left'},
      ...onPhones,
      {to: `/${blogRoutes.public}`, label: publicBlog.blogTitle, position: 'left'},
      // A full page load, because every page would prefetch an in-site link to the playground.
      {
        href: `pathname:///${playgroundPath}`,
        target: '_self',
        label: 'Playground',
        className: 'navbar-within-site',
        position: 'left',
      },
      {to: '/compatibility', label: 'Compatibility', position: 'left'},
      ...privateItems,
      {type: 'search', position: 'right'},
      {type: 'localeDropdown', position: 'right'},
    ] satisfies NavbarItem[],
  };
}
