import {pictureSize, sharePicture} from '../../../site/share';
import {cardOf, type Card, type SiteNames} from './card';
import type {BuiltPage} from './pages';
import type {Size} from './png';

/** A picture that a page names. */
export interface PictureRequest {
  /** Below the base URL. */
  readonly file: string;
  readonly card: Card;
  /** The article that the card is about. */
  readonly source: string;
}

interface PictureRequests {
  readonly requests: readonly PictureRequest[];
  /** One message for each wrong picture. */
  readonly problems: readonly string[];
}

/**
 * The pictures that built pages name, each once. A page with its own picture in the front matter needs none.
 *
 * @param root the absolute address of the site, with the base URL
 * @param sizeOf the size of a file of the build below the base URL; undefined where no PNG is there
 */
export function pictureRequests(
  pages: readonly BuiltPage[],
  root: string,
  names: SiteNames,
  sizeOf: (file: string) => Size | undefined,
): PictureRequests {
  const byRoute = new Map(pages.map((page) => [page.route, page]));
  const requests = new Map<string, PictureRequest>();
  const problems: string[] = [];
  for (const page of pages) {
    const {file, route} = sharePicture(page.route);
    const image = page.head.image ?? '';
    const owner = byRoute.get(route);
    if (image !== root + encodeURI(file)) {
      problems.push(...checkOwn(page, image, root, sizeOf));
    } else if (owner === undefined) {
      problems.push(`${page.source}: its share picture belongs to /${route}, which is not a page.`);
    } else {
      requests.set(file, {file, card: cardOf(owner.head, names), source: owner.source});
    }
  }
  return {requests: [...requests.values()], problems};
}

function checkOwn(
  {source}: BuiltPage,
  image: string,
  root: string,
  sizeOf: (file: string) => Size | undefined,
): string[] {
  const {width, height} = pictureSize;
  const remedy = `Give it a PNG of ${width} × ${height} pixels, or remove "image" from the front matter: the build then draws one.`;
  if (!image.startsWith(root)) {
    return [
      `${source}: its share picture is "${image}", which is not a file of this site. ${remedy}`,
    ];
  }
  const file = decodeURI(image.slice(root.length));
  const size = sizeOf(file);
  if (size === undefined) {
    return [`${source}: its share picture ${file} is missing or not a PNG. ${remedy}`];
  }
  return size.width === width && size.height === height
    ? []
    : [`${source}: its share picture ${file} has ${size.width} × ${size.height} pixels. ${remedy}`];
}
