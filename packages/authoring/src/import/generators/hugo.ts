import {posix} from 'node:path';
import {replaceOutsideCode} from '@markdown-zh/content-check/article';
import {dateVariables, fillPattern} from '../permalink.ts';
import {readAddress, readTimeZone, type Generator} from './generator.ts';
import {below, isBelow, isMarkdown, readSettings, textSetting} from './settings.ts';

const files = ['hugo', 'config', 'config/_default/hugo', 'config/_default/config'].flatMap((name) =>
  ['toml', 'yaml', 'yml', 'json'].map((ending) => `${name}.${ending}`),
);

/** https://gohugo.io/configuration/permalinks/, https://gohugo.io/content-management/urls/ */
export const hugo: Generator = {
  label: 'Hugo',
  mark: 'hugo.toml or config.toml, and content/',
  isIn: (folder) =>
    folder.files.some((file) => files.includes(file)) &&
    folder.files.some((file) => isBelow('content', file)),
  readSite(folder) {
    const settings = readSettings(folder, files);
    const posts = textSetting(settings.contentDir, 'content');
    const address = readAddress(settings.baseURL ?? settings.baseurl);
    const {permalinks} = settings;
    const ending = settings.uglyURLs === true ? '.html' : '/';
    const toPath = (text: string) => urlize(text, settings.disablePathToLower === true);
    return {
      ...address,
      posts,
      // _index.md describes a list.
      isPost: (path) =>
        isMarkdown(path) && isBelow(posts, path) && !/(?:^|\/)_index(?:\.[\w-]+)?\.\w+$/.test(path),
      roots: ['static', 'assets'],
      timeZone: readTimeZone(settings.timeZone),
      addressFields: ['url', 'aliases'],
      addressesOf({path, fields, title, date, isDraft}) {
        if (isDraft) {
          return [];
        }
        const file = below(posts, path)
          .replace(/\.\w+$/, '')
          .replace(/\.[a-z]{2}(?:-[a-z]{2,4})?$/i, '')
          .replace(/\/index$/, '');
        const {dir, base: name} = posix.parse(file);
        const [section = ''] = dir.split('/');
        const slug = typeof fields.slug === 'string' ? fields.slug : undefined;
        const text = title === undefined ? undefined : toPath(title);
        const last = toPath(slug ?? name);
        const filled = fillPattern(
          patternFor(permalinks, section) ?? '/:sections/:slugorcontentbasename',
          {
            ...dateVariables(date),
            section: toPath(section),
            sections: toPath(dir),
            title: text,
            slug: slug === undefined ? text : toPath(slug),
            filename: toPath(name),
            contentbasename: toPath(name),
            slugorfilename: last,
            slugorcontentbasename: last,
          },
        );
        const aliases = Array.isArray(fields.aliases) ? fields.aliases : [];
        return [
          typeof fields.url === 'string'
            ? posix.join(address.base, fields.url)
            : filled && posix.join(address.base, filled.replace(/\/$/, '') + ending),
          ...aliases.flatMap((alias: unknown) =>
            typeof alias !== 'string'
              ? []
              : posix.join(
                  address.base,
                  alias.startsWith('/') ? alias : posix.join('/', dir, alias),
                ),
          ),
        ];
      },
      translate: replaceFigures,
    };
  },
};

/** Of `[permalinks]`, or of `[permalinks.page]`. */
function patternFor(permalinks: unknown, section: string): string | undefined {
  const table = (permalinks ?? {}) as Record<string, unknown>;
  const page = (typeof table.page === 'object' ? table.page : table) as Record<string, unknown>;
  const pattern = page[section];
  return typeof pattern === 'string' ? pattern : undefined;
}

/** Hugo's `urlize`: letters of every script, digits and some marks, with hyphens in place of spaces. */
function urlize(text: string, keepsCase: boolean): string {
  const path = text
    .trim()
    .replace(/\s+/g, '-')
    .replace(/[^\p{L}\p{M}\p{N}./\\_#+~-]/gu, '');
  return keepsCase ? path : path.toLowerCase();
}

/** Writes the shortcode `figure` as an image, whose title is its caption on this site. https://gohugo.io/shortcodes/figure/ */
function replaceFigures(body: string): string {
  return replaceOutsideCode(body, /\{\{[<%]\s*figure\b[^{}]*[>%]\}\}/, (shortcode) => {
    const value = (name: string) =>
      new RegExp(String.raw`\s${name}="([^"]*)"`).exec(shortcode)?.[1];
    const source = value('src');
    const caption = value('caption') ?? value('title');
    const title = caption === undefined ? '' : ` "${caption}"`;
    return source === undefined
      ? shortcode
      : `![${value('alt') ?? caption ?? ''}](${source}${title})`;
  });
}
