import type {NavbarItem} from '@docusaurus/theme-common';
import {blogRoutes, privateBlog, publicBlog} from './blogs';
import {title} from './identity';
import {playgroundPath} from './playground';

/** The labels of the navbar's links, by which tests find them. i18n/zh-CN has their translations. */
export const navbarLabels = {
  tutorial: 'tutorial',
  lessons: 'Lessons',
  cheatSheet: 'Cheat sheet',
  troubleshooting: 'Troubleshooting',
  allDocs: 'All docs',
  blog: publicBlog.blogTitle,
  playground: 'Playground',
  compatibility: 'Compatibility',
} as const;

/** Links for the menu on phones only. On wider windows, the docs' sidebar and the home page lead there. */
const onPhones = [
  {to: '/docs/cheat-sheet', label: navbarLabels.cheatSheet, className: 'navbar-on-phones'},
  {
    to: '/docs/tutorial-basics/markdown-issue',
    label: navbarLabels.troubleshooting,
    className: 'navbar-on-phones',
  },
  // Without scripts, the link in place of the search leads there.
  {to: '/docs', label: navbarLabels.allDocs, className: 'navbar-in-menu-only'},
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
      {type: 'doc', docId: 'intro', label: navbarLabels.tutorial, position: 'left'},
      {to: '/learn', label: navbarLabels.lessons, position: 'left'},
      ...onPhones,
      {to: `/${blogRoutes.public}`, label: navbarLabels.blog, position: 'left'},
      // A full page load, because every page would prefetch an in-site link to the playground.
      {
        href: `pathname:///${playgroundPath}`,
        target: '_self',
        label: navbarLabels.playground,
        className: 'navbar-within-site',
        position: 'left',
      },
      {to: '/compatibility', label: navbarLabels.compatibility, position: 'left'},
      ...privateItems,
      {type: 'search', position: 'right'},
      {type: 'localeDropdown', position: 'right'},
    ] satisfies NavbarItem[],
  };
}
