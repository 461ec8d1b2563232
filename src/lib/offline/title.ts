import {title as siteTitle} from '../../../site/identity';

const characters: Readonly<Record<string, string>> = {amp: '&', lt: '<', gt: '>', quot: '"'};

/** The title of a page of this site, without the site's own; its delivered HTML names few characters. */
export function titleIn(html: string): string | undefined {
  const [, written] = /<title[^>]*>([^<]*)/.exec(html) ?? [];
  return written
    ?.replaceAll(/&(amp|lt|gt|quot);/g, (_, name: string) => characters[name] ?? '')
    .replace(/&#(?:39|x27);/g, "'")
    .replace(` | ${siteTitle}`, '');
}
