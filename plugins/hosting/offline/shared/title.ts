import {title as siteTitle} from '../../../../site/identity';

const characters: Readonly<Record<string, string>> = {amp: '&', lt: '<', gt: '>', quot: '"'};

/** The page title in a page's HTML, without the site's name. Our HTML uses only a few character references. */
export function titleIn(html: string): string | undefined {
  const [, written] = /<title[^<>]*>([^<]*)/.exec(html) ?? [];
  return written
    ?.replaceAll(/&(amp|lt|gt|quot);/g, (_, name: string) => characters[name] ?? '')
    .replace(/&#(?:39|x27);/g, "'")
    .replace(` | ${siteTitle}`, '');
}
