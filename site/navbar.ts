import type {NavbarItem} from '@docusaurus/theme-common';
import {blogRoutes, privateBlog, publicBlog} from './blogs';
import {title} from './identity';

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
      ...privateItems,
      {type: 'search', position: 'right'},
      {type: 'localeDropdown', position: 'right'},
    ] satisfies NavbarItem[],
  };
}
