import {blogRoutes, privateBlog, publicBlog} from './blogs';
import {title} from './identity';

/** Size of a share picture in pixels. Open Graph readers crop this ratio (1.91 : 1) least. */
export const pictureSize = {width: 1200, height: 630} as const;

/** Folder of share pictures, below the base URL. */
const pictureFolder = 'img/share';

/** Pages whose picture other pages also show: route below the base URL, and name. */
const sections = [
  {route: blogRoutes.public, name: publicBlog.blogTitle},
  {route: blogRoutes.private, name: privateBlog.blogTitle},
] as const;

/** Pages of a blog that list posts. A picture of `Tags` or of page 2 would be pointless. */
const list = /^(?:archive|authors|page|tags)(?:\/|$)/;

/** Pages that show the home page's picture. */
const withoutPicture: readonly string[] = ['404.html', 'search'];

interface SharePicture {
  /** Route of the page in the picture, below the base URL, without slashes at its ends. */
  readonly route: string;
  /** The picture's file below the base URL. */
  readonly file: string;
  /** The text of the picture, if it is known without the page: the name of a section, or of the site. */
  readonly name: string | undefined;
}

/**
 * The share picture of a page. Docs, categories, posts and pages have their own; lists show their blog's.
 *
 * @param path the page's decoded path below the base URL, with or without slashes at its ends
 */
export function sharePicture(path: string): SharePicture {
  const own = path.replace(/^\/+|(?<!\/)\/+$/g, '');
  const section = sections.find(({route}) => own === route || own.startsWith(`${route}/`));
  if (section && (own === section.route || list.test(own.slice(section.route.length + 1)))) {
    return picture(section.route, section.name);
  }
  return own === '' || withoutPicture.includes(own) ? picture('', title) : picture(own, undefined);
}

function picture(route: string, name: string | undefined): SharePicture {
  return {route, file: `${pictureFolder}/${route || 'index'}.png`, name};
}

/** The alternative text of a picture, in the language of the title. */
export function pictureText(pageTitle: string): string {
  if (pageTitle === title) {
    return title;
  }
  return isChinese(pageTitle) ? `「${pageTitle}」，${title}` : `${pageTitle}, ${title}`;
}

/** Whether a title is Chinese, which means that it has a Han character. */
export function isChinese(text: string): boolean {
  return /\p{Script=Han}/u.test(text);
}
