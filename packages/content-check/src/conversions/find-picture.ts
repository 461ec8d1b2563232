import {posix} from 'node:path';

/**
 * The address here of a picture that an old blog served from another folder. The picture is beside the article, in `static/`, or in the
 * folder of the article's name, as Hexo has it.
 *
 * @param file the article, by its path from the project's root
 * @param hasFile whether a file exists, by its path from the project's root
 * @returns undefined for a remote picture, and for one that does not exist or needs no other address
 */
export function findPicture(
  url: string,
  file: string,
  hasFile: (path: string) => boolean,
): string | undefined {
  if (/^(?:https?:|data:|\/\/|@site\/)/i.test(url)) {
    return undefined;
  }
  const path = decode(url.split(/[?#]/)[0] ?? '').replaceAll('\\', '/');
  const folder = posix.dirname(file);
  const place = path.startsWith('/') ? `static${path}` : posix.join(folder, path);
  if (path === '' || (hasFile(place) && !url.includes('\\'))) {
    return undefined;
  }
  const own = posix.basename(file).replace(/\.mdx?$/, '');
  const name = posix.basename(path);
  const tail = path.replace(/^(?:[a-z]+:)?(?:\.{0,2}\/)*/i, '');
  const beside = [tail, name, `images/${name}`, `img/${name}`, `${own}/${name}`].find((one) =>
    hasFile(posix.join(folder, one)),
  );
  if (beside !== undefined) {
    return `./${beside}`;
  }
  const served = [tail, `img/${tail}`, `img/${name}`].find((one) => hasFile(`static/${one}`));
  return served === undefined ? undefined : `/${served}`;
}

function decode(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
