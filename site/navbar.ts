import type {NavbarItem} from '@docusaurus/theme-common';
import {blogRoutes, privateBlog, publicBlog} from './blogs';
import {title} from './identity';
import {playgroundPath} from './playground';

/** The navbar; the second blog is in it only when it is shown. */
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
      {to: `/${blogRoutes.public}`, label: publicBlog.blogTitle, position: 'left'},
      // A full page load: a link within the application would fetch the playground on every page in advance.
      {
        href: `pathname:///${playgroundPath}`,
        target: '_self',
        label: 'Playground',
        className: 'navbar-within-site',
        position: 'left',
      },
      ...privateItems,
      {type: 'search', position: 'right'},
      {type: 'localeDropdown', position: 'right'},
    ] satisfies NavbarItem[],
  };
}
